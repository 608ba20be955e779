import { useState } from 'react';
import { pathOfCalendar } from '#contract/calendar';
import type { TokenScope } from '#domain/api-token';
import { isolated } from '#domain/isolated';
import { API_TOKENS as tokenTexts } from '#texts/api-tokens';
import { isCalendarThere, isTokenValid } from '#web/api/token-check.ts';
import { pageLanguage } from '#web/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import styles from './api-tokens.module.css';

interface NewTokenProps {
  readonly secret: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly onClose: () => void;
}

/** A new token, shown this once: to be copied, or as the address of a calendar, and tried. */
export function NewToken({ secret, name, scope, onClose }: NewTokenProps) {
  const isCalendar = scope === 'calendar:read';
  const path = pathOfCalendar(secret, pageLanguage);
  const address = location.origin + path;
  return (
    <Dialog question={tokenTexts.created(isolated(name))} isAlert={false} onCancel={onClose}>
      <div className={styles.form}>
        <Notice slim tone="warning" isLive={false}>
          {tokenTexts.onlyOnce}
        </Notice>
        <TextField
          label={isCalendar ? tokenTexts.address : tokenTexts.token}
          hint={isCalendar ? tokenTexts.addressHint : tokenTexts.tokenHint}
          className={styles.secret}
          value={isCalendar ? address : secret}
          readOnly
          autoFocus
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.secretActions}>
          <CopyButton text={isCalendar ? address : secret} />
          <TestButton test={() => (isCalendar ? isCalendarThere(path) : isTokenValid(secret))} />
          {isCalendar && (
            <a className={styles.subscribe} href={address.replace(/^https?:/, 'webcal:')}>
              {tokenTexts.subscribe}
            </a>
          )}
        </div>
        <DialogButtons>
          <Button tone="primary" onClick={onClose}>
            {tokenTexts.done}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const [copying, setCopying] = useState<'copy' | 'copied' | 'notCopied'>('copy');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopying('copied');
    } catch (error) {
      console.warn('A token could not be copied.', error);
      setCopying('notCopied');
    }
  };
  return navigator.clipboard ? <Button onClick={() => void copy()}>{tokenTexts[copying]}</Button> : null;
}

function TestButton({ test }: { readonly test: () => Promise<boolean> }) {
  const [testing, setTesting] = useState<'untested' | 'testing' | 'works' | 'fails'>('untested');
  const run = async (): Promise<void> => {
    setTesting('testing');
    try {
      setTesting((await test()) ? 'works' : 'fails');
    } catch (error) {
      console.warn('A token could not be tested.', error);
      setTesting('fails');
    }
  };
  const isBusy = testing === 'testing';
  return (
    <>
      <Button busy={isBusy} onClick={() => void run()}>
        {isBusy ? tokenTexts.testing : tokenTexts.test}
      </Button>
      <span role="status" className={testing === 'fails' ? styles.error : styles.works}>
        {testing === 'works' || testing === 'fails' ? tokenTexts[testing] : ''}
      </span>
    </>
  );
}
