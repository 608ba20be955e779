import { useEffect } from 'react';
import { PAGES } from '#contract/pages';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { ItemNotFound } from '#web/parts/item/item-not-found.tsx';
import { startTrackReader } from '#web/parts/track/track-reader.ts';
import { texts } from '#web/texts.ts';
import { FlightDetail } from './detail/flight-detail.tsx';
import { FlightSkeleton } from './detail/flight-skeleton.tsx';

/** The page of one flight. */
export function FlightPage({ id }: { readonly id: number }) {
  useEffect(startTrackReader, []); // Most flights have a track: the worker that reads it starts while the logbook loads.
  return (
    <WithLogbook loading={<FlightSkeleton />}>
      {(logbook) => {
        const flight = logbook.flights.get(id);
        return flight ? (
          <FlightDetail flight={flight} logbook={logbook} />
        ) : (
          <ItemNotFound title={texts.terms.flight} toList={texts.flights.goToList} listHref={PAGES.flights.path} />
        );
      }}
    </WithLogbook>
  );
}
