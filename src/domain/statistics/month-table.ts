import type { Flight } from '../flight.ts';
import { monthOf, yearOf } from '../local-date.ts';
import { periodsOf } from './calendar-periods.ts';
import { yearsWithFlights } from './times-flown.ts';

/** A year with a value for each of its months. */
export interface YearOfMonths {
  readonly year: number;
  /** Twelve values, January first. */
  readonly months: readonly number[];
  readonly total: number;
}

const MONTHS = 12;
const ALL_TIME = { year: null, month: null };

/**
 * Returns the sum of a value of the flights, by default their number, in each month of each year: the latest year first, years
 * without flights between others included (as in the histograms, unless there are too many).
 */
export function monthTable<Flown extends Pick<Flight, 'date'>>(
  flights: readonly Flown[],
  amountOf: (flight: Flown) => number = () => 1,
): readonly YearOfMonths[] {
  const byYear = new Map<number, number[]>();
  for (const period of periodsOf(ALL_TIME, yearsWithFlights(flights)))
    byYear.set(Number(period), Array(MONTHS).fill(0));
  for (const flight of flights) {
    const months = byYear.get(yearOf(flight.date));
    const month = monthOf(flight.date) - 1;
    if (months) months[month] = (months[month] ?? 0) + amountOf(flight);
  }
  return [...byYear]
    .map(([year, months]) => ({ year, months, total: months.reduce((sum, value) => sum + value, 0) }))
    .toReversed();
}
