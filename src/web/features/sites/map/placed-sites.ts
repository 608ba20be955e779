import type { Flight } from '#domain/flight';
import { type Coordinates, distanceBetween } from '#domain/geo';
import { coordinatesOfSite, type Site } from '#domain/site';
import { usageOfSites } from '#domain/statistics/sites/site-usage';
import type { InitialView } from '#web/ui/map/open-map.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';

/** A site with coordinates. */
export interface PlacedSite {
  readonly site: Site;
  readonly place: Coordinates;
  readonly flightNum: number;
}

/** Shows Europe and Africa: the view of a pilot without sites. */
const WORLD_CENTRE = [10, 40] as const;
const FULL_CIRCLE = 360;
/** Metres from its middle that a region reaches: an hour's drive. Degrees of latitude beyond which a site is farther. */
const REGION_M = 40_000;
const REGION_DEG = 0.4;

/** Returns the sites that have coordinates, those with most flights first. */
export function placedSites(
  sites: Iterable<Site>,
  flights: Iterable<Pick<Flight, 'siteId' | 'date'>> = [],
): readonly PlacedSite[] {
  const usage = usageOfSites(flights);
  const placed = [...sites].flatMap((site) => {
    const place = coordinatesOfSite(site);
    return place ? [{ site, place, flightNum: usage.get(site.id)?.flightNum ?? 0 }] : [];
  });
  return placed.toSorted((a, b) => b.flightNum - a.flightNum);
}

/** Returns the first view of the map: the sites around which the pilot flies most; without flights all sites. */
export function openingView(sites: readonly PlacedSite[]): InitialView {
  const home = mostFlownSites(sites);
  return home.length === 0 ? viewOfSites(sites) : viewOfSites(home, MAP_ZOOM.site);
}

/**
 * Returns the sites of the region that the pilot flies most in, those that are near the site around which most flights begin;
 * none without flights.
 */
export function mostFlownSites(sites: readonly PlacedSite[]): readonly PlacedSite[] {
  let home: readonly PlacedSite[] = [];
  let most = 0;
  for (const { place } of sites.filter(({ flightNum }) => flightNum > 0)) {
    const near = sites.filter((site) => isNear(site.place, place));
    const flightNum = near.reduce((sum, site) => sum + site.flightNum, 0);
    if (flightNum > most) [home, most] = [near, flightNum];
  }
  return home;
}

/** Returns a view of all sites, at most at region zoom or another; the world without any (spec, section 9). */
export function viewOfSites(sites: readonly PlacedSite[], zoom: number = MAP_ZOOM.region): InitialView {
  if (sites.length === 0) return { center: WORLD_CENTRE, zoom: MAP_ZOOM.world };
  const [west, east] = narrowestSpan(sites.map(({ place }) => place.lng));
  const [south, north] = extent(sites.map(({ place }) => place.lat));
  return { bounds: [west, south, east, north], zoom };
}

/** The latitude is compared first: there may be thousands of sites. */
function isNear(a: Coordinates, b: Coordinates): boolean {
  return Math.abs(a.lat - b.lat) <= REGION_DEG && distanceBetween(a, b) <= REGION_M;
}

/** Returns the shortest range of longitudes that holds all of them; its east end may be beyond 180°. */
function narrowestSpan(lngs: readonly number[]): readonly [west: number, east: number] {
  const sorted = lngs.toSorted((a, b) => a - b);
  const first = sorted[0] ?? 0;
  let [widest, start] = [0, 0];
  for (const [index, lng] of sorted.entries()) {
    const gap = (sorted[index + 1] ?? first + FULL_CIRCLE) - lng;
    if (gap >= widest) [widest, start] = [gap, (index + 1) % sorted.length];
  }
  const west = sorted[start] ?? 0;
  return [west, west + FULL_CIRCLE - widest];
}

function extent(values: readonly number[]): readonly [least: number, greatest: number] {
  return values.reduce<readonly [number, number]>(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
