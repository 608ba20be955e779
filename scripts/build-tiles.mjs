import { PLACES } from './build-places.mjs';
import { WORLD } from './build-world-map.mjs';
import { buildTiles, nameTiles } from './map-tiles.mjs';

const BUILT_IN_MAP = [WORLD, PLACES];

/** Names the tiles of the built-in map, so that the pages can be built, and returns the folder of each set. */
export function nameMapTiles() {
  return BUILT_IN_MAP.map((tiles) => nameTiles(tiles).folder);
}

/** Builds the tiles of the built-in map, unless they are up to date. */
export function buildMapTiles() {
  for (const tiles of BUILT_IN_MAP) buildTiles(tiles);
}

if (process.argv[1] === import.meta.filename) buildMapTiles();
