import type { Flight } from '../flight.ts';
import { compareNames } from '../order/text-order.ts';
import type { Site } from '../site.ts';
import { type Metres, metres } from '../units.ts';
import type { SelectedSite, Selections } from './selections.ts';

/** A site with flights; or none, for the flights without a site. */
export interface RankedSite {
  readonly site: SelectedSite;
  /** Null for flights without a site. */
  readonly siteName: string | null;
  /** Its rank from 0, which decides its colour; null for flights without a site. */
  readonly rank: number | null;
  /** 0 without a site. */
  readonly launchAltitude: Metres;
}

/**
 * Returns the sites with flights, most flights of all time first, those without a site last. The order does not depend on the
 * selections, so that a site keeps its rank and colour. A deleted site counts as none.
 */
export function rankSites(
  flights: Iterable<Pick<Flight, 'siteId'>>,
  sites: ReadonlyMap<number, Site>,
): readonly RankedSite[] {
  const counts = new Map<SelectedSite, number>();
  for (const flight of flights) {
    const choice = siteOf(flight, sites);
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  const flown = [...sites.values()]
    .filter(({ id }) => counts.has(id))
    .sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) || compareNames(a, b))
    .map(({ id, name, launchAltitude }, rank) => ({ site: id, siteName: name, rank, launchAltitude }));
  const none = { site: 'noSite', siteName: null, rank: null, launchAltitude: metres(0) } as const;
  return counts.has('noSite') ? [...flown, none] : flown;
}

/** Returns the site that a flight counts for. */
export function siteOf({ siteId }: Pick<Flight, 'siteId'>, sites: ReadonlyMap<number, unknown>): SelectedSite {
  return siteId !== null && sites.has(siteId) ? siteId : 'noSite';
}

/** Number of sites that charts show one by one; if there are more than one others, these are shown together. */
export const TOP_SITES = 8;

/**
 * Returns the sites that charts show one by one: those with most flights in the selected period, and the selected site.
 * The others are shown together, unless it is a single one. Flights without a site are never among the others.
 */
export function topSites(
  bySite: readonly (Pick<RankedSite, 'site' | 'rank'> & { readonly flightNum: number })[],
  selected: SelectedSite | null,
): ReadonlySet<SelectedSite> {
  const named = bySite.filter(({ rank }) => rank !== null);
  const top = named.length <= TOP_SITES + 1 ? named : named.toSorted((a, b) => b.flightNum - a.flightNum);
  const shown = top.slice(0, TOP_SITES + Number(named.length === TOP_SITES + 1)).map(({ site }) => site);
  return new Set([...shown, 'noSite', ...(selected === null ? [] : [selected])]);
}

/** Returns the flights of the selected site; all for none. A flight of a deleted site has none. */
export function flightsOfSite<Flown extends Pick<Flight, 'siteId'>>(
  flights: Iterable<Flown>,
  site: Selections['site'],
  sites: ReadonlyMap<number, unknown>,
): readonly Flown[] {
  return site === null ? [...flights] : [...flights].filter((flight) => siteOf(flight, sites) === site);
}
