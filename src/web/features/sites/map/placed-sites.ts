import type { Flight } from '#domain/flight';
import { type Coordinates, distanceBetween, EARTH_RADIUS_M } from '#domain/geo';
import { coordinatesOfSite, type Site } from '#domain/site';
import { usageOfSites } from '#domain/statistics/site-statistics';
import type { InitialView } from '#web/ui/map/initial-view.ts';
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
 * Returns a view of all sites: of several as near as they fit, at most at site zoom; of one place at region zoom or another; the
 * world without any (`docs/behaviour.md`, 'Numbers').
 */
export function viewOfSites(sites: readonly PlacedSite[], ofOnePlace: number = MAP_ZOOM.region): InitialView {
  if (sites.length === 0) return { center: WORLD_CENTRE, zoom: MAP_ZOOM.world };
  const [west, east] = narrowestSpan(sites.map(({ place }) => place.lng));
  const [south, north] = extent(sites.map(({ place }) => place.lat));
  const isOnePlace = west === east && south === north;
  return { bounds: [west, south, east, north], zoom: isOnePlace ? ofOnePlace : MAP_ZOOM.site };
}

/**
 * Returns the shortest range of longitudes that holds all of them; its east end may be beyond 180°. Both ends are given values: a
 * computed one that is west of the other by a rounding error would be a range around the whole earth.
 */
function narrowestSpan(lngs: readonly number[]): readonly [west: number, east: number] {
  const sorted = lngs.toSorted((a, b) => a - b);
  const first = sorted[0] ?? 0;
  let [widest, west, east] = [0, first, first];
  for (const [index, lng] of sorted.entries()) {
    const next = sorted[index + 1];
    const gap = (next ?? first + FULL_CIRCLE) - lng;
    if (gap >= widest) [widest, west, east] = [gap, next ?? first, lng];
  }
  return [west, east < west ? east + FULL_CIRCLE : east];
}

function extent(values: readonly number[]): readonly [least: number, greatest: number] {
  return values.reduce<readonly [number, number]>(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

interface FlownSite {
  readonly place: Coordinates;
  readonly flightNum: number;
}

/** Metres from its middle that a region reaches: an hour's drive. */
const REGION_M = 40_000;
const RADIANS = Math.PI / 180;
/** A cell and those around it. */
const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [x, y, z] as const)));

/**
 * Returns the sites of the region that the pilot flies most in, those that are near the site around which most flights begin;
 * none without flights. The sites are given with those flown most first.
 *
 * Space is divided into cubes as large as a region, which know no poles and no date line: the places near a site are in its cube or
 * beside it. Only the site of each cube that is flown most may be the middle, so that each site is looked at 27 times at most.
 */
export function mostFlownSites<Site extends FlownSite>(sites: readonly Site[]): readonly Site[] {
  const cubes = new Map<string, Cube<Site>>();
  for (const site of sites) {
    const cube = cubeOf(site.place);
    const held = cubes.get(cube.join());
    if (held) held.sites.push(site);
    else cubes.set(cube.join(), { cube, sites: [site] });
  }
  let home: ReadonlySet<Site> = new Set();
  let most = 0;
  for (const { cube, sites: within } of cubes.values()) {
    const near = sitesNear(within[0], cube, cubes);
    const flightNum = near.reduce((sum, site) => sum + site.flightNum, 0);
    if (flightNum > most) [home, most] = [new Set(near), flightNum];
  }
  return sites.filter((site) => home.has(site));
}

interface Cube<Site> {
  readonly cube: readonly number[];
  readonly sites: Site[];
}

function sitesNear<Site extends FlownSite>(
  middle: Site | undefined,
  [x = 0, y = 0, z = 0]: readonly number[],
  cubes: ReadonlyMap<string, Cube<Site>>,
): readonly Site[] {
  if (!middle || middle.flightNum === 0) return [];
  return AROUND.flatMap(([east, north, up]) => cubes.get([x + east, y + north, z + up].join())?.sites ?? []).filter(
    ({ place }) => distanceBetween(place, middle.place) <= REGION_M,
  );
}

function cubeOf({ lat, lng }: Coordinates): readonly number[] {
  const [north, east] = [lat * RADIANS, lng * RADIANS];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)].map((axis) =>
    Math.floor((axis * EARTH_RADIUS_M) / REGION_M),
  );
}
