import type { Flight } from '#domain/flight';
import { yearOf } from '#domain/local-date';
import { compareFlights, type FlightNumber, ordinal } from '#domain/numbering';

/** Returns the position of a flight among several of its day: ` (2/3)`; empty for the only one. */
export function positionInDay({ inDay, ofDay }: FlightNumber): string {
  return ofDay > 1 ? ` (${inDay}/${ofDay})` : '';
}

/** Returns the same as a phrase, for phones, which show no breadcrumb: `2nd of 3 that day`. */
export function phraseOfDay({ inDay, ofDay }: FlightNumber): string | null {
  return ofDay > 1 ? `${ordinal(inDay)} of ${ofDay} that day` : null;
}

/** Returns the position of a flight in its year: `27th in 2025`. */
export function positionInYear({ inYear }: FlightNumber, { date }: Pick<Flight, 'date'>): string {
  return `${ordinal(inYear)} in ${yearOf(date)}`;
}

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
