import type { Glider } from '../glider.ts';
import type { Site } from '../site.ts';
import type { GliderUsage } from '../statistics/glider-usage.ts';
import type { SiteUsage } from '../statistics/site-statistics.ts';
import { compareLastFlown, compareNames, compareTexts } from './text-order.ts';

/** A site with its number of flights and the day it was flown last. */
export type UsedSite = Site & SiteUsage;

/** The sort orders of the site list: each ascending, equal ones by name, then in the order they were added. */
export const SITE_ORDERS = {
  name: compareNames,
  location: (a, b) => compareTexts(a.location, b.location) || compareNames(a, b),
  launchAltitude: (a, b) => a.launchAltitude - b.launchAltitude || compareNames(a, b),
  flightNum: (a, b) => a.flightNum - b.flightNum || compareNames(a, b),
  lastFlown: (a, b) => compareLastFlown(a, b) || compareNames(a, b),
} as const satisfies Record<string, (a: UsedSite, b: UsedSite) => number>;

/** A glider as its list shows it. */
export type UsedGlider = Glider & GliderUsage;

/** The sort orders of the glider list: each ascending, equal ones by name, then in the order they were added. */
export const GLIDER_ORDERS = {
  name: compareNames,
  trueFlightNum: (a, b) => a.trueFlightNum - b.trueFlightNum || compareNames(a, b),
  lastFlown: (a, b) => compareLastFlown(a, b) || compareNames(a, b),
  trueAirtime: (a, b) => a.trueAirtime - b.trueAirtime || compareNames(a, b),
} as const satisfies Record<string, (a: UsedGlider, b: UsedGlider) => number>;
