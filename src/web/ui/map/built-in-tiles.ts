import placesPath from '../../../../.build/places/path.txt?raw';
import worldPath from '../../../../.build/world/path.txt?raw';

/** Tiles of our own server: at `path`, whose folder is named by a hash of them all, from the farthest to the nearest zoom. */
interface BuiltInTiles {
  readonly path: string;
  readonly farthest: number;
  readonly nearest: number;
}

/** Sea, lakes, coasts, borders and names of countries. */
export const WORLD_TILES: BuiltInTiles = { path: worldPath, farthest: 0, nearest: 5 };
/** Names of towns and villages. */
export const PLACES_TILES: BuiltInTiles = { path: placesPath, farthest: 2, nearest: 6 };
