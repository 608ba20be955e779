import type { TrackData } from '#web/parts/track/track-data.ts';
import { climbShare } from '../map/track-colours.ts';
import { type Pose, RADIANS, turnBetween } from './motion.ts';

/**
 * Coordinates around a place, precise enough for 32-bit numbers: metres (at the latitude of the origin) to the east and the
 * south, and metres above the sea. The map's own are the Mercator square from 0 to 1, which only 64-bit numbers resolve.
 */
interface LocalFrame {
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
interface MapState {
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
function product(left: ArrayLike<number>, right: ArrayLike<number>): Float64Array {
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

/** Bytes of a fix: east, south, altitude and seconds as 32-bit floats, and the colour. */
export const FIX_BYTES = 20;
/** Where the colour lies in a fix. */
export const COLOUR_OFFSET = 16;

/** A colour of the climb scale: red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A track for the graphics card. */
export interface Ribbon {
  readonly frame: LocalFrame;
  /** The fixes in order, the first and the last twice: each piece of the ribbon also reads its neighbours. */
  readonly fixes: ArrayBuffer;
  /** The number of pieces between two fixes. */
  readonly pieces: number;
}

/** Returns the ribbon of a track, coloured by climb; `colours` go from sink to climb. */
export function ribbonOf(track: TrackData, colours: readonly Rgb[]): Ribbon {
  const count = track.seconds.length;
  const frame = frameAround(track.lat[0] ?? 0, track.lng[0] ?? 0);
  const fixes = new ArrayBuffer((count + 2) * FIX_BYTES);
  const [floats, bytes] = [new Float32Array(fixes), new Uint8Array(fixes)];
  for (let entry = 0; entry < count + 2; entry += 1) {
    const index = Math.max(0, Math.min(count - 1, entry - 1));
    const at = (column: ArrayLike<number>): number => column[index] ?? 0;
    const place = placeInFrame(frame, { lat: at(track.lat), lng: at(track.lng) });
    floats.set([...place, at(track.altitude), at(track.seconds)], (entry * FIX_BYTES) / 4);
    bytes.set(climbColour(at(track.lift), colours), entry * FIX_BYTES + COLOUR_OFFSET);
  }
  return { frame, fixes, pieces: Math.max(0, count - 1) };
}

/** Returns the colour of a climb in m/s on the scale of the map; the middle one where the climb is not known. */
export function climbColour(climb: number, colours: readonly Rgb[]): Rgb {
  const place = climbShare(climb) * (colours.length - 1);
  const [below, above] = [colours[Math.floor(place)], colours[Math.ceil(place)]];
  const mixed = (channel: 0 | 1 | 2): number => {
    const [from, to] = [below?.[channel] ?? 0, above?.[channel] ?? 0];
    return Math.round(from + (place % 1) * (to - from));
  };
  return [mixed(0), mixed(1), mixed(2)];
}

/** Numbers of a corner: right, forward, up, in half wing spans, and the brightness of its face. */
export const CORNER_FLOATS = 4;

/** Two faces, each from the nose over the tail's notch and a tip; the left one is in the shade. */
const FACES = [
  [0, 1, 0, 0.7],
  [0, -0.4, 0.2, 0.7],
  [-0.9, -0.75, 0, 0.7],
  [0, 1, 0, 1],
  [0.9, -0.75, 0, 1],
  [0, -0.4, 0.2, 1],
] as const;
/** The same shape with its faces a little larger. */
const OUTLINE = FACES.map(([right, forward, up]) => [right * 1.3, forward * 1.3 - 0.05, up * 1.3, -1]);

/** The glider: the corners of its outline, with a brightness below 0, and then those of its faces. */
export const GLIDER_MESH = Float32Array.from([...OUTLINE, ...FACES].flat());

/** How large the glider is on the screen. */
interface GliderSize {
  /** Half of the wing span in pixels. */
  readonly pixels: number;
  /** Height of the screen in the same pixels. */
  readonly screenHeight: number;
}

/**
 * Returns the matrix from the glider's own axes to clip space; `local` leads there from metres to the east, the south and up,
 * in which `place` is given. The glider has the same size wherever it is.
 */
export function gliderMatrix(
  local: ArrayLike<number>,
  place: readonly [east: number, south: number, up: number],
  { heading, bank, pixels, screenHeight }: Pick<Pose, 'heading' | 'bank'> & GliderSize,
): Float64Array {
  const entry = (at: number): number => local[at] ?? 0;
  const depth = place.reduce((sum, value, i) => sum + value * entry(i * 4 + 3), entry(15));
  const perMetre = Math.hypot(entry(1), entry(5), entry(9));
  const metres = perMetre > 0 ? ((pixels * 2) / screenHeight) * (Math.abs(depth) / perMetre) : 0;
  const axes = axesOf(heading * RADIANS, bank * RADIANS).flatMap((axis) => [...axis.map((part) => part * metres), 0]);
  return product(local, [...axes, ...place, 1]);
}

/** The directions to the right of the glider, forward and up; each as east, south and up. */
function axesOf(heading: number, bank: number): readonly (readonly number[])[] {
  const [east, north] = [Math.sin(heading), Math.cos(heading)];
  const [level, tilt] = [Math.cos(bank), Math.sin(bank)];
  return [
    [north * level, east * level, -tilt],
    [east, -north, 0],
    [north * tilt, east * tilt, level],
  ];
}
