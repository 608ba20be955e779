import type { Flight } from '#domain/flight';
import { compareFlights } from '#domain/order/numbering';

/** The flights flown just before and just after one; null where there is none. */
export interface Neighbours {
  readonly previous: Flight | null;
  readonly next: Flight | null;
}

/** The neighbours of a flight: of all, from its site alone, and on its day. */
export interface AllNeighbours extends Neighbours {
  /** Null where they are no others than those of all flights, and without a site. */
  readonly atSite: Neighbours | null;
  /** The other flights of the day, as they were flown, where they are more than the two neighbours. */
  readonly ofDay: readonly Flight[];
}

/** Returns the flights flown just before and just after one. */
export function neighboursOf(flight: Flight, flights: Iterable<Flight>): Neighbours {
  let [previous, next]: [Flight | null, Flight | null] = [null, null];
  for (const other of flights) {
    const order = compareFlights(other, flight);
    if (order < 0 && (previous === null || compareFlights(other, previous) > 0)) previous = other;
    if (order > 0 && (next === null || compareFlights(other, next) < 0)) next = other;
  }
  return { previous, next };
}

/** Returns the neighbours of a flight in every respect; no flight is named twice for the same reason. */
export function allNeighboursOf(flight: Flight, flights: readonly Flight[]): AllNeighbours {
  const nearest = neighboursOf(flight, flights);
  const near = new Set([nearest.previous?.id, nearest.next?.id]);
  const ofDay = flights.filter(({ id, date }) => date === flight.date && id !== flight.id).toSorted(compareFlights);
  return {
    ...nearest,
    atSite: neighboursAtSite(flight, flights, nearest),
    ofDay: ofDay.some(({ id }) => !near.has(id)) ? ofDay : [],
  };
}

function neighboursAtSite(flight: Flight, flights: readonly Flight[], nearest: Neighbours): Neighbours | null {
  if (flight.siteId === null) return null;
  const { previous, next } = neighboursOf(
    flight,
    flights.filter(({ siteId }) => siteId === flight.siteId),
  );
  const farther = {
    previous: previous?.id === nearest.previous?.id ? null : previous,
    next: next?.id === nearest.next?.id ? null : next,
  };
  return farther.previous || farther.next ? farther : null;
}
