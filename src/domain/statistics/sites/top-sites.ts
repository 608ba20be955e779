import type { SelectedSite } from '../selections.ts';
import type { SiteStatistics } from './site-statistics.ts';

/** Number of sites that charts show one by one; if there are more than one others, these are shown together. */
export const TOP_SITES = 8;

/**
 * Returns the sites that charts show one by one: those with most flights in the selected period, and the selected site.
 * The others are shown together, unless it is a single one. Flights without a site are never among the others.
 */
export function topSites(
  bySite: readonly Pick<SiteStatistics, 'site' | 'rank' | 'flightNum'>[],
  selected: SelectedSite | null,
): ReadonlySet<SelectedSite> {
  const named = bySite.filter(({ rank }) => rank !== null);
  const top = named.length <= TOP_SITES + 1 ? named : named.toSorted((a, b) => b.flightNum - a.flightNum);
  const shown = top.slice(0, TOP_SITES + Number(named.length === TOP_SITES + 1)).map(({ site }) => site);
  return new Set([...shown, 'noSite', ...(selected === null ? [] : [selected])]);
}
