import { type ReactNode, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import styles from './panels.module.css';

/** Longer panels are closed at first, so that the flights are in view. */
const MOST_OPEN = { wide: 2, narrow: 1 };

interface PanelProps {
  readonly title: string;
  readonly lead: string;
  /** How many rows it has. */
  readonly count: number;
  readonly children: ReactNode;
}

/** A panel of the review that can be opened. */
export function Panel({ title, lead, count, children }: PanelProps) {
  const narrow = useMedia(NARROW);
  const [isOpen] = useState(count <= (narrow ? MOST_OPEN.narrow : MOST_OPEN.wide));
  return (
    <details className={styles.panel} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        <Icon name="down" />
      </summary>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.rows}>{children}</div>
    </details>
  );
}
