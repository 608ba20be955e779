import { RADIANS, turnBetween } from '../motion.ts';

/**
 * Coordinates around a place, precise enough for 32-bit numbers: metres (at the latitude of the origin) to the east and the
 * south, and metres above the sea. The map's own are the Mercator square from 0 to 1, which only 64-bit numbers resolve.
 */
export interface LocalFrame {
  readonly lng: number;
  /** The origin in the Mercator square. */
  readonly x: number;
  readonly y: number;
  /** Metres in the side of the Mercator square. */
  readonly sideM: number;
}

/** The earth's circumference as the map library takes it, in metres. */
const CIRCUMFERENCE_M = 2 * Math.PI * 6_371_008.8;
/** The Mercator square ends here. */
const MAX_LAT = 85.05;

/** Returns the frame around a place in degrees. */
export function frameAround(lat: number, lng: number): LocalFrame {
  return { lng, x: lng / 360 + 0.5, y: southOf(lat), sideM: circumferenceAt(lat) };
}

/** Returns a place in a frame: metres to the east and to the south. */
export function placeInFrame({ lng, y, sideM }: LocalFrame, place: { readonly lat: number; readonly lng: number }) {
  return [(turnBetween(lng, place.lng) / 360) * sideM, (southOf(place.lat) - y) * sideM] as const;
}

/** What the map shows while it draws. */
export interface MapState {
  /** From the Mercator square to clip space; column by column. */
  readonly matrix: ArrayLike<number>;
  readonly center: { readonly lat: number; readonly lng: number };
  /** The altitude in metres that lies at the map's zero. */
  readonly baseM: number;
}

/** Returns the matrix from a frame to clip space, in the copy of the world where the map is. */
export function frameMatrix(frame: LocalFrame, { matrix, center, baseM }: MapState): Float64Array {
  const heightScale = 1 / circumferenceAt(center.lat);
  const world = Math.round((center.lng - frame.lng) / 360);
  const [scale, x, z] = [1 / frame.sideM, frame.x + world, -baseM * heightScale];
  return product(matrix, [scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, heightScale, 0, x, frame.y, z, 1]);
}

/** Returns the product of two matrices of four columns. */
export function product(left: ArrayLike<number>, right: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: 16 }, (_, at) => {
    const row = at % 4;
    return [0, 1, 2, 3].reduce((sum, i) => sum + (left[i * 4 + row] ?? 0) * (right[at - row + i] ?? 0), 0);
  });
}

function southOf(lat: number): number {
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + angleOf(lat) / 2)) / (2 * Math.PI);
}

function circumferenceAt(lat: number): number {
  return CIRCUMFERENCE_M * Math.cos(angleOf(lat));
}

/** In radians, within the Mercator square. */
function angleOf(lat: number): number {
  return Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * RADIANS;
}
