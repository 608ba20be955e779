import type { Flight } from '../flight.ts';
import { type LocalDate, yearOf } from '../local-date.ts';
import { type Minutes, minutes } from '../units.ts';
import { type FlownYear, yearsFlown } from './years-flown.ts';

/** What was flown in a calendar year, with the airtime of each glider; null stands for flights without one. */
export interface GliderYear extends FlownYear {
  readonly airtimes: ReadonlyMap<number | null, Minutes>;
}

/** What the use of gliders is counted by. */
export type GliderFlight = Pick<Flight, 'date' | 'airtime' | 'gliderId'>;

/** Returns the years as `yearsFlown` does, each with the airtime of its gliders. */
export function gliderYears(flights: readonly GliderFlight[], today: LocalDate): readonly GliderYear[] {
  const byYear = new Map<number, Map<number | null, Minutes>>();
  for (const { date, gliderId, airtime } of flights) {
    const airtimes = byYear.get(yearOf(date)) ?? new Map<number | null, Minutes>();
    byYear.set(yearOf(date), airtimes.set(gliderId, minutes((airtimes.get(gliderId) ?? 0) + airtime)));
  }
  return yearsFlown(flights, today).map((year) => ({ ...year, airtimes: byYear.get(year.year) ?? new Map() }));
}

/** Returns the gliders of the years, null among them, those with most airtime first; those without any are left out. */
export function mostFlownGliders(years: readonly GliderYear[]): readonly (number | null)[] {
  const totals = new Map<number | null, number>();
  for (const { airtimes } of years) {
    for (const [glider, airtime] of airtimes) totals.set(glider, (totals.get(glider) ?? 0) + airtime);
  }
  return [...totals]
    .filter(([, total]) => total > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([glider]) => glider);
}
