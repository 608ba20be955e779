import { describe, expect, it } from 'vitest';
import { FLIGHT_SHAPES, legsOf, recordingOf, THERMAL_LEGS } from '#test/builders/flight-shapes';
import { type AirLeg, flownAir } from '#test/builders/flown-air';
import { PHASES_VERSION } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const GLIDE: AirLeg = { seconds: 200, climb: -1.2 };
const CLIMB: AirLeg = { seconds: 200, climb: 2, turn: 18 };

describe('phasesOf', () => {
  it.each(FLIGHT_SHAPES)('finds the thermals and the glides of a flight: $name', (shape) => {
    const { track, times } = flownAir(legsOf(shape), recordingOf(shape));
    const { thermals, glides, ridges } = phasesOf(track);
    expect(glides).toHaveLength(4);
    expect(ridges).toEqual([]);
    const found = thermals.map(({ startIndex, endIndex }) => [track.time[startIndex] ?? 0, track.time[endIndex] ?? 0]);
    expect(found).toHaveLength(THERMAL_LEGS.length);
    for (const [i, [first, after]] of THERMAL_LEGS.entries()) {
      expect(Math.abs((found[i]?.[0] ?? 0) - (times[first] ?? 0))).toBeLessThanOrEqual(10);
      expect(Math.abs((found[i]?.[1] ?? 0) - (times[after] ?? 0))).toBeLessThanOrEqual(10);
    }
  });

  it('holds its version, and shares of the time that make one', () => {
    const { version, totals } = phasesOf(flownAir([GLIDE, CLIMB, GLIDE]).track);
    expect(version).toBe(PHASES_VERSION);
    const { thermals = 0, glides = 0, ridges = 0, other = 0 } = totals.shares ?? {};
    expect(thermals).toBeCloseTo(1 / 3, 1);
    expect(thermals + glides + ridges + other).toBeCloseTo(1, 3);
  });

  it('knows no thermals without an altitude, but the wind of the circles', () => {
    const wind = { kmh: 20, from: 270 };
    const phases = phasesOf(flownAir([GLIDE, CLIMB, GLIDE], { hasAltitude: false, wind }).track);
    expect([phases.thermals, phases.ridges, phases.totals.gainM, phases.totals.shares]).toEqual([[], [], null, null]);
    expect(Math.abs((phases.wind.flight?.fromDegrees ?? 0) - 270)).toBeLessThanOrEqual(2);
    expect(phases.wind.bands).toEqual([]);
    expect(phases.glides).toHaveLength(2);
    expect(phases.glides[0]).toMatchObject({ heightLostM: null, glideRatio: null, meanSinkMps: null });
  });
});
