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

  it('is that of the lowest band where the altitude of the launch is not known', () => {
    expect(windAtLaunch(BANDS, null)?.speedMps).toBe(1);
  });

  it('is not known without bands', () => {
    expect(windAtLaunch([], null)).toBeNull();
    expect(windAtLaunch([], metres(1_000))).toBeNull();
  });
});
