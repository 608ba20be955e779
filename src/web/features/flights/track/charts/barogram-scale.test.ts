import { describe, expect, it } from 'vitest';
import { barogramRange, nearestIndex, timeLabels } from './barogram-scale.ts';

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

const NINE = 9 * 3600;

describe('the labels of time', () => {
  it('are times of day at their places', () => {
    const labels = timeLabels({ duration: 3600, narrow: false, clock: NINE - 600 });
    expect(labels.slice(0, 3).map(({ text }) => text)).toEqual(['09:00', '09:10', '09:20']);
    expect(labels[0]?.place).toBeCloseTo(600 / 3600);
  });

  it('are times since launch where the time of day is not known', () => {
    const labels = timeLabels({ duration: 3600, narrow: false, clock: null });
    expect(labels.map(({ text }) => text)).toContain('30 min');
    expect(labels.map(({ text }) => text)).not.toContain('0');
  });

  it.each([300, 3600, 20_000, 50_000, 200_000])('of %s s fit a phone', (duration) => {
    expect(timeLabels({ duration, narrow: true, clock: NINE }).length).toBeLessThanOrEqual(6);
    expect(timeLabels({ duration, narrow: false, clock: NINE }).length).toBeLessThanOrEqual(12);
  });

  it('keep clear of both ends', () => {
    for (const { place } of timeLabels({ duration: 7200, narrow: false, clock: 10 })) {
      expect(place).toBeGreaterThanOrEqual(0.03);
      expect(place).toBeLessThanOrEqual(0.97);
    }
  });

  it('of a track without duration are none', () => {
    expect(timeLabels({ duration: 0, narrow: false, clock: NINE })).toEqual([]);
  });
});

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
