import { describe, expect, it } from 'vitest';
import { metres, minutes } from '#domain/units';
import { curveOf, yearScales } from './barogram-scale.ts';

const PROFILE = '0z0';

function flown(date: string, airtime: number, heights?: readonly [number, number]) {
  const known = heights && { lowest: metres(heights[0]), highest: metres(heights[1]) };
  return { date, airtime: minutes(airtime), profile: PROFILE, ...known };
}

describe('the scale of a year', () => {
  it('is the longest flight, the lowest and the highest altitude of its tracks', () => {
    const scales = yearScales([
      flown('2026-04-01', 60, [800, 2000]),
      flown('2026-05-01', 120, [1000, 3000]),
      flown('2025-05-01', 300, [100, 5000]),
    ]);
    expect(scales.get(2026)).toEqual({ longest: 120, lowest: 800, highest: 3000 });
    expect(scales.get(2025)).toEqual({ longest: 300, lowest: 100, highest: 5000 });
  });

  it('is not that of flights without a track', () => {
    const typed = { ...flown('2026-06-01', 600), profile: null };
    expect(yearScales([typed, flown('2026-04-01', 60)]).get(2026)?.longest).toBe(60);
    expect(yearScales([typed]).size).toBe(0);
  });
});

describe('the barogram of a flight', () => {
  const scale = { longest: 120, lowest: 500, highest: 2500 };

  it('is as wide as its airtime, and as high as its altitudes', () => {
    const curve = curveOf(flown('2026-04-01', 30, [1000, 2000]), scale);
    expect(curve).toEqual({ profile: PROFILE, width: 0.25, from: 0.25, to: 0.75 });
  });

  it('is high enough to be told from a line, and stays within the scale', () => {
    const low = curveOf(flown('2026-04-01', 30, [1000, 1100]), scale);
    const high = curveOf(flown('2026-04-01', 30, [2400, 2500]), scale);
    expect([low?.from, low?.to]).toEqual([0.25, 0.55]);
    expect([high?.from, high?.to]).toEqual([0.7, 1]);
  });

  it('is the whole of it for the flight that is longest, lowest and highest', () => {
    expect(curveOf(flown('2026-04-01', 120, [500, 2500]), scale)).toMatchObject({ width: 1, from: 0, to: 1 });
  });

  it('has the full height without altitudes, and the full width without airtime', () => {
    expect(curveOf(flown('2026-04-01', 60), scale)).toMatchObject({ width: 0.5, from: 0, to: 1 });
    expect(curveOf(flown('2026-04-01', 0, [500, 2500]), scale)).toMatchObject({ width: 1 });
  });

  it('has the full height where all tracks of the year are level', () => {
    const level = flown('2026-04-01', 10, [700, 700]);
    expect(curveOf(level, yearScales([level]).get(2026))).toMatchObject({ from: 0, to: 1 });
  });

  it('is none without a track', () => {
    expect(curveOf({ ...flown('2026-04-01', 10), profile: null }, scale)).toBeNull();
  });
});
