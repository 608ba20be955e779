import { describe, expect, it } from 'vitest';
import { metres, minutes } from '../units.ts';
import { recordsByGlider, recordsOf } from './flight-records.ts';

const flight = (
  id: number,
  date: string,
  values: { airtime?: number; altitude?: number; xcDistance?: number } = {},
) => {
  const { airtime = 0, altitude = 0, ...score } = values;
  return { id, date, time: null, airtime: minutes(airtime), altitude: metres(altitude), ...score };
};
const idsOf = (...flights: readonly ReturnType<typeof flight>[]) => {
  const { longest, highest, farthest } = recordsOf(flights);
  return [longest?.id, highest?.id, farthest?.id];
};

describe('records', () => {
  it('are the longest, the highest and the farthest flight', () => {
    const long = flight(1, '2025-05-01', { airtime: 300, altitude: 1_800, xcDistance: 40_000 });
    const high = flight(2, '2025-06-01', { airtime: 60, altitude: 3_900 });
    const far = flight(3, '2025-07-01', { airtime: 299, altitude: 3_000, xcDistance: 40_001 });
    expect(idsOf(long, high, far)).toEqual([1, 2, 3]);
  });

  it('belong to the first flown of equal ones, in whatever order they are given', () => {
    const later = flight(1, '2025-05-02', { airtime: 90 });
    const first = flight(2, '2025-05-01', { airtime: 90 });
    expect(idsOf(later, first)[0]).toBe(2);
    expect(idsOf(first, later)[0]).toBe(2);
  });

  it('are none where the quantity is not known', () => {
    expect(idsOf(flight(1, '2025-05-01'))).toEqual([undefined, undefined, undefined]);
    expect(recordsOf([])).toEqual({ longest: null, highest: null, farthest: null });
  });
});

describe('the records of gliders', () => {
  it('are those of the flights with each that have a quantity, without those of none', () => {
    const withGlider = (id: number, gliderId: number | null, airtime: number) => ({
      ...flight(id, '2025-05-01', { airtime }),
      gliderId,
    });
    const records = recordsByGlider([
      withGlider(1, 7, 30),
      withGlider(2, null, 300),
      withGlider(3, 7, 60),
      withGlider(4, 8, 45),
      withGlider(5, 9, 0),
    ]);
    expect([...records].map(([glider, { longest }]) => [glider, longest?.id])).toEqual([
      [7, 3],
      [8, 4],
    ]);
  });
});
