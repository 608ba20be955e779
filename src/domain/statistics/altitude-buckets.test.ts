import { describe, expect, it } from 'vitest';
import { metres } from '../units.ts';
import { altitudeBuckets } from './altitude-buckets.ts';

const flown = (...altitudes: number[]) =>
  altitudes.map((altitude, index) => ({ id: index + 1, altitude: metres(altitude) }));

describe('altitude buckets', () => {
  it('are 200 m wide from the launch altitude', () => {
    expect(altitudeBuckets(flown(1900, 2099, 2100), metres(1900))).toEqual([
      { from: 1900, mid: 2000, to: 2100, flightIds: [1, 2] },
      { from: 2100, mid: 2200, to: 2300, flightIds: [3] },
    ]);
  });

  it('hold a flight once, whatever its altitude', () => {
    const altitudes = Array.from({ length: 500 }, (_, index) => 1 + index * 7.3);
    const ids = altitudeBuckets(flown(...altitudes), metres(533)).flatMap(({ flightIds }) => flightIds);
    expect([...ids].sort((a, b) => a - b)).toEqual(altitudes.map((_, index) => index + 1));
  });

  it('go on below the launch', () => {
    expect(altitudeBuckets(flown(1800), metres(1900))).toEqual([{ from: 1700, mid: 1800, to: 1900, flightIds: [1] }]);
  });

  it('leave out flights of which no altitude was said', () => {
    expect(altitudeBuckets(flown(0), metres(1900))).toEqual([]);
  });
});
