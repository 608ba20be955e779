import { GROUND_LIMITS, isHeight } from './ground.ts';
import { type MercatorPlaces, type TerrainTile, tileKey, tileNumber } from './terrain-tiles.ts';

/** A tile's picture: its pixels row by row, four bytes each: red, green, blue and opacity. */
export interface TerrainPicture {
  readonly tile: TerrainTile;
  /** Pixels of a side. */
  readonly size: number;
  readonly pixels: Uint8ClampedArray;
}

/** Bytes of a pixel. */
const PIXEL = 4;
const TERRARIUM_ZERO = 32_768;
/** No sea is as deep, in metres: such a pixel has no height, as a black one of a tile without data. */
const DEEPEST_M = -12_000;

/** Returns the height of a pixel in metres. The terrarium encoding: red counts 256 m, green 1 m, blue 1/256 m. */
export function terrariumHeight(red: number, green: number, blue: number): number {
  return red * 256 + green + blue / 256 - TERRARIUM_ZERO;
}

/**
 * Returns the heights of the ground at places, in whole metres; null when one is missing, or none of this earth. Pictures
 * have the bottom of the sea: nothing is lower than `lowest`.
 */
export function terrainHeights(
  { east, south }: MercatorPlaces,
  pictures: readonly TerrainPicture[],
  lowest: number,
): Int16Array | null {
  const z = pictures[0]?.tile.z ?? 0;
  const byKey = new Map(pictures.map((picture) => [tileKey(picture.tile), picture]));
  const floor = Math.max(GROUND_LIMITS.lowest, Math.floor(lowest));
  const heights = new Int16Array(east.length);
  for (let i = 0; i < east.length; i += 1) {
    const [turn, down] = [east[i] ?? 0, south[i] ?? 0];
    const picture = byKey.get(tileKey({ z, x: tileNumber(turn, z), y: tileNumber(down, z) }));
    const height = picture ? Math.max(floor, Math.round(heightIn(picture, turn, down))) : Number.NaN;
    if (!isHeight(height)) return null;
    heights[i] = height;
  }
  return heights;
}

/** Returns the height at a place of a picture, between the centres of the four pixels around it. */
function heightIn(picture: TerrainPicture, east: number, south: number): number {
  const { tile, size } = picture;
  const [x, y] = [pixelOf(east * 2 ** tile.z - tile.x, size), pixelOf(south * 2 ** tile.z - tile.y, size)];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const across = (at: number): number =>
    mixed(pixelHeight(picture, column, at), pixelHeight(picture, Math.min(size - 1, column + 1), at), x - column);
  return mixed(across(row), across(Math.min(size - 1, row + 1)), y - row);
}

/** Returns a place in pixels from the centre of the first one to that of the last. */
function pixelOf(part: number, size: number): number {
  return Math.max(0, Math.min(size - 1, part * size - 0.5));
}

function pixelHeight({ pixels, size }: TerrainPicture, column: number, row: number): number {
  const at = (row * size + column) * PIXEL;
  const height = terrariumHeight(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  return height < DEEPEST_M ? Number.NaN : height;
}

function mixed(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
