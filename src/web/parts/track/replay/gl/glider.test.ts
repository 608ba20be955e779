import { expect, it } from 'vitest';
import { CORNER_FLOATS, GLIDER_MESH, gliderMatrix } from './glider.ts';

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
