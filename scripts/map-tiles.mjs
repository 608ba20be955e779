import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { ROOT } from './run.mjs';
import { hashOf, isFresh, writeStamp } from './stamp.mjs';

/** Units across a tile. */
export const EXTENT = 8192;
/** What the tiles depend on beside their data: browsers keep them for as long as their address is the same. */
export const BUILDERS = [
  'scripts/map-tiles.mjs',
  'scripts/build-places.mjs',
  'scripts/build-world-map.mjs',
  'scripts/map-slices.mjs',
  'node_modules/@maplibre/vt-pbf/package.json',
  'node_modules/d3-geo/package.json',
  'node_modules/d3-geo-projection/package.json',
  'node_modules/topojson-client/package.json',
];

/**
 * Names the folder of vector tiles of the built-in map, `assets/NAME-HASH/` in `.build/NAME`: its address is in `path.txt` there, which
 * the pages import, before there is any tile. Tiles of other data are removed.
 */
export function nameTiles({ name, data }) {
  const root = join(ROOT, '.build', name);
  const hash = hashOf(BUILDERS, data());
  const folder = `assets/${name}-${hash.slice(0, 10)}`;
  const path = join(root, 'path.txt');
  if (!existsSync(path) || readFileSync(path, 'utf8') !== `/${folder}/`) {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    writeFileSync(path, `/${folder}/`);
  }
  return { folder: join(root, folder), hash };
}

/**
 * Builds these tiles and their compressed copies, unless they are up to date for their data. `tilesOf` returns tiles by their paths
 * `z/x/y.pbf`, with the features of each layer; where there is nothing there is no tile.
 */
export function buildTiles({ name, data, tilesOf }) {
  const { folder, hash } = nameTiles({ name, data });
  const stamp = `.build/${name}/.built`;
  if (isFresh(stamp, hash)) return;
  for (const [path, layers] of tilesOf()) writeTile(join(folder, path), layers);
  writeStamp(stamp, hash);
}

function writeTile(file, layers) {
  const content = Object.fromEntries(Object.entries(layers).map(([name, features]) => [name, { features }]));
  const tile = Buffer.from(fromGeojsonVt(content, { version: 2, extent: EXTENT }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, tile);
  const compressed = gzipSync(tile, { level: 9 });
  if (compressed.length < tile.length) writeFileSync(`${file}.gz`, compressed);
}
