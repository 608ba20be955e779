import { useEffect } from 'react';
import { ERROR_MESSAGES } from '#contract/errors';
import { PAGES } from '#contract/pages';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { warmUpReader } from '#web/parts/track/track-reader.ts';
import { FailureBlock } from '#web/ui/banner.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBarBack } from '#web/ui/top-bar.tsx';
import { FlightDetail } from './detail/flight-detail.tsx';
import { FlightSkeleton } from './detail/flight-skeleton.tsx';

/** One flight, told from top to bottom. */
export function FlightPage({ id }: { readonly id: number }) {
  useEffect(warmUpReader, []); // Most flights have a track: its reader starts while the logbook loads.
  return (
    <WithLogbook loading={<FlightSkeleton />}>
      {(logbook) => {
        const flight = logbook.flights.get(id);
        return flight ? <FlightDetail flight={flight} logbook={logbook} /> : <NoFlight />;
      }}
    </WithLogbook>
  );
}

function NoFlight() {
  return (
    <Page title="Flight" heading="hidden" start={<TopBarBack href={PAGES.flights.path} />}>
      <FailureBlock message={ERROR_MESSAGES.recordNotFound} />
    </Page>
  );
}
