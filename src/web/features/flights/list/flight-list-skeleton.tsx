import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './flight-list.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Placeholder of the flight list while it loads, in the same layout. */
export function FlightListSkeleton() {
  return (
    <div role="status" aria-label={texts.flights.loading}>
      <div className={styles.tools}>
        <div className={styles.actions}>
          <Skeleton width="160px" height="1.45em" />
        </div>
        <div className={styles.filterPlace} />
      </div>
      <div className={styles.skeleton}>
        <div className={styles.skeletonHead} />
        {ROWS.map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className={classes(styles.row, styles.skeletonRow)}>
      <div className={styles.date}>
        <Skeleton width="120px" height="1.1em" />
      </div>
      <div className={styles.site}>
        <Skeleton width="140px" height="1.2em" />
      </div>
      <div className={styles.barogram}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.xc} />
      <div className={styles.altitude}>
        <Skeleton width="56px" height="1.1em" />
      </div>
      <div className={styles.airtime}>
        <Skeleton width="72px" height="1.2em" />
      </div>
    </div>
  );
}
