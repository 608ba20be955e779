import { expect, it } from 'vitest';
import { extremes, highestBut, valueRange } from './extremes.ts';

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

it('leaves a little padding above and below the line', () => {
  const [low, high] = valueRange([1000, 2000], { leastSpan: 10 });
  expect(low).toBeCloseTo(940);
  expect(high).toBeCloseTo(2060);
});

it('begins at the value it must include', () => {
  expect(valueRange([3, 10], { include: 0, leastSpan: 1 })[0]).toBe(0);
});

it('keeps both sides of an included value', () => {
  const [low, high] = valueRange([-2, 4], { include: 0, leastSpan: 1 });
  expect(low).toBeLessThan(-2);
  expect(high).toBeGreaterThan(4);
});

it('does not magnify a level line', () => {
  const [low, high] = valueRange([500, 501], { leastSpan: 100 });
  expect(high - low).toBeGreaterThanOrEqual(100);
});

it('cuts rare values off where they lie far above the others', () => {
  const values = Array.from({ length: 100 }, (_, i) => (i < 95 ? 8 : 4000));
  expect(valueRange(values, { include: 0, leastSpan: 1, rare: 0.06 })[1]).toBeLessThan(14);
});

it('keeps rare values that lie near the others', () => {
  const values = Array.from({ length: 100 }, (_, i) => (i < 95 ? 8 : 11));
  expect(valueRange(values, { include: 0, leastSpan: 1, rare: 0.06 })[1]).toBeGreaterThan(11);
});

it('ignores gaps', () => {
  const [low, high] = valueRange([null, Number.NaN, 5, 6], { leastSpan: 1 });
  expect(low).toBeGreaterThan(4);
  expect(high).toBeLessThan(7);
});

it('returns a range where there is no value at all', () => {
  const [low, high] = valueRange([], { include: 0, leastSpan: 10 });
  expect(low).toBe(0);
  expect(high).toBeGreaterThan(5);
});
