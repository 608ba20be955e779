import type { Flight } from '../flight.ts';
import { monthOf, yearOf } from '../local-date.ts';

/** Returns the years with flights, the latest first. */
export function yearsWithFlights(flights: Iterable<Pick<Flight, 'date'>>): readonly number[] {
  const years = new Set<number>();
  for (const { date } of flights) years.add(yearOf(date));
  return [...years].sort((a, b) => b - a);
}

/** Returns the flights of a calendar year. */
export function flightsInYear<Flown extends Pick<Flight, 'date'>>(
  flights: readonly Flown[],
  year: number,
): readonly Flown[] {
  return flights.filter(({ date }) => yearOf(date) === year);
}

/** Returns the months of a year with flights, 1 to 12, the earliest first. */
export function monthsFlown(flights: Iterable<Pick<Flight, 'date'>>, year: number): readonly number[] {
  const months = new Set<number>();
  for (const { date } of flights) if (yearOf(date) === year) months.add(monthOf(date));
  return [...months].sort((a, b) => a - b);
}
