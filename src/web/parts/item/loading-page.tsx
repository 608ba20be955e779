import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './item.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface LoadingPageProps {
  readonly title: string;
  /** As high as a row of what will stand here: a CSS length. */
  readonly rowHeight: string;
  readonly narrow?: boolean;
}

/** Rows in grey while the logbook comes. */
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
