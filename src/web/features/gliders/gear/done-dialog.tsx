import { type SyntheticEvent, useState } from 'react';
import { MAX_CHECK_NOTE } from '#domain/gear/check-rules';
import type { DoneCheck } from '#domain/gear/checks';
import { isLocalDate, localDateOf } from '#domain/local-date';
import { GEAR as gearTexts } from '#texts/gear';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import styles from './gear.module.css';

interface DoneDialogProps {
  /** The name of the check. */
  readonly name: string;
  readonly isBusy: boolean;
  /** Why the last save failed; null if it did not. */
  readonly message: string | null;
  readonly onSave: (done: DoneCheck) => void;
  readonly onCancel: () => void;
}

/** Asks on which day a check was done, by whom and with which result. */
export function DoneDialog({ name, isBusy, message, onSave, onCancel }: DoneDialogProps) {
  const [done, setDone] = useState<DoneCheck>(() => ({ on: localDateOf(new Date()), by: '', note: '' }));
  const [isChecked, setChecked] = useState(false);
  const type = (change: Partial<DoneCheck>): void => setDone((typed) => ({ ...typed, ...change }));
  const isDay = isLocalDate(done.on);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (isDay) onSave({ ...done, by: done.by.trim(), note: done.note.trim() });
  };
  return (
    <Dialog question={gearTexts.doneOf(name)} isAlert={false} onCancel={onCancel}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {message !== null && <Banner message={message} />}
        <TextField
          label={gearTexts.doneOn}
          type="date"
          min="1900-01-01"
          max="2099-12-31"
          value={done.on}
          error={isChecked && !isDay ? gearTexts.wrongDay : undefined}
          onChange={({ target }) => type({ on: target.value })}
        />
        <TextField
          label={gearTexts.doneBy}
          autoComplete="off"
          maxLength={MAX_CHECK_NOTE}
          value={done.by}
          onChange={({ target }) => type({ by: target.value })}
        />
        <TextField
          label={gearTexts.doneNote}
          autoComplete="off"
          maxLength={MAX_CHECK_NOTE}
          value={done.note}
          onChange={({ target }) => type({ note: target.value })}
        />
        <DialogButtons>
          <Button disabled={isBusy} onClick={onCancel}>
            {texts.actions.cancel}
          </Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            {isBusy ? texts.actions.saving : texts.actions.save}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
