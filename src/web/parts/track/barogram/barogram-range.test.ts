import { expect, it } from 'vitest';
import { barogramRange } from './barogram-range.ts';

it('leaves room above the highest point, and some below the lowest', () => {
  const [low, high] = barogramRange([1000, 2000]);
  expect(low).toBeLessThan(1000);
  expect(high).toBeGreaterThan(2200);
});

it('does not magnify noise', () => {
  const [low, high] = barogramRange([500, 503]);
  expect(high - low).toBeGreaterThan(200);
});

it('of no altitudes is finite', () => {
  for (const edge of barogramRange([])) expect(Number.isFinite(edge)).toBe(true);
});
