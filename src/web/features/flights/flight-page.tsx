import { useEffect } from 'react';
import { WithItem } from '#web/parts/item/with-item.tsx';
import { startTrackReader } from '#web/parts/track/track-reader.ts';
import { FlightDetail } from './detail/flight-detail.tsx';
import { FlightSkeleton } from './detail/flight-skeleton.tsx';

/** The page of one flight. */
export function FlightPage({ id }: { readonly id: number }) {
  useEffect(startTrackReader, []); // Most flights have a track: the worker that reads it starts while the logbook loads.
  return (
    <WithItem kind="flight" loading={<FlightSkeleton />} find={({ flights }) => flights.get(id)}>
      {(flight, logbook) => <FlightDetail flight={flight} logbook={logbook} />}
    </WithItem>
  );
}
