import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './css/banner.module.css';
import { Icon } from './icon.tsx';

interface FailureProps {
  readonly message: string;
  /** Tries again; settles when it has. Without it there is no Try Again. */
  readonly onRetry?: (() => Promise<unknown>) | undefined;
  /** Another way on: a button or link. */
  readonly action?: ReactNode;
}

/** An error over a form or a list that stays usable. */
export function Banner({ message, onRetry, action }: FailureProps) {
  return (
    <div className={styles.banner} role="alert">
      <p>{message}</p>
      {onRetry && <RetryButton onRetry={onRetry} />}
      {action}
    </div>
  );
}

/** An error that stands where the page would be. */
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
      {trying ? 'Trying ...' : 'Try Again'}
    </Button>
  );
}
