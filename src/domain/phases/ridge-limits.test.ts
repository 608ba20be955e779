import { describe, expect, it } from 'vitest';
import { type AirLeg, flownAir, type Recording } from '#test/builders/flown-air';
import { only } from '#test/builders/only';
import type { RidgeStretch } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

/** A flight to and fro, turning by so many degrees each time. */
interface ToAndFro {
  readonly passes?: number;
  readonly seconds?: number;
  readonly degrees?: number;
  readonly climb?: number;
}

const TURN_S = 10;
const APPROACH: AirLeg = { seconds: 60, climb: -1 };

function toAndFro({ passes = 8, seconds = 70, degrees = 180, climb = 0 }: ToAndFro): readonly AirLeg[] {
  return Array.from({ length: passes }, (_, i): readonly AirLeg[] => [
    { seconds, climb },
    { seconds: TURN_S, climb, turn: (i % 2 === 0 ? -degrees : degrees) / TURN_S },
  ]).flat();
}

const soared = (flight: ToAndFro, recording: Recording = {}): readonly RidgeStretch[] =>
  phasesOf(flownAir(toAndFro(flight), recording).track).ridges;

describe('ridge soaring is found', () => {
  it.each<[string, ToAndFro]>([
    ['three passes', { passes: 3, seconds: 80 }],
    ['short passes', { seconds: 30, passes: 12 }],
    ['passes of 1400 m', { seconds: 140 }],
    ['four minutes', { passes: 4, seconds: 60 }],
    ['a slow descent', { climb: -0.5 }],
    ['a climb of a slope', { climb: 0.9 }],
    ['turns that lead back at an angle', { degrees: 135 }],
  ])('in %s', (_, flight) => {
    expect(soared(flight)).toHaveLength(1);
  });
});

describe('ridge soaring is not found', () => {
  it.each<[string, ToAndFro]>([
    ['two passes', { passes: 2, seconds: 120 }],
    ['passes of 50 m', { seconds: 1, passes: 20 }],
    ['passes of 1600 m', { seconds: 165 }],
    ['two minutes and a half', { passes: 3, seconds: 40 }],
    ['a descent as in still air', { climb: -0.7 }],
    ['a climb of a thermal', { climb: 1.1 }],
    ['turns that lead on', { degrees: 100 }],
  ])('in %s', (_, flight) => {
    expect(soared(flight)).toEqual([]);
  });

  it('without an altitude', () => {
    expect(soared({}, { hasAltitude: false })).toEqual([]);
  });
});

describe('a stretch of ridge soaring', () => {
  it.each([4, 8, 12])('of %d passes has so many, of their length and gain', (passes) => {
    const ridge = only(soared({ passes, seconds: 70, climb: 0.3 }));
    expect(ridge.passes).toBe(passes);
    // The rate of turn is measured over 16 s: turns take some of the passes.
    expect(Math.abs(ridge.passLengthM - 645)).toBeLessThan(40);
    expect(Math.abs(ridge.gainM - 0.3 * ridge.durationS)).toBeLessThan(2);
  });

  it.each([
    { lat: -46.6, lng: 8 },
    { lat: 46.6, lng: 179.999 },
    { lat: 46.6, lng: -120 },
  ])('is the same on a slope at %j', (start) => {
    const [here, there] = [only(soared({})), only(soared({}, { start }))];
    expect([there.passes, there.durationS]).toEqual([here.passes, here.durationS]);
    expect(Math.abs(there.passLengthM - here.passLengthM)).toBeLessThan(10);
    expect(Math.abs(there.place.lat - start.lat)).toBeLessThan(0.02);
  });

  it('ends where the pilot flies away, and begins where the next one is soared', () => {
    const away: AirLeg = { seconds: 300, climb: -1 };
    const { track } = flownAir([APPROACH, ...toAndFro({}), away, ...toAndFro({ passes: 6 }), away]);
    const { ridges, glides } = phasesOf(track);
    expect(ridges.map(({ passes }) => passes)).toHaveLength(2);
    const [first, second] = ridges;
    expect(second?.startIndex).toBeGreaterThan(first?.endIndex ?? 0);
    expect(glides.some(({ startIndex }) => startIndex >= (first?.endIndex ?? 0) - 1)).toBe(true);
  });
});
