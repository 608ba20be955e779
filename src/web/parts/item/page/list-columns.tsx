import type { ReactNode } from 'react';
import styles from './list-columns.module.css';

interface ListColumnsProps {
  /** On wide screens beside the list, else below it; null for nothing. */
  readonly beside: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** A list, and what belongs to all of its items: a map or a chart. */
export function ListColumns({ beside, children }: ListColumnsProps) {
  if (beside === null) return children;
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.beside}>{beside}</div>
    </div>
  );
}
