import { expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import {
  CORNER_FLOATS,
  climbColour,
  FIX_BYTES,
  frameAround,
  frameMatrix,
  GLIDER_MESH,
  gliderMatrix,
  placeInFrame,
  type Rgb,
  ribbonOf,
} from './geometry.ts';

const IDENTITY = Float64Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
const CIRCUMFERENCE = 2 * Math.PI * 6_371_008.8;

/** Where a matrix moves a place in metres. */
function moved(matrix: Float64Array, [x, y, z]: readonly number[]): readonly number[] {
  const entry = (at: number): number => matrix[at] ?? 0;
  return [0, 1, 2].map(
    (row) => entry(row) * (x ?? 0) + entry(4 + row) * (y ?? 0) + entry(8 + row) * (z ?? 0) + entry(12 + row),
  );
}

it('measures metres to the east and the south', () => {
  const [east, south] = placeInFrame(frameAround(46, 7), { lat: 46.01, lng: 7.01 });
  expect(east).toBeCloseTo(0.01 * 111_195 * Math.cos((46 * Math.PI) / 180), 0);
  expect(south).toBeCloseTo(-1_112, 0);
});

it('keeps a centimetre in 32 bits at the ends of a long flight', () => {
  const frame = frameAround(46, 7);
  const [a] = placeInFrame(frame, { lat: 46, lng: 9 });
  const [b] = placeInFrame(frame, { lat: 46, lng: 9.000_000_3 });
  expect(Math.fround(b) - Math.fround(a)).toBeGreaterThan(0.01);
});

it('goes over 180° the short way', () => {
  const [east] = placeInFrame(frameAround(0, 179.9), { lat: 0, lng: -179.9 });
  expect(east).toBeCloseTo(0.2 * 111_195, -1);
});

it('stays finite at the poles', () => {
  for (const lat of [90, -90])
    expect(placeInFrame(frameAround(lat, 0), { lat, lng: 90 }).every(Number.isFinite)).toBe(true);
});

it('leads back to the Mercator square', () => {
  const frame = frameAround(46, 7);
  const matrix = frameMatrix(frame, { matrix: IDENTITY, center: { lat: 46, lng: 7 }, baseM: 500 });
  const [east, south] = placeInFrame(frame, { lat: 45, lng: 8 });
  const [x = 0, y = 0, z = 0] = moved(matrix, [east, south, 2_500]);
  expect(x).toBeCloseTo(8 / 360 + 0.5, 12);
  const other = frameAround(45, 8);
  expect(y).toBeCloseTo(other.y, 12);
  expect(z * CIRCUMFERENCE * Math.cos((46 * Math.PI) / 180)).toBeCloseTo(2_000, 6);
});

it('is in the copy of the world that the map shows', () => {
  const frame = frameAround(0, -179.9);
  const matrix = frameMatrix(frame, { matrix: IDENTITY, center: { lat: 0, lng: 179.9 }, baseM: 0 });
  expect(moved(matrix, [0, 0, 0])[0]).toBeCloseTo(1 + (-179.9 / 360 + 0.5), 12);
});

const COLOURS: readonly Rgb[] = [
  [0, 0, 255],
  [100, 100, 100],
  [255, 0, 0],
];
const MEGABYTE = 1_048_576;

function entry(fixes: ArrayBuffer, index: number) {
  const view = new DataView(fixes, index * FIX_BYTES, FIX_BYTES);
  const [east, south, altitude, seconds] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true));
  return { east, south, altitude, seconds, colour: [16, 17, 18].map((at) => view.getUint8(at)) };
}

it('has each fix once, and those at the ends twice', () => {
  const track = trackData({ seconds: [0, 5, 12], altitude: [1_000, 1_010, 990], lift: [-9, 0.5, 9] });
  const { fixes, pieces } = ribbonOf(track, COLOURS);
  expect(pieces).toBe(2);
  const entries = [0, 1, 2, 3, 4].map((index) => entry(fixes, index));
  expect(entries.map(({ seconds }) => seconds)).toEqual([0, 0, 5, 12, 12]);
  expect(entries.map(({ altitude }) => altitude)).toEqual([1_000, 1_000, 1_010, 990, 990]);
  expect(entries.slice(1, 4).map(({ colour }) => colour)).toEqual(COLOURS);
  expect(entries[1]).toMatchObject({ east: 0, south: 0 });
  // 0.01° of longitude at 46.6° north.
  expect(entries[2]?.east).toBeCloseTo(764, 0);
});

it('is below 4 MB for 40,000 fixes', () => {
  const many = { seconds: Array.from({ length: 40_000 }, (_, second) => second) };
  const { fixes, pieces } = ribbonOf(trackData(many), COLOURS);
  expect(pieces).toBe(39_999);
  expect(fixes.byteLength).toBeLessThan(MEGABYTE);
});

it('has no pieces of one fix', () => {
  const track = trackData();
  const one = { ...track, seconds: track.seconds.slice(0, 1) };
  expect(ribbonOf(one, COLOURS).pieces).toBe(0);
});

it('has finite places for every track', () => {
  const odd = trackData({ lat: [90, -90, 0], lng: [180, -180, 0], altitude: [0, 0, 0], lift: [Number.NaN, 0, 0] });
  const { fixes } = ribbonOf(odd, COLOURS);
  const values = [0, 1, 2, 3, 4].flatMap((index) => {
    const { east, south, altitude } = entry(fixes, index);
    return [east, south, altitude];
  });
  expect(values.every(Number.isFinite)).toBe(true);
});

it('mixes the colours of the climb scale', () => {
  expect(climbColour(-2, COLOURS)).toEqual([0, 0, 255]);
  expect(climbColour(-0.75, COLOURS)).toEqual([50, 50, 178]);
  expect(climbColour(3, COLOURS)).toEqual([255, 0, 0]);
  expect(climbColour(Number.NaN, COLOURS)).toEqual([100, 100, 100]);
});

/** Clip space that is metres: the screen's height is 2 units. */
const PLAIN = Float64Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
const SIZE = { pixels: 20, screenHeight: 400 };

/** Where the glider's nose, its right tip and its top are, from its centre: east, south, up in tenths of the screen's half. */
function directions(heading: number, bank: number) {
  const matrix = gliderMatrix(PLAIN, [5, 6, 7], { heading, bank, ...SIZE });
  const column = (at: number) =>
    Array.from(matrix.slice(at * 4, at * 4 + 3), (value) => Math.round(value * 1_000) / 100 + 0);
  return { right: column(0), nose: column(1), up: column(2), center: Array.from(matrix.slice(12, 15)) };
}

it('points along its heading, its right wing to the right', () => {
  expect(directions(0, 0)).toEqual({ right: [1, 0, 0], nose: [0, -1, 0], up: [0, 0, 1], center: [5, 6, 7] });
  expect(directions(90, 0)).toMatchObject({ right: [0, 1, 0], nose: [1, 0, 0] });
});

it('has its right wing down in a right turn', () => {
  const { right, nose, up } = directions(0, 30);
  expect(right).toEqual([0.87, 0, -0.5]);
  expect(nose).toEqual([0, -1, 0]);
  expect(up).toEqual([0.5, 0, 0.87]);
});

it('has the same size on the screen near and far', () => {
  const far = Float64Array.from(PLAIN);
  far[15] = 50; // Everything is 50 times as far away.
  const matrix = gliderMatrix(far, [0, 0, 0], { heading: 0, bank: 0, ...SIZE });
  expect(Math.abs((matrix[5] ?? 0) / (matrix[15] ?? 0))).toBeCloseTo((SIZE.pixels * 2) / SIZE.screenHeight, 6);
});

it('is two faces and their outline, alike on both sides', () => {
  const corners = Array.from({ length: 12 }, (_, at) =>
    GLIDER_MESH.slice(at * CORNER_FLOATS, (at + 1) * CORNER_FLOATS),
  );
  expect(GLIDER_MESH.length).toBe(12 * CORNER_FLOATS);
  expect(corners.reduce((sum, [right = 0]) => sum + right, 0)).toBeCloseTo(0, 6);
  expect(corners.map(([, , , brightness = 0]) => brightness < 0)).toEqual([
    ...Array(6).fill(true),
    ...Array(6).fill(false),
  ]);
});

it('is nowhere, not endless, where there is no map', () => {
  const matrix = gliderMatrix(new Float64Array(16), [0, 0, 0], { heading: 0, bank: 0, ...SIZE });
  expect(matrix.every(Number.isFinite)).toBe(true);
});
