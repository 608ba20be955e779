import type { Flight } from '../flight.ts';
import { yearOf } from '../local-date.ts';
import { compareCodes } from './text-order.ts';

/** The number of a flight: in the pilot's life, in its year, and on its day. All count from 1. */
export interface FlightNumber {
  /** Overall, the pilot's flights before Wingbook included. */
  readonly overall: number;
  readonly inYear: number;
  readonly inDay: number;
  /** Number of flights on that day. */
  readonly ofDay: number;
}

type OrderedFlight = Pick<Flight, 'id' | 'date' | 'time'>;

/**
 * Compares flights by when they were flown, oldest first: by day; within a day those with a time by time, then those
 * without; the rest by id, which is the order of creation.
 */
export function compareFlights(a: OrderedFlight, b: OrderedFlight): number {
  return compareCodes(a.date, b.date) || compareTimes(a.time, b.time) || a.id - b.id;
}

/** Returns the number of one flight among all of the pilot's, given in any order. */
export function numberOfFlight(
  flight: OrderedFlight,
  flights: Iterable<OrderedFlight>,
  initialFlightNum: number,
): FlightNumber {
  const count = { before: 0, beforeInYear: 0, beforeInDay: 0, ofDay: 0 };
  for (const other of flights) {
    const sameDay = other.date === flight.date;
    if (sameDay) count.ofDay += 1;
    if (compareFlights(other, flight) >= 0) continue;
    count.before += 1;
    if (sameDay) count.beforeInDay += 1;
    if (yearOf(other.date) === yearOf(flight.date)) count.beforeInYear += 1;
  }
  return {
    overall: initialFlightNum + count.before + 1,
    inYear: count.beforeInYear + 1,
    inDay: count.beforeInDay + 1,
    ofDay: count.ofDay,
  };
}

/** Returns the flight flown last; null when there is none. */
export function latestFlight<F extends OrderedFlight>(flights: Iterable<F>): F | null {
  let latest: F | null = null;
  for (const flight of flights) if (!latest || compareFlights(latest, flight) < 0) latest = flight;
  return latest;
}

function compareTimes(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareCodes(a, b);
}
