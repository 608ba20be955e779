import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from '../item.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface FormSkeletonProps {
  readonly title: string;
  /** See `Page`. */
  readonly narrow?: boolean;
}

/** Placeholder of a form while the logbook loads: a label with its field in each row. */
export function FormSkeleton({ title, narrow = true }: FormSkeletonProps) {
  return (
    <Page title={title} narrow={narrow}>
      <div className={styles.skeletons}>
        {ROWS.map((row) => (
          <Skeleton key={row} height="68px" />
        ))}
      </div>
    </Page>
  );
}
