import { expect, it } from 'vitest';
import { frameAround, frameMatrix, placeInFrame } from './local-frame.ts';

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
