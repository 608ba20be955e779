import type { Site } from '../site.ts';
import { compareTexts } from './text-order.ts';

/** The sort orders of the site list: each ascending, equal ones by name, then in the order they were added. */
export const SITE_ORDERS = {
  name: byName,
  location: (a, b) => compareTexts(a.location, b.location) || byName(a, b),
  launchAltitude: (a, b) => a.launchAltitude - b.launchAltitude || byName(a, b),
} as const satisfies Record<string, (a: Site, b: Site) => number>;

function byName(a: Site, b: Site): number {
  return compareTexts(a.name, b.name) || a.id - b.id;
}
