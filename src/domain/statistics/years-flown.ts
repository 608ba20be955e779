import type { Flight } from '../flight.ts';
import { type LocalDate, yearOf } from '../local-date.ts';
import { minutes } from '../units.ts';
import { periodsOf } from './calendar-periods.ts';
import { type FlightTally, talliesBy } from './tallies.ts';

/** What was flown in a calendar year. */
export interface FlownYear extends FlightTally {
  readonly year: number;
}

const NOTHING: FlightTally = { flightNum: 0, airtime: minutes(0) };

/**
 * Returns what was flown in each year from the first with a flight to today's, or to the last where that is later; years
 * without flights are among them, unless the years are too many to be shown. Empty without flights.
 */
export function yearsFlown(
  flights: Iterable<Pick<Flight, 'date' | 'airtime'>>,
  today: LocalDate,
): readonly FlownYear[] {
  const tallies = talliesBy(flights, ({ date }) => yearOf(date));
  if (tallies.size === 0) return [];
  const periods = periodsOf({ year: null, month: null }, [...tallies.keys(), yearOf(today)]);
  return [...new Set(periods.map(Number))].map((year) => ({ year, ...(tallies.get(year) ?? NOTHING) }));
}
