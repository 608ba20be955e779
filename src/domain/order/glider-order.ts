import type { Glider } from '../glider.ts';
import type { GliderUsage } from '../statistics/usage.ts';
import { compareTexts } from './text-order.ts';

/** A glider as its list shows it. */
export type UsedGlider = Glider & GliderUsage;

/** The sort orders of the glider list: each ascending, equal ones by name, then in the order they were added. */
export const GLIDER_ORDERS = {
  name: byName,
  trueFlightNum: (a, b) => a.trueFlightNum - b.trueFlightNum || byName(a, b),
  trueAirtime: (a, b) => a.trueAirtime - b.trueAirtime || byName(a, b),
} as const satisfies Record<string, (a: UsedGlider, b: UsedGlider) => number>;

function byName(a: UsedGlider, b: UsedGlider): number {
  return compareTexts(a.name, b.name) || a.id - b.id;
}
