import { type ReactNode, useState } from 'react';
import { texts } from '#web/texts.ts';
import { Button } from '../button.tsx';
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
      <p>{message}</p>
      {onRetry && <RetryButton onRetry={onRetry} />}
      {action}
    </div>
  );
}

/** An error message in place of the page's content. */
export function FailureBlock({ message, onRetry, action }: FailureProps) {
  return (
    <div className={styles.block} role="alert">
      <Icon name="alert" />
      <p>{message}</p>
      {onRetry && <RetryButton onRetry={onRetry} />}
      {action}
    </div>
  );
}

function RetryButton({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const [trying, setTrying] = useState(false);
  const retry = (): void => {
    setTrying(true);
    const done = (): void => setTrying(false);
    onRetry().then(done, done);
  };
  return (
    <Button busy={trying} onClick={retry}>
      {trying ? texts.actions.trying : texts.actions.tryAgain}
    </Button>
  );
}
