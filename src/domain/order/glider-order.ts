import type { Glider } from '../glider.ts';
import type { LocalDate } from '../local-date.ts';
import type { GliderUsage } from '../statistics/usage.ts';
import { compareNames } from './text-order.ts';

/** A glider as its list shows it. */
export type UsedGlider = Glider & GliderUsage;

/** The sort orders of the glider list: each ascending, equal ones by name, then in the order they were added. */
export const GLIDER_ORDERS = {
  name: compareNames,
  trueFlightNum: (a, b) => a.trueFlightNum - b.trueFlightNum || compareNames(a, b),
  /** One that was never flown comes first. */
  lastFlown: (a, b) => compareDays(a.lastFlown, b.lastFlown) || compareNames(a, b),
  trueAirtime: (a, b) => a.trueAirtime - b.trueAirtime || compareNames(a, b),
} as const satisfies Record<string, (a: UsedGlider, b: UsedGlider) => number>;

/** Compares days, which are texts; null comes first. */
function compareDays(a: LocalDate | null, b: LocalDate | null): number {
  if (a === b) return 0;
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
