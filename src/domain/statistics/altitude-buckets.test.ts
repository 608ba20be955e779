import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { altitudeIn, metres, metresFrom } from '../units.ts';
import { altitudeBuckets, BUCKET_WIDTH, bucketsAboveSea } from './altitude-buckets.ts';

const flown = (...altitudes: number[]) =>
  altitudes.map((altitude, index) => ({ id: index + 1, altitude: metres(altitude) }));

describe('altitude buckets', () => {
  it('are 200 m wide from the launch altitude', () => {
    expect(altitudeBuckets(flown(1900, 2099, 2100), metres(1900))).toEqual([
      { from: 1900, mid: 2000, to: 2100, flightIds: [1, 2] },
      { from: 2100, mid: 2200, to: 2300, flightIds: [3] },
    ]);
  });

  it('include a flight once, whatever its altitude', () => {
    const altitudes = Array.from({ length: 500 }, (_, index) => 1 + index * 7.3);
    const ids = altitudeBuckets(flown(...altitudes), metres(533)).flatMap(({ flightIds }) => flightIds);
    expect([...ids].sort((a, b) => a - b)).toEqual(altitudes.map((_, index) => index + 1));
  });

  it('continue below the launch', () => {
    expect(altitudeBuckets(flown(1800), metres(1900))).toEqual([{ from: 1700, mid: 1800, to: 1900, flightIds: [1] }]);
  });

  it('include a sled ride at the launch, whatever unit it was stored in', () => {
    for (let launch = 0; launch < 3_000; launch += 1) {
      const sledRide = metresFrom(altitudeIn(metres(launch), 'feet'), 'feet');
      const [bucket] = altitudeBuckets(flown(sledRide || 1), metres(launch));
      expect(bucket?.from).toBe(launch);
    }
  });

  it('include every flight between their ends, to half a metre, and never overlap', () => {
    const anyAltitudes = fc.array(fc.double({ min: 1, max: 8_000, noNaN: true }), { maxLength: 30 });
    fc.assert(
      fc.property(anyAltitudes, fc.integer({ min: 0, max: 4_000 }), (altitudes, launch) => {
        const buckets = altitudeBuckets(flown(...altitudes), metres(launch));
        for (const { from, mid, to, flightIds } of buckets) {
          expect([mid - from, to - mid]).toEqual([BUCKET_WIDTH / 2, BUCKET_WIDTH / 2]);
          expect(Math.abs((from - launch) % BUCKET_WIDTH)).toBe(0);
          const inside = flightIds.map((id) => altitudes[id - 1] ?? 0);
          expect(inside.every((altitude) => altitude >= from - 0.5 && altitude < to + 0.5)).toBe(true);
        }
        const ends = buckets.flatMap(({ from, to }) => [from, to]);
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
        expect(buckets.flatMap(({ flightIds }) => flightIds)).toHaveLength(altitudes.length);
      }),
    );
  });

  it('leave out flights without an altitude', () => {
    expect(altitudeBuckets(flown(0), metres(1900))).toEqual([]);
  });
});

describe('the buckets of several sites', () => {
  const on = (id: number, date: string, altitude: number) => ({ id, date, altitude: metres(altitude) });
  const flights = [on(1, '2025-05-01', 2_010), on(2, '2025-06-01', 2_190), on(3, '2026-05-01', 2_010)];

  it('are counted from sea level, by period', () => {
    const buckets = bucketsAboveSea(flights, 'year');
    expect(buckets.get('2025')).toEqual([{ from: 2000, mid: 2100, to: 2200, flightIds: [1, 2] }]);
    expect(buckets.get('2026')?.[0]?.flightIds).toEqual([3]);
    expect([...bucketsAboveSea(flights, 'month').keys()]).toEqual(['2025-05', '2025-06', '2026-05']);
  });

  it('have every flight with an altitude once', () => {
    const some = [...flights, on(4, '2026-05-02', 0)];
    const ids = [...bucketsAboveSea(some, 'year').values()].flat().flatMap(({ flightIds }) => flightIds);
    expect(ids).toEqual([1, 2, 3]);
  });
});
