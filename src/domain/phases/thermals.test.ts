import { describe, expect, it } from 'vitest';
import { type AirLeg, flownAir } from '#test/builders/flown-air';
import { only } from '#test/builders/only';
import type { Thermal } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const GLIDE: AirLeg = { seconds: 120, climb: -1 };
const RIGHT: AirLeg = { seconds: 100, climb: 2, turn: 18 };
const LEFT: AirLeg = { ...RIGHT, turn: -18 };

describe('a thermal', () => {
  it('has altitudes, gain and climb', () => {
    const thermal = only(thermals([GLIDE, RIGHT, GLIDE]));
    expect(thermal.altitudeInM).toBeCloseTo(1880, -1);
    expect(thermal.altitudeOutM).toBeCloseTo(2080, -1);
    expect(thermal.gainM).toBeCloseTo(thermal.altitudeOutM - thermal.altitudeInM, 1);
    expect(thermal.meanClimbMps).toBeCloseTo(2, 1);
    expect(thermal.best30sMps).toBeCloseTo(2, 1);
    expect(thermal.durationS).toBe(thermal.endIndex - thermal.startIndex);
  });

  it('gains at least 30 m', () => {
    expect(thermals([GLIDE, { ...RIGHT, climb: 0.2 }, GLIDE])).toHaveLength(0);
    expect(thermals([GLIDE, { ...RIGHT, climb: 0.4 }, GLIDE])).toHaveLength(1);
  });

  it.each([
    ['left', [LEFT, LEFT]],
    ['right', [RIGHT, { ...RIGHT, seconds: 20 }]],
    ['mixed', [LEFT, RIGHT]],
    ['right', [{ ...LEFT, seconds: 40 }, RIGHT, RIGHT, RIGHT]],
  ])('goes %s', (direction, legs) => {
    expect(thermals([GLIDE, ...legs, GLIDE]).map((thermal) => thermal.direction)).toEqual([direction]);
  });

  it('is somewhere amid its circles', () => {
    const { track } = flownAir([GLIDE, RIGHT, GLIDE], { start: { lat: 46, lng: 8 } });
    const thermal = only(phasesOf(track).thermals);
    // A circle of 20 s at 10 m/s is 64 m across, 1.2 km north-east of the start.
    expect(Math.abs(thermal.place.lat - (track.lat[170] ?? 0))).toBeLessThan(0.0008);
    expect(Math.abs(thermal.place.lng - (track.lng[170] ?? 0))).toBeLessThan(0.001);
  });
});

describe('the totals', () => {
  it('add up gain, and time to the left and right', () => {
    const { thermals: found, totals } = phasesOf(flownAir([GLIDE, LEFT, GLIDE, RIGHT, RIGHT, GLIDE]).track);
    expect(totals.thermalCount).toBe(2);
    expect(totals.gainM).toBeCloseTo(
      found.reduce((sum, { gainM }) => sum + gainM, 0),
      1,
    );
    expect(totals.meanClimbMps).toBeCloseTo(2, 1);
    expect(Math.abs(totals.leftS - 100)).toBeLessThanOrEqual(3);
    expect(Math.abs(totals.rightS - 200)).toBeLessThanOrEqual(3);
    expect(totals.durationS).toBe(660);
  });
});

function thermals(legs: readonly AirLeg[]): readonly Thermal[] {
  return phasesOf(flownAir(legs).track).thermals;
}
