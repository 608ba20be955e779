import { type BareCoordinates, shortWay } from '../geo.ts';
import { GROUND_LIMITS, groundCount, groundStep, isHeight } from './ground.ts';
import {
  type MercatorPlaces,
  mercatorEast,
  mercatorSouth,
  type TerrainTile,
  tileKey,
  tileNumber,
} from './terrain-tiles.ts';

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

/** The equator, in metres (WGS 84). */
const EQUATOR_M = 40_075_017;
/** No face is as high and as steep over the 27 m of a pixel: 84°. */
const CLIFF = { leastM: 400, metresAMetre: 10 } as const;

/**
 * Whether heights along a flight can be those of one landscape. Where a tile is another one's, as from a broken cache, there
 * is a step at its edge that no mountain has. A wrong tile of a plain, or below the whole flight, is not noticed.
 */
export function isOneLandscape(places: MercatorPlaces, heights: Int16Array): boolean {
  for (let i = 1; i < heights.length; i += 1) {
    const step = Math.abs((heights[i] ?? 0) - (heights[i - 1] ?? 0));
    if (step > CLIFF.leastM && step > CLIFF.metresAMetre * metresBetween(places, i - 1, i)) return false;
  }
  return true;
}

/** The distance of two near places: a part of the Mercator square is the smaller the farther it is from the equator. */
function metresBetween({ east, south }: MercatorPlaces, from: number, to: number): number {
  const [across, down] = [(east[to] ?? 0) - (east[from] ?? 0), (south[to] ?? 0) - (south[from] ?? 0)];
  const shrinking = Math.cosh(Math.PI * (1 - 2 * (south[from] ?? 0)));
  return (Math.hypot(across - Math.round(across), down) * EQUATOR_M) / shrinking;
}

/** The places and times of a flight's fixes, from launch to landing. */
export interface FlownPlaces {
  /** Since launch, ascending. */
  readonly seconds: Uint32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
}

/** Returns the places below a flight where its heights are: at even steps of time, on lines between the fixes. */
export function placesBelow(flown: FlownPlaces): MercatorPlaces {
  const { seconds } = flown;
  const durationS = seconds.at(-1) ?? 0;
  const [step, count] = [groundStep(durationS), groundCount(durationS)];
  const [east, south] = [new Float64Array(count), new Float64Array(count)];
  let next = 0;
  for (let i = 0; i < count; i += 1) {
    const second = Math.min(durationS, i * step);
    while (next < seconds.length - 1 && (seconds[next] ?? 0) < second) next += 1;
    const { lat, lng } = placeBetween(flown, next, second);
    east[i] = mercatorEast(lng);
    south[i] = mercatorSouth(lat);
  }
  return { east, south };
}

/** Returns the place at a time on the line between a fix and the one before. */
function placeBetween({ seconds, lat, lng }: FlownPlaces, next: number, second: number): BareCoordinates {
  const before = Math.max(0, next - 1);
  const [from = 0, to = 0] = [seconds[before], seconds[next]];
  const [[west = 0, east = 0], [south = 0, north = 0]] = [
    [lng[before], lng[next]],
    [lat[before], lat[next]],
  ];
  const part = to > from ? (second - from) / (to - from) : 1;
  return { lat: south + part * (north - south), lng: west + part * shortWay(east - west) };
}
