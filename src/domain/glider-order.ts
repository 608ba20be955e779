import type { Glider } from './glider.ts';
import { compareTexts } from './text-order.ts';
import type { GliderUsage } from './usage.ts';

/** A glider as its list shows it. */
export type UsedGlider = Glider & GliderUsage;

/** What the glider list is ordered by: each ascending, equal ones by name, then as they were added. */
export const GLIDER_ORDERS = {
  name: byName,
  trueFlightNum: (a, b) => a.trueFlightNum - b.trueFlightNum || byName(a, b),
  trueAirtime: (a, b) => a.trueAirtime - b.trueAirtime || byName(a, b),
} as const satisfies Record<string, (a: UsedGlider, b: UsedGlider) => number>;

function byName(a: UsedGlider, b: UsedGlider): number {
  return compareTexts(a.name, b.name) || a.id - b.id;
}
