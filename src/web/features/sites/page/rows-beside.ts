import type { Flight } from '#domain/flight';
import { yearsWithFlights } from '#domain/statistics/tallies';
import { MOST_YEARS } from '#web/parts/item/flights/flight-months.tsx';

/** Flights beside the months of a few years. */
const USUAL = { rows: 10, years: 4 };

/** Returns how many flights of a site fill the column beside its months: one more for each year that these have a row for. */
export function rowsBeside(flights: readonly Pick<Flight, 'date'>[]): number {
  const years = Math.min(yearsWithFlights(flights).length, MOST_YEARS);
  return USUAL.rows + Math.max(0, years - USUAL.years);
}
