import type { Coordinates } from '#domain/geo';
import { coordinatesOfSite, type Site } from '#domain/site';
import type { InitialView } from '#web/ui/map/open-map.ts';
import { MAP_ZOOM } from '#web/ui/map/zoom.ts';

/** A site with coordinates. */
export interface PlacedSite {
  readonly site: Site;
  readonly place: Coordinates;
}

/** Shows Europe and Africa: the view of a pilot without sites. */
const WORLD_CENTRE = [10, 40] as const;
const FULL_CIRCLE = 360;

/** Returns the sites that have coordinates. */
export function placedSites(sites: Iterable<Site>): readonly PlacedSite[] {
  return [...sites].flatMap((site) => {
    const place = coordinatesOfSite(site);
    return place ? [{ site, place }] : [];
  });
}

/** Returns a view of all sites, at most at region zoom; the world without any (spec, section 9). */
export function viewOfSites(sites: readonly PlacedSite[]): InitialView {
  if (sites.length === 0) return { center: WORLD_CENTRE, zoom: MAP_ZOOM.world };
  const [west, east] = narrowestSpan(sites.map(({ place }) => place.lng));
  const [south, north] = extent(sites.map(({ place }) => place.lat));
  return { bounds: [west, south, east, north], zoom: MAP_ZOOM.region };
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
