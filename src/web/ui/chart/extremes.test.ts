import { expect, it } from 'vitest';
import { extremes, highestBut } from './extremes.ts';

it('finds both ends and ignores gaps', () => {
  expect(extremes([null, 3, Number.NaN, -1, 7, null])).toEqual([-1, 7]);
});

it('returns null where there is no value', () => {
  expect(extremes([null, Number.NaN])).toBeNull();
  expect(extremes([])).toBeNull();
});

it('finds the highest value without the rarest', () => {
  const values = Array.from({ length: 100 }, (_, i) => (i < 95 ? 8 : 4000));
  expect(highestBut(values, 0.06)).toBe(8);
  expect(highestBut(values, 0)).toBe(4000);
});

it('returns null as the highest value of gaps alone', () => {
  expect(highestBut([null, Number.NaN], 0.1)).toBeNull();
});
