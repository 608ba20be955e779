import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './list-columns.module.css';

interface ListColumnsProps {
  /** On wide screens beside the list, else below it; null for nothing. */
  readonly aside: ReactNode;
  /** Below the list, and below the column beside it where that is below, too. */
  readonly below?: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/**
 * A list, and what belongs to all of its items: a map or a chart. The list is at the same place of the tree without it, too: a
 * row keeps the focus when a window becomes too narrow for both.
 */
export function ListColumns({ aside, below = null, children }: ListColumnsProps) {
  return (
    <div className={classes(aside !== null && styles.columns)}>
      <div>{children}</div>
      {aside !== null && <div className={styles.aside}>{aside}</div>}
      {below !== null && <div className={styles.below}>{below}</div>}
    </div>
  );
}
