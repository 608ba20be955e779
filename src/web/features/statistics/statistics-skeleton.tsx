import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './statistics.module.css';
import { statisticsTexts } from './statistics-texts.ts';

/** Placeholder of the statistics while the logbook loads. */
export function StatisticsSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={statisticsTexts.loading}>
      <Skeleton height="68px" />
      <Skeleton height="300px" />
      <Skeleton height="280px" />
      <Skeleton height="280px" />
    </div>
  );
}
