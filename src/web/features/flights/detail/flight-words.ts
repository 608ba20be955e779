import type { Flight } from '#domain/flight';
import { yearOf } from '#domain/local-date';
import { compareFlown, type FlightNumber, ordinal } from '#domain/numbering';

/** Which of its day's flights a flight is, where there were more: ` (2/3)`. */
export function positionInDay({ inDay, ofDay }: FlightNumber): string {
  return ofDay > 1 ? ` (${inDay}/${ofDay})` : '';
}

/** The same as a phrase, for a phone, which shows no breadcrumb: `2nd of 3 that day`. */
export function phraseOfDay({ inDay, ofDay }: FlightNumber): string | null {
  return ofDay > 1 ? `${ordinal(inDay)} of ${ofDay} that day` : null;
}

/** Which flight of its year a flight is: `27th in 2025`. */
export function positionInYear({ inYear }: FlightNumber, { date }: Pick<Flight, 'date'>): string {
  return `${ordinal(inYear)} in ${yearOf(date)}`;
}

/** The flights flown before and after one; null where there is none. */
export interface Neighbours {
  readonly previous: Flight | null;
  readonly next: Flight | null;
}

/** The flights flown just before and just after one. */
export function neighboursOf(flight: Flight, flights: Iterable<Flight>): Neighbours {
  let [previous, next]: [Flight | null, Flight | null] = [null, null];
  for (const other of flights) {
    const order = compareFlown(other, flight);
    if (order < 0 && (previous === null || compareFlown(other, previous) > 0)) previous = other;
    if (order > 0 && (next === null || compareFlown(other, next) < 0)) next = other;
  }
  return { previous, next };
}
