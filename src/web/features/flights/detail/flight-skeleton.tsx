import { PAGES } from '#contract/pages/pages';
import { texts } from '#web/texts.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import { flightPageTexts } from '../flight-page-texts.ts';
import styles from './flight-detail.module.css';

/** Placeholder of a flight while the logbook loads. */
export function FlightSkeleton() {
  return (
    <Page title={texts.terms.flight} heading="hidden" flush wide start={<TopBarBack href={PAGES.flights.path} />}>
      <div className={styles.flight} role="status" aria-label={flightPageTexts.one.loading}>
        <section className={styles.head}>
          <div className={styles.top}>
            <div className={styles.title}>
              <Skeleton width="220px" height="32px" />
              <Skeleton width="140px" height="22px" />
            </div>
          </div>
          <div className={styles.top}>
            <Skeleton height="96px" />
          </div>
        </section>
        <div className={styles.mapPlace}>
          <Skeleton height="100%" />
        </div>
      </div>
    </Page>
  );
}
