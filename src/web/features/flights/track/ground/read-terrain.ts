import {
  type FlownPlaces,
  isOneLandscape,
  placesBelow,
  type TerrainPicture,
  terrainHeights,
} from '#domain/ground/terrain-heights';
import { finestTiles, type TerrainTile } from '#domain/ground/terrain-tiles';

/** A pixel has 27 m at 45°: finer tiles are more by four, and a glider's position is not better known. */
const FINEST_ZOOM = 12;
/** Tiles of a flight of 250 km; a longer one takes coarser ones. A tile has about 90 KB. */
const MOST_TILES = 48;
/** Requests at a time, so that the map's own are not behind all of these. */
const AT_ONCE = 4;

/** The flight below which the heights of the ground are to be read. */
export interface TerrainRequest extends FlownPlaces {
  /** Address of terrain tiles with `{z}/{x}/{y}`. */
  readonly url: string;
  /** The lowest altitude flown: the ground is not lower, unless the sea is. */
  readonly lowest: number;
}

/** The heights at even steps of time, null when the tiles have none; or why a tile did not come. */
export type TerrainResponse = { readonly heights: Int16Array | null } | { readonly failure: string };

/**
 * Reads the heights of the ground below a flight from pictures of the terrain; null when they do not fit together. Rejects
 * when one does not come.
 */
export async function readTerrain(
  { url, lowest, ...flown }: TerrainRequest,
  load: (url: string, tile: TerrainTile) => Promise<TerrainPicture>,
): Promise<Int16Array | null> {
  const places = placesBelow(flown);
  const waiting = [...finestTiles(places, { finest: FINEST_ZOOM, most: MOST_TILES })];
  const pictures: TerrainPicture[] = [];
  const loadInTurn = async (): Promise<void> => {
    for (let tile = waiting.pop(); tile; tile = waiting.pop()) pictures.push(await load(url, tile));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadInTurn));
  const heights = terrainHeights(places, pictures, Math.min(0, lowest));
  return heights && isOneLandscape(places, heights) ? heights : null;
}

/** Side of the picture that tests whether this browser returns pixels as they are. */
const TEST_PX = 16;

/** Loads a tile of the terrain, at `{z}/{x}/{y}` of an address, after what the page itself loads. Rejects when it does not come. */
export async function loadPicture(url: string, tile: TerrainTile, signal: AbortSignal): Promise<TerrainPicture> {
  const address = url.replace(/\{([xyz])\}/g, (_, name: keyof TerrainTile) => String(tile[name]));
  const response = await fetch(address, { signal, credentials: 'omit', priority: 'low' });
  if (!response.ok) throw new Error(`No terrain at ${address} (${response.status})`);
  const bitmap = await createImageBitmap(await response.blob(), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  });
  const size = bitmap.width;
  const context = contextOf(size);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { tile, size, pixels: context.getImageData(0, 0, size, size).data };
}

/** Whether this browser returns the pixels of a picture as they are: some add noise against tracking, and 1 is 256 m here. */
export function readsExactPixels(): boolean {
  if (typeof OffscreenCanvas !== 'function' || typeof createImageBitmap !== 'function') return false;
  const context = contextOf(TEST_PX);
  const written = new ImageData(TEST_PX, TEST_PX);
  written.data.forEach((_, at) => {
    written.data[at] = at % 4 === 3 ? 255 : at % 256;
  });
  context.putImageData(written, 0, 0);
  const read = context.getImageData(0, 0, TEST_PX, TEST_PX).data;
  return written.data.every((value, at) => read[at] === value);
}

function contextOf(size: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas in a worker.');
  return context;
}
