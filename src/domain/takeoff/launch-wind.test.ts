import { describe, expect, it } from 'vitest';
import { metres } from '../units.ts';
import { windAtLaunch } from './launch-wind.ts';

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
