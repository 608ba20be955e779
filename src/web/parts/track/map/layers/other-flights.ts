import { compareFlights } from '#domain/order/numbering';
import type { Logbook } from '#web/store/logbook.ts';

/** The most other flights on a map. */
const MOST = 10;

/** Returns the ids of the newest other flights with a track from the site of a flight, the newest first. */
export function otherFlights({ flights }: Pick<Logbook, 'flights'>, flightId: number): readonly number[] {
  const siteId = flights.get(flightId)?.siteId ?? null;
  if (siteId === null) return [];
  return [...flights.values()]
    .filter((flight) => flight.siteId === siteId && flight.hasTrack && flight.id !== flightId)
    .toSorted((a, b) => compareFlights(b, a))
    .slice(0, MOST)
    .map(({ id }) => id);
}
