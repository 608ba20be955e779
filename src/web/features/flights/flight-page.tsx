import { useEffect } from 'react';
import { PAGES } from '#contract/pages/pages';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { WithItem } from '#web/parts/item/page/with-item.tsx';
import { startTrackReader } from '#web/parts/track/track-reader.ts';
import { heldLogbook } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import styles from './detail/flight-detail.module.css';
import { FlightDetail } from './detail/flight-detail.tsx';
import { readTrackOfFlight } from './track/track-store.ts';

/** Begins to load and read a flight's track, once the logbook is loaded and before the page is rendered. */
export function prefetchTrack(id: number): void {
  if (!heldLogbook()?.flights.get(id)?.hasTrack) return;
  startTrackReader();
  readTrackOfFlight(id).catch(() => undefined); // The page, which asks for it as well, reports the failure.
}

export function FlightPage({ id }: { readonly id: number }) {
  useEffect(startTrackReader, []); // Most flights have a track: the worker that reads it starts while the logbook loads.
  return (
    <WithItem kind="flight" loading={<FlightSkeleton />} find={({ flights }) => flights.get(id)}>
      {(flight, logbook) => <FlightDetail flight={flight} logbook={logbook} />}
    </WithItem>
  );
}

/** Placeholder of a flight while the logbook loads. */
function FlightSkeleton() {
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
