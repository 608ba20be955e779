import { expect, it } from 'vitest';
import { nearestIndex } from './nearest-index.ts';

const VALUES = Uint32Array.of(0, 10, 20, 100);

it.each([
  [-5, 0],
  [0, 0],
  [4, 0],
  [6, 1],
  [10, 1],
  [59, 2],
  [61, 3],
  [100, 3],
  [1000, 3],
])('the nearest to %s is the one at %s', (value, index) => {
  expect(nearestIndex(VALUES, value)).toBe(index);
});

it('of a single value is that one', () => {
  expect(nearestIndex(Uint32Array.of(7), 99)).toBe(0);
});
