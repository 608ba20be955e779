import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from '../item.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of a form while the logbook loads: a label with its field in each row. */
export function FormSkeleton({ title }: { readonly title: string }) {
  return (
    <Page title={title} narrow>
      <div className={styles.skeletons}>
        {ROWS.map((row) => (
          <Skeleton key={row} height="68px" />
        ))}
      </div>
    </Page>
  );
}
