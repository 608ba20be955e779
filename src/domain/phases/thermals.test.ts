import { describe, expect, it } from 'vitest';
import { type AirLeg, flownAir } from '#test/builders/flown-air';
import { only } from '#test/builders/only';
import type { Thermal } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';
import { bestClimb, climbOf, type SmoothedAltitudes } from './thermals.ts';

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

const STEADY = (seconds: number): number => 1000 + 2 * seconds;
/** Sinks at 1 m/s for 50 s, climbs at 3 m/s for 100 s, sinks again. */
const HINGED = (seconds: number): number =>
  1000 - Math.min(50, seconds) + 3 * Math.max(0, Math.min(100, seconds - 50)) - Math.max(0, seconds - 150);

describe('climbOf', () => {
  it.each([1, 2, 3, 4, 5])('knows the altitudes at the very ends from fixes every %i s', (every) => {
    const { bottom, top } = climb(HINGED, { every, startTime: 50, endTime: 150 });
    expect([bottom, top].map((metres) => Math.round(metres))).toEqual([950, 1250]);
  });

  it('knows them between fixes', () => {
    const { bottom, top, time } = climb(STEADY, { every: 4, startTime: 50.5, endTime: 149.25 });
    expect([bottom, top]).toEqual([1101, 1298.5]);
    expect([time[0], time.at(-1)]).toEqual([52, 148]);
  });

  it('smooths steps', () => {
    const { altitude } = climb((seconds) => STEADY(seconds) + 4 * (seconds % 2), { startTime: 0, endTime: 200 });
    for (const [i, metres] of altitude.entries()) expect(Math.abs(metres - STEADY(i) - 2)).toBeLessThan(1);
  });

  it.each([0, 1, 2])('is finite with %i fixes in the period', (fixes) => {
    const { bottom, top } = climb(STEADY, { every: 40, startTime: 1, endTime: 40 * fixes + 1 });
    expect([bottom, top].every(Number.isFinite)).toBe(true);
  });
});

describe('bestClimb', () => {
  it('is the best in 30 s', () => {
    const best = bestClimb(climb(HINGED, { startTime: 0, endTime: 300 }));
    expect(best).toBeCloseTo(3, 2);
    expect(bestClimb(climb((seconds) => -HINGED(seconds), { startTime: 0, endTime: 300 }))).toBeCloseTo(1, 2);
  });

  it.each([1, 2, 3, 4, 5, 7])('needs no fixes just 30 s apart: every %i s', (every) => {
    expect(bestClimb(climb(STEADY, { every, startTime: 0, endTime: 200 }))).toBeCloseTo(2, 6);
  });

  it('is less than a short peak', () => {
    const peak = (seconds: number): number => 1000 + 5 * Math.max(0, Math.min(12, seconds - 100));
    const best = bestClimb(climb(peak, { startTime: 0, endTime: 200 })) ?? 0;
    expect(best).toBeCloseTo(2, 0);
  });

  it('is not known when fixes are a minute apart, or the climb is shorter', () => {
    expect(bestClimb(climb(STEADY, { every: 60, startTime: 0, endTime: 200 }))).toBeNull();
    expect(bestClimb(climb(STEADY, { startTime: 0, endTime: 20 }))).toBeNull();
    expect(bestClimb(climb(STEADY, { every: 500, startTime: 1, endTime: 20 }))).toBeNull();
  });
});

interface Draft {
  readonly every?: number;
  readonly startTime: number;
  readonly endTime: number;
}

function climb(altitudeAt: (seconds: number) => number, { every = 1, startTime, endTime }: Draft): SmoothedAltitudes {
  const time = Uint32Array.from({ length: Math.floor(300 / every) + 1 }, (_, i) => i * every);
  const altitude = Float32Array.from(time, altitudeAt);
  return climbOf({ time, altitude }, { startTime, endTime });
}
