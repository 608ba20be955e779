import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import type { FlownPath } from './flown.ts';
import { planeAt } from './plane.ts';
import { record } from './recorder.ts';

const SECONDS = 1200;
const still: FlownPath = {
  plane: planeAt(46, 7),
  path: {
    east: Array<number>(SECONDS).fill(0),
    north: Array<number>(SECONDS).fill(0),
    altitude: Array<number>(SECONDS).fill(1500),
  },
  launch: 0,
  landing: SECONDS,
};

const deviationOf = (values: readonly number[], from: number): number =>
  Math.sqrt(values.reduce((sum, value) => sum + (value - from) ** 2, 0) / values.length);

describe('a recorder', () => {
  it('logs a fix every interval, from its start on', () => {
    const readings = record(still, { startTime: 1000, interval: 2 }, seededRandom(1));
    expect(readings).toHaveLength(SECONDS / 2);
    expect(readings.slice(0, 3).map(({ time }) => time)).toEqual([1000, 1002, 1004]);
  });

  it('has errors of a few metres that change slowly', () => {
    const readings = record(still, { startTime: 0, interval: 1 }, seededRandom(1));
    const norths = readings.map(({ lat }) => (lat - 46) * 111_195);
    expect(deviationOf(norths, 0)).toBeGreaterThan(0.3);
    expect(deviationOf(norths, 0)).toBeLessThan(4);
    const steps = norths.slice(1).map((north, index) => north - (norths[index] ?? 0));
    expect(deviationOf(steps, 0)).toBeLessThan(0.8);
  });

  it('has an offset of pressure altitude that is constant over the day', () => {
    const readings = record(still, { startTime: 0, interval: 1 }, seededRandom(2));
    const [first] = readings.map(({ pressureAltitude }) => pressureAltitude);
    expect(Math.abs((first ?? 0) - 1500)).toBeGreaterThan(5);
    expect(
      deviationOf(
        readings.map(({ pressureAltitude }) => pressureAltitude),
        first ?? 0,
      ),
    ).toBeLessThan(1);
  });
});
