import type { Glider } from '../glider.ts';
import type { GliderUsage } from '../statistics/glider-usage.ts';
import { compareLastFlown, compareNames } from './text-order.ts';

/** A glider as its list shows it. */
export type UsedGlider = Glider & GliderUsage;

/** The sort orders of the glider list: each ascending, equal ones by name, then in the order they were added. */
export const GLIDER_ORDERS = {
  name: compareNames,
  trueFlightNum: (a, b) => a.trueFlightNum - b.trueFlightNum || compareNames(a, b),
  lastFlown: (a, b) => compareLastFlown(a, b) || compareNames(a, b),
  trueAirtime: (a, b) => a.trueAirtime - b.trueAirtime || compareNames(a, b),
} as const satisfies Record<string, (a: UsedGlider, b: UsedGlider) => number>;
