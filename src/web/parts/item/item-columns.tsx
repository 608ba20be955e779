import type { ReactNode } from 'react';
import styles from './item-columns.module.css';

interface ItemColumnsProps {
  /** What is to be read first: fields and records. */
  readonly facts: ReactNode;
  /** Maps and charts: on wide screens beside all that is to be read, else between its parts. */
  readonly charts: ReactNode;
  /** What is to be read last: the remarks. */
  readonly more: ReactNode;
}

/** The parts of an item's page in one column, on wide screens in two. */
export function ItemColumns({ facts, charts, more }: ItemColumnsProps) {
  return (
    <div className={styles.item}>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.charts}>{charts}</div>
      <div className={styles.facts}>{more}</div>
    </div>
  );
}
