import type { ReactNode } from 'react';
import styles from './item-columns.module.css';
import { areLong, Remarks } from './remarks.tsx';

interface ItemColumnsProps {
  /** The part to be read first. */
  readonly left: ReactNode;
  /** On wide screens beside it, else below. */
  readonly right: ReactNode;
  readonly remarks?: string;
}

/**
 * The parts of an item's page in one column, on wide screens in two, with long remarks below both. The order is the same at every
 * width: down the left column, then down the right one.
 */
export function ItemColumns({ left, right, remarks = '' }: ItemColumnsProps) {
  const below = areLong(remarks);
  return (
    <div className={styles.item}>
      <div className={styles.column}>{left}</div>
      <div className={styles.column}>
        {right}
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
