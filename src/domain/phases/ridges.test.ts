import { describe, expect, it } from 'vitest';
import { ridgeLegs } from '#test/builders/flight-shapes';
import { type AirLeg, flownAir } from '#test/builders/flown-air';
import { only } from '#test/builders/only';
import type { RidgeStretch } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

describe('ridge soaring', () => {
  it('has time, passes, gain and place', () => {
    const { track } = flownAir(ridgeLegs(6));
    const ridge = only(phasesOf(track).ridges);
    expect(ridge.passes).toBe(6);
    // The approach along the slope is part of the first pass.
    expect(Math.abs(ridge.durationS - 540)).toBeLessThan(20);
    expect(Math.abs(ridge.passLengthM - 760)).toBeLessThan(30);
    const [before, after] = [track.altitude?.[ridge.startIndex], track.altitude?.[ridge.endIndex]];
    expect(ridge.gainM).toBe((after ?? 0) - (before ?? 0));
    expect(Math.abs(ridge.place.lat - (track.lat[track.length >> 1] ?? 0))).toBeLessThan(0.01);
  });

  it('needs 3 passes', () => {
    expect(ridges(ridgeLegs(2))).toEqual([]);
    expect(ridges(ridgeLegs(3))).toHaveLength(1);
  });

  it('is none in a descent to and fro', () => {
    expect(ridges(ridgeLegs(8).map((leg) => ({ ...leg, climb: -1.1 })))).toEqual([]);
  });

  it('is none in a fast climb to and fro: that is a thermal, flown in another way', () => {
    expect(ridges(ridgeLegs(8).map((leg) => ({ ...leg, climb: 2 })))).toEqual([]);
  });

  it('is none on passes of several km', () => {
    expect(ridges(ridgeLegs(6).map((leg) => (leg.turn ? leg : { ...leg, seconds: 400 })))).toEqual([]);
  });

  it('is none in a search for lift of 2 min', () => {
    expect(ridges(ridgeLegs(4).map((leg) => (leg.turn ? leg : { ...leg, seconds: 25 })))).toEqual([]);
  });

  it('is no glide at the same time', () => {
    const { ridges: found, glides, totals } = phasesOf(flownAir([...ridgeLegs(8), { seconds: 300, climb: -1 }]).track);
    expect(found).toHaveLength(1);
    expect(glides.length).toBeGreaterThan(0);
    for (const glide of glides) expect(glide.startIndex).toBeGreaterThanOrEqual(found[0]?.endIndex ?? 0);
    expect(totals.shares?.ridges).toBeGreaterThan(0.5);
  });
});

function ridges(legs: readonly AirLeg[]): readonly RidgeStretch[] {
  return phasesOf(flownAir(legs).track).ridges;
}
