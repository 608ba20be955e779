import { expect, it } from 'vitest';
import { heatLevel } from './heat-level.ts';

it.each([
  [0, 12, 0],
  [1, 12, 1],
  [3, 12, 1],
  [4, 12, 2],
  [6, 12, 2],
  [9, 12, 3],
  [10, 12, 4],
  [12, 12, 4],
  [1, 1, 4],
  [1, 500, 1],
  [0, 0, 0],
  [13, 12, 4],
])('%d of at most %d has the shade %d', (value, most, level) => {
  expect(heatLevel(value, most)).toBe(level);
});
