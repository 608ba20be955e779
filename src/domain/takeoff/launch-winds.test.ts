import { describe, expect, it } from 'vitest';
import { metres } from '../units.ts';
import { windAtLaunch, windRose } from './launch-winds.ts';

const band = (fromM: number, speedMps: number) => ({ fromM, speedMps, fromDegrees: 270, turns: 5 });
const BANDS = [band(500, 1), band(1500, 3), band(2500, 7)];

describe('the wind at a launch', () => {
  it.each([
    [1_600, 3],
    [2_000, 3],
    [2_300, 7],
    [700, 1],
    [100, 1],
    [3_400, 7],
  ])('is that of the nearest band: of a launch at %d m it has %d m/s', (altitude, speedMps) => {
    expect(windAtLaunch(BANDS, metres(altitude))).toEqual({ speedMps, fromDegrees: 270 });
  });

  it('is not known where the nearest band is more than 500 m away', () => {
    expect(windAtLaunch([band(2500, 7)], metres(2_000))).not.toBeNull();
    expect(windAtLaunch([band(2500, 7)], metres(1_999))).toBeNull();
    expect(windAtLaunch([band(500, 1)], metres(1_501))).toBeNull();
  });

  it('is that of the lower of two bands as near', () => {
    expect(windAtLaunch([band(500, 1), band(1500, 3)], metres(1_250))?.speedMps).toBe(1);
  });

  it.each([
    ['at the bottom of a band', 1_500],
    ['within it', 1_750],
    ['at its top', 2_000],
    ['500 m below it', 1_000],
    ['500 m above it', 2_500],
  ])('is known %s', (_, altitude) => {
    expect(windAtLaunch([band(1500, 3)], metres(altitude))?.speedMps).toBe(3);
  });

  it.each([999, 2_501, -200, 8_000])('is not known at %d m, far from a band from 1500 m to 2000 m', (altitude) => {
    expect(windAtLaunch([band(1500, 3)], metres(altitude))).toBeNull();
  });

  it('has nothing else of the band', () => {
    expect(Object.keys(windAtLaunch(BANDS, metres(700)) ?? {}).toSorted()).toEqual(['fromDegrees', 'speedMps']);
  });

  it('is that of the lowest band without an altitude, even where a launch at sea level would be too far from it', () => {
    expect(windAtLaunch([band(2500, 7)], metres(0))).toBeNull();
    expect(windAtLaunch([band(2500, 7), band(500, 1)], null)?.speedMps).toBe(7);
  });

  it('is that of the lowest band where the altitude of the launch is not known', () => {
    expect(windAtLaunch(BANDS, null)?.speedMps).toBe(1);
  });

  it('is not known without bands', () => {
    expect(windAtLaunch([], null)).toBeNull();
    expect(windAtLaunch([], metres(1_000))).toBeNull();
  });
});

const wind = (fromDegrees: number, kmh = 5) => ({ fromDegrees, speedMps: kmh / 3.6 });
const countsOf = (...winds: ReturnType<typeof wind>[]) => windRose(winds).map(({ count }) => count);

describe('the wind rose', () => {
  it('has eight directions, also without any wind', () => {
    expect(windRose([])).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((sector) => ({ sector, count: 0, byStrength: [0, 0, 0], meanSpeedMps: 0 })),
    );
  });

  it.each([
    [0, 0],
    [22, 0],
    [23, 1],
    [90, 2],
    [202, 4],
    [203, 5],
    [337, 7],
    [338, 0],
    [359.9, 0],
    [360, 0],
    [-45, 7],
  ])('counts %d° in the sector %d', (degrees, sector) => {
    const counts = countsOf(wind(degrees));
    expect(counts[sector]).toBe(1);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  });

  it('counts every wind once, whatever the winds', () => {
    const winds = Array.from({ length: 720 }, (_, i) => wind(i / 2, i % 45));
    const rose = windRose(winds);
    expect(rose.map(({ sector }) => sector)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(rose.map(({ count }) => count)).toEqual(rose.map(() => 90));
    for (const { count, byStrength } of rose) expect(byStrength.reduce((sum, one) => sum + one)).toBe(count);
    const total = rose.reduce((sum, { count, meanSpeedMps }) => sum + count * meanSpeedMps, 0);
    expect(total).toBeCloseTo(
      winds.reduce((sum, { speedMps }) => sum + speedMps, 0),
      6,
    );
  });

  it('turns with the winds: 45° further they are in the next sector', () => {
    const degrees = [3, 50, 100, 170, 200, 290, 310, 350];
    const before = countsOf(...degrees.map((from) => wind(from)));
    const after = countsOf(...degrees.map((from) => wind(from + 45)));
    expect(after).toEqual([...before.slice(-1), ...before.slice(0, -1)]);
  });

  it('counts light, moderate and strong winds apart, and has their mean speed', () => {
    const west = windRose([wind(270, 9.9), wind(271, 10), wind(269, 19.9), wind(270, 20), wind(280, 40)])[6];
    expect(west).toMatchObject({ count: 5, byStrength: [1, 2, 2] });
    expect(west?.meanSpeedMps).toBeCloseTo(99.8 / 5 / 3.6, 9);
  });
});
