import { describe, expect, it } from 'vitest';
import { type AirLeg, flownAir, type Recording } from '#test/builders/flown-air';
import { only } from '#test/builders/only';
import type { Thermal } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const GLIDE: AirLeg = { seconds: 120, climb: -1 };
const thermals = (legs: readonly AirLeg[], recording: Recording = {}): readonly Thermal[] =>
  phasesOf(flownAir([GLIDE, ...legs, GLIDE], recording).track).thermals;
const circles = (seconds: number, climb = 2, turn = 18): AirLeg => ({ seconds, climb, turn });

describe('a thermal is found', () => {
  it.each<[string, AirLeg]>([
    ['in two turns', circles(42)],
    ['in 35 s', circles(36, 2, 24)],
    ['in a gain of 36 m', circles(60, 0.6)],
    ['in wide circles of 50 s', circles(160, 1.5, 7.2)],
    ['in tight circles of 12 s', circles(60, 3, 30)],
  ])('%s', (_, leg) => {
    expect(thermals([leg])).toHaveLength(1);
  });
});

describe('a thermal is not found', () => {
  it.each<[string, AirLeg]>([
    ['in one turn and a quarter', circles(25)],
    ['in 24 s', circles(24, 3, 30)],
    ['in a gain of 24 m', circles(60, 0.4)],
    ['in a descent', circles(120, -1.5)],
    ['in bends of 72 s', circles(300, 1.5, 5)],
  ])('%s', (_, leg) => {
    expect(thermals([leg])).toEqual([]);
  });
});

describe('the figures of a thermal', () => {
  it.each([
    [100, 1],
    [60, 2.5],
    [300, 0.5],
    [180, 4],
  ])('of %d s at %d m/s are its gain, its climb and its turns', (seconds, climb) => {
    const thermal = only(thermals([circles(seconds, climb)]));
    expect(Math.abs(thermal.durationS - seconds)).toBeLessThanOrEqual(3);
    expect(Math.abs(thermal.gainM - seconds * climb)).toBeLessThan(2 + 0.02 * seconds * climb);
    expect(thermal.meanClimbMps).toBeCloseTo(thermal.gainM / thermal.durationS, 2);
    expect(Math.abs(thermal.turns - seconds / 20)).toBeLessThan(0.5);
    expect(thermal.altitudeOutM - thermal.altitudeInM).toBeCloseTo(thermal.gainM, 1);
  });

  it('have the best 30 s no lower than the mean', () => {
    const parts = [circles(60, 1), circles(35, 4), circles(60, 1)];
    const thermal = only(thermals(parts));
    expect(thermal.best30sMps).toBeCloseTo(4, 0);
    expect(thermal.best30sMps).toBeGreaterThan(thermal.meanClimbMps);
  });

  it.each([
    ['right', 18],
    ['left', -18],
  ])('have their direction: %s', (direction, turn) => {
    expect(only(thermals([circles(120, 2, turn)])).direction).toBe(direction);
  });

  it('name a direction from 85 % of the turns on', () => {
    // Two and a half of fifteen turns, then four, go to the left.
    expect(only(thermals([circles(250), circles(40, 2, -18)])).direction).toBe('right');
    expect(only(thermals([circles(220), circles(80, 2, -18)])).direction).toBe('mixed');
  });

  it('are those of the air, not of the ground: the wind changes none', () => {
    const calm = only(thermals([circles(120)], { wind: { kmh: 0, from: 0 } }));
    for (const from of [0, 90, 200, 300]) {
      const windy = only(thermals([circles(120)], { wind: { kmh: 25, from } }));
      expect(Math.abs(windy.gainM - calm.gainM)).toBeLessThan(6);
      expect(Math.abs(windy.turns - calm.turns)).toBeLessThan(0.5);
      expect(windy.direction).toBe(calm.direction);
    }
  });

  it.each([0, 45, 90, 180, 270])('drift with a wind from %d°', (from) => {
    const { drift, wind } = only(thermals([circles(200)], { wind: { kmh: 18, from } }));
    const off = ((drift.towardDegrees - from + 360) % 360) - 180;
    expect(Math.abs(off)).toBeLessThan(8);
    expect(drift.speedMps).toBeCloseTo(5, 0);
    expect(Math.abs((((wind?.fromDegrees ?? 0) - from + 540) % 360) - 180)).toBeLessThan(5);
  });
});

describe('two climbs with a pause between', () => {
  it.each([
    [15, 1],
    [60, 2],
  ])('of %d s are %d thermals', (seconds, count) => {
    expect(thermals([circles(80), { seconds, climb: -0.5 }, circles(80)])).toHaveLength(count);
  });

  it('are one in both directions', () => {
    const thermal = only(thermals([circles(100), circles(100, 2, -18)]));
    expect(thermal.direction).toBe('mixed');
    expect(Math.abs(thermal.turns - 10)).toBeLessThan(1);
  });
});

describe('thermals without what they need', () => {
  it('have no best 30 s where fixes are too far apart, and none at 10 s', () => {
    expect(thermals([circles(300)], { every: 10 })).toEqual([]);
    expect(only(thermals([circles(300)], { every: 5 })).best30sMps).toBeCloseTo(2, 1);
  });

  it('are none without an altitude', () => {
    expect(thermals([circles(300)], { hasAltitude: false })).toEqual([]);
  });
});
