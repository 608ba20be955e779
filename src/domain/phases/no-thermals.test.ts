import { describe, expect, it } from 'vitest';
import { eightLegs, ridgeLegs } from '#test/builders/flight-shapes';
import { type AirLeg, flownAir, type Recording } from '#test/builders/flown-air';
import { only } from '#test/builders/only';
import type { FlightPhases } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const EVERY_S = [1, 2, 3, 4, 5];
const NOISES_M = [0, 3];
const SLOPE = 310;

describe('phasesOf a flight without thermals', () => {
  it.each([0, 15, 25, 30])('finds ridge soaring in a wind of %i km/h, and nothing else', (kmh) => {
    for (const phases of recorded(ridgeLegs(8, kmh), { wind: { kmh, from: SLOPE } })) {
      expect(phases.thermals).toEqual([]);
      expect(phases.ridges.map(({ passes }) => passes)).toEqual([8]);
      expect(phases.wind).toEqual({ flight: null, bands: [] });
    }
  });

  it('finds ridge soaring in a wind of 35 km/h, which is nearly as fast as the glider, and nothing else', () => {
    const wind = { kmh: 35, from: SLOPE };
    for (const noise of NOISES_M) {
      // Passes are slow over the ground: now and then noise makes one look like a turn.
      const least = noise === 0 ? 8 : 5;
      for (const phases of recorded(ridgeLegs(8, wind.kmh), { wind }, [noise])) {
        expect(phases.thermals).toEqual([]);
        expect(only(phases.ridges).passes).toBeGreaterThanOrEqual(least);
        expect(only(phases.ridges).passes).toBeLessThanOrEqual(8);
        expect(phases.wind).toEqual({ flight: null, bands: [] });
      }
    }
  });

  it.each([16, 20, 24, 30, 40])('finds none in figures of eight with circles of %i s', (circleS) => {
    for (const kmh of [0, 20, 35]) {
      for (const phases of recorded(eightLegs(circleS), { wind: { kmh, from: SLOPE } })) {
        expect(phases.thermals).toEqual([]);
        expect(phases.wind.flight).toBeNull();
      }
    }
  });

  it.each([40, 130, 220])('finds none in a straight climb, the wind from %i°', (from) => {
    for (const kmh of [0, 20, 35]) {
      for (const phases of recorded([{ seconds: 1200, climb: 0.3 }], { wind: { kmh, from } })) {
        expect([phases.thermals, phases.ridges, phases.wind.flight]).toEqual([[], [], null]);
      }
    }
  });

  it('finds none in circles that do not climb, but their wind', () => {
    const legs: AirLeg[] = [
      { seconds: 120, climb: -1 },
      { seconds: 150, climb: -1.4, turn: 18 },
    ];
    for (const phases of recorded(legs, { wind: { kmh: 18, from: 90 } })) {
      expect([phases.thermals, phases.totals.thermalCount, phases.totals.meanClimbMps]).toEqual([[], 0, null]);
      expect(phases.wind.flight?.speedMps).toBeCloseTo(5, 0);
    }
  });
});

function recorded(legs: readonly AirLeg[], recording: Recording, noises = NOISES_M): readonly FlightPhases[] {
  return EVERY_S.flatMap((every) =>
    noises.map((noise) => phasesOf(flownAir(legs, { ...recording, every, noise, seed: every }).track)),
  );
}
