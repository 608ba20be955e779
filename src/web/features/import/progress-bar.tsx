import type { ReactNode } from 'react';
import styles from './import.module.css';

interface ProgressBarProps {
  /** Accessible name. */
  readonly label: string;
  readonly value: number;
  /** 0 while it is not known. */
  readonly max: number;
  readonly text: string;
  /** Its Stop button. */
  readonly action: ReactNode;
}

/** The progress of long work, with a count. */
export function ProgressBar({ label, value, max, text, action }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={label} {...(max > 0 && { value, max })} />
      <div className={styles.progressLine}>
        <span>{text}</span>
        {action}
      </div>
    </div>
  );
}
