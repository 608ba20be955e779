import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './statistics.module.css';
import { statisticsTexts } from './statistics-texts.ts';

const CARDS = ['a', 'b', 'c', 'd'];

/** Placeholder of the statistics while the logbook loads, in the same layout. */
export function StatisticsSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={statisticsTexts.loading}>
      <div className={styles.top}>
        <div className={styles.filters}>
          <Skeleton height="68px" />
        </div>
        <Skeleton height="80px" />
      </div>
      <div className={styles.cards}>
        <div className={styles.whole}>
          <Skeleton height="150px" />
        </div>
        {CARDS.map((card) => (
          <Skeleton key={card} height="280px" />
        ))}
      </div>
    </div>
  );
}
