import { type ReactNode, useState } from 'react';
import { languageOf } from '#web/english-words.ts';
import { texts } from '#web/texts.ts';
import { Button, type ButtonTone } from '../button.tsx';
import { Icon } from '../icon.tsx';
import styles from './banner.module.css';

interface FailureProps {
  readonly message: string;
  /** Retries; the promise settles when the attempt is over. Without it there is no Try Again button. */
  readonly onRetry?: (() => Promise<unknown>) | undefined;
  /** Another button or link. */
  readonly action?: ReactNode;
}

/** An error message above a form or list that stays usable. */
export function Banner({ message, onRetry, action }: FailureProps) {
  return (
    <div className={styles.banner} role="alert">
      <p lang={languageOf(message)}>{withLink(message)}</p>
      {onRetry && <RetryButton onRetry={onRetry} />}
      {action}
    </div>
  );
}

interface FailureBlockProps extends FailureProps {
  /** The page's heading, if nothing of the page is there. */
  readonly heading?: string;
}

/** An error message in place of the page's content. */
export function FailureBlock({ heading, message, onRetry, action }: FailureBlockProps) {
  return (
    <div className={styles.block} role="alert">
      <Icon name="alert" />
      {heading && <h1>{heading}</h1>}
      <p lang={languageOf(message)}>{withLink(message)}</p>
      {onRetry && <RetryButton onRetry={onRetry} tone="primary" />}
      {action}
    </div>
  );
}

/** Makes the address a link in the message of a page that was opened under a wrong one. No other message has a link: it may quote what pilots typed. */
function withLink(message: string): ReactNode {
  const [before = '', after = ''] = texts.frame.isAtAddress('\n').split('\n');
  if (!message.startsWith(before) || !message.endsWith(after)) return message;
  const address = message.slice(before.length, message.length - after.length);
  return (
    <>
      {before}
      <a href={address}>{address}</a>
      {after}
    </>
  );
}

interface RetryButtonProps {
  readonly onRetry: () => Promise<unknown>;
  readonly tone?: ButtonTone;
}

function RetryButton({ onRetry, tone }: RetryButtonProps) {
  const [trying, setTrying] = useState(false);
  const retry = (): void => {
    setTrying(true);
    const done = (): void => setTrying(false);
    onRetry().then(done, done);
  };
  return (
    <Button tone={tone} busy={trying} onClick={retry}>
      {trying ? texts.actions.trying : texts.actions.tryAgain}
    </Button>
  );
}
