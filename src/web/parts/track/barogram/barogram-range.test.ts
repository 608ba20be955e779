import { expect, it } from 'vitest';
import { barogramRange } from './barogram-range.ts';

it('leaves room above the highest point, and some below the lowest', () => {
  const [low, high] = barogramRange([1000, 2000]);
  expect(low).toBeLessThan(1000);
  expect(high).toBeGreaterThan(2200);
});

it('has the ground below the flight in it, however far below, but no mountain above', () => {
  expect(barogramRange([1000, 2000], [400, 900])[0]).toBeLessThan(400);
  expect(barogramRange([1000, 2000], [1100, 4000])).toEqual(barogramRange([1000, 2000]));
});

it('does not magnify noise', () => {
  const [low, high] = barogramRange([500, 503]);
  expect(high - low).toBeGreaterThan(200);
});

it('has a level flight near its middle', () => {
  const [low, high] = barogramRange([1_750, 1_750]);
  const share = (1_750 - low) / (high - low);
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.65);
});

it('of no altitudes is finite', () => {
  for (const edge of barogramRange([])) expect(Number.isFinite(edge)).toBe(true);
});
