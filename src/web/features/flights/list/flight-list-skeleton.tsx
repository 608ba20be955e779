import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './flight-list.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** The columns with width and height of what stands for their text. */
const CELLS = [
  ['date', '120px', '1.1em'],
  ['site', '140px', '1.2em'],
  ['barogram', '100%', '100%'],
  ['xc', '0', '0'],
  ['altitude', '56px', '1.1em'],
  ['airtime', '72px', '1.2em'],
] as const;

/** Placeholder of the flight list while it loads, in the same layout. */
export function FlightListSkeleton() {
  return (
    <div role="status" aria-label={texts.flights.loading} className={styles.list}>
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
      {CELLS.map(([column, width, height]) => (
        <div key={column} className={styles[column]}>
          <Skeleton width={width} height={height} />
        </div>
      ))}
    </div>
  );
}
