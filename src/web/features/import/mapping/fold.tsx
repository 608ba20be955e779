import { type ReactNode, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './fields.module.css';

interface FoldProps {
  readonly title: string;
  /** Whether it is open at first. */
  readonly startsOpen: boolean;
  /** Whether something is missing in it: then it is open. */
  readonly isMissing?: boolean;
  readonly children: ReactNode;
}

/** A part of the settings that can be closed: for a known format nobody needs to look at it. */
export function Fold({ title, startsOpen, isMissing = false, children }: FoldProps) {
  const [isOpen] = useState(startsOpen);
  return (
    <details className={styles.fold} open={isOpen || isMissing}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
