import type { Flight } from '#domain/flight';
import { compareFlights } from '#domain/order/numbering';

/** The flights flown just before and just after one; null where there is none. */
export interface Neighbours {
  readonly previous: Flight | null;
  readonly next: Flight | null;
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
