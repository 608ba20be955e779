import type { Site } from '../site.ts';
import { compareNames, compareTexts } from './text-order.ts';

/** The sort orders of the site list: each ascending, equal ones by name, then in the order they were added. */
export const SITE_ORDERS = {
  name: compareNames,
  location: (a, b) => compareTexts(a.location, b.location) || compareNames(a, b),
  launchAltitude: (a, b) => a.launchAltitude - b.launchAltitude || compareNames(a, b),
} as const satisfies Record<string, (a: Site, b: Site) => number>;
