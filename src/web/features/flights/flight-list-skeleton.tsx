import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './flight-list.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The flight list while it loads. */
export function FlightListSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading flights">
      {ROWS.map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton width="110px" />
          <Skeleton width="150px" />
          <Skeleton width="64px" />
          <Skeleton width="72px" />
        </div>
      ))}
    </div>
  );
}
