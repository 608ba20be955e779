import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from '../item.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface LoadingPageProps {
  readonly title: string;
  /** Height of a row of the loaded page: a CSS length. */
  readonly rowHeight: string;
  readonly narrow?: boolean;
}

/** Grey rows while the logbook loads. */
export function LoadingPage({ title, rowHeight, narrow = false }: LoadingPageProps) {
  return (
    <Page title={title} heading={narrow ? 'shown' : 'hidden'} narrow={narrow}>
      <div className={styles.skeletons}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={rowHeight} />
        ))}
      </div>
    </Page>
  );
}
