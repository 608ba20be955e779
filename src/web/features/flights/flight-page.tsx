import { useEffect } from 'react';
import { WithItem } from '#web/parts/item/page/with-item.tsx';
import { startTrackReader } from '#web/parts/track/track-reader.ts';
import { heldLogbook } from '#web/store/store.ts';
import { FlightDetail } from './detail/flight-detail.tsx';
import { FlightSkeleton } from './detail/flight-skeleton.tsx';
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
