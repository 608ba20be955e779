import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { texts } from '#web/texts.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from './pilot.module.css';
import { PilotView } from './pilot-view.tsx';

/** The pilot page: totals, units and account. */
export function PilotPage() {
  return <WithLogbook loading={<PilotSkeleton />}>{(logbook) => <PilotView logbook={logbook} />}</WithLogbook>;
}

/** Placeholder of the pilot page while the logbook loads, in the same layout. */
function PilotSkeleton() {
  return (
    <Page title={texts.terms.pilot} heading="hidden" wide>
      <div className={styles.head}>
        <Skeleton width="min(260px, 70%)" height="54px" />
      </div>
      <div className={styles.columns}>
        <div className={styles.parts}>
          <Skeleton height="80px" />
          <div className={styles.overview}>
            <Skeleton height="320px" />
            <Skeleton height="240px" />
          </div>
        </div>
        <div className={styles.parts}>
          <Skeleton height="120px" />
          <Skeleton height="96px" />
        </div>
      </div>
    </Page>
  );
}
