import { type Coordinates, distanceBetween, EARTH_RADIUS_M } from '#domain/geo';

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
 * Space is divided into cubes as large as a region, which know no poles and no date line: what is near a site is in its cube or
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
