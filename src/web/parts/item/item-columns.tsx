import type { ReactNode } from 'react';
import styles from './item-columns.module.css';
import { areLong, Remarks } from './remarks.tsx';

interface ItemColumnsProps {
  /** What is to be read first: fields and records. */
  readonly facts: ReactNode;
  /** Maps and charts: on wide screens beside all that is to be read, else between its parts. */
  readonly charts: ReactNode;
  /** What is to be read last. */
  readonly more: ReactNode;
  readonly remarks?: string;
}

/** The parts of an item's page in one column, on wide screens in two, with long remarks below both. */
export function ItemColumns({ facts, charts, more, remarks = '' }: ItemColumnsProps) {
  const below = areLong(remarks);
  return (
    <div className={styles.item}>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.charts}>{charts}</div>
      <div className={styles.facts}>
        {more}
        {!below && <Remarks remarks={remarks} />}
      </div>
      {below && (
        <div className={styles.below}>
          <Remarks remarks={remarks} />
        </div>
      )}
    </div>
  );
}
