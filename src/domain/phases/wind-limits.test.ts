import { describe, expect, it } from 'vitest';
import { type AirLeg, flownAir, type Recording } from '#test/builders/flown-air';
import type { FlightPhases, Wind } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const GLIDE: AirLeg = { seconds: 120, climb: -1 };
const windIn = (legs: readonly AirLeg[], recording: Recording = {}): FlightPhases['wind'] =>
  phasesOf(flownAir(legs, recording).track).wind;
/** Degrees between two directions, without sign. */
const between = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

function expectWind(wind: Wind | null, kmh: number, from: number): void {
  expect(wind).not.toBeNull();
  expect(Math.abs((wind?.speedMps ?? 0) * 3.6 - kmh)).toBeLessThan(1.5);
  if (kmh >= 8) expect(between(wind?.fromDegrees ?? 0, from)).toBeLessThan(8);
}

describe('the wind from circles', () => {
  it.each([0, 8, 15, 25, 35])('of %d km/h is known from any side', (kmh) => {
    for (const from of [5, 95, 185, 275]) {
      const legs = [GLIDE, { seconds: 160, climb: 1.5, turn: 18 }, GLIDE];
      expectWind(windIn(legs, { wind: { kmh, from } }).flight, kmh, from);
    }
  });

  it.each([
    [7, 12],
    [10, 20],
    [14, 30],
    [12, -18],
  ])('is known at %d m/s through the air, turning by %d° a second', (speed, turn) => {
    const legs = [GLIDE, { seconds: 160, climb: 1.5, turn, speed }, GLIDE];
    expectWind(windIn(legs, { wind: { kmh: 20, from: 130 } }).flight, 20, 130);
  });

  it.each([
    [3, 'slower than any glider'],
    [45, 'faster than any glider that circles'],
  ])('is not measured at %d m/s: %s', (speed) => {
    expect(windIn([{ seconds: 400, turn: 18, speed }]).flight).toBeNull();
  });

  it('is not known from straight flight, bends and figures of eight', () => {
    const eights = Array.from({ length: 8 }, (_, i): AirLeg => ({ seconds: 20, turn: i % 2 === 0 ? 18 : -18 }));
    for (const legs of [[{ seconds: 900 }], [{ seconds: 600, turn: 3 }], eights])
      expect(windIn(legs, { wind: { kmh: 20, from: 130 } })).toEqual({ flight: null, bands: [] });
  });
});

describe('the wind by height', () => {
  /** A climb of so many metres at 2 m/s from 2000 m. */
  const climbed = (metres: number): readonly AirLeg[] => [{ seconds: metres / 2, climb: 2, turn: 18 }];

  it('has a band for each 500 m with three turns', () => {
    const { bands } = windIn(climbed(1_200), { wind: { kmh: 20, from: 60 } });
    expect(bands.map(({ fromM }) => fromM)).toEqual([2000, 2500, 3000]);
    for (const band of bands) expectWind(band, 20, 60);
  });

  it('has no band of a few circles', () => {
    const { bands } = windIn(climbed(540), { wind: { kmh: 20, from: 60 } });
    expect(bands.map(({ fromM }) => fromM)).toEqual([2000]);
  });

  it('joins circles of several thermals at one height', () => {
    const climb: AirLeg = { seconds: 50, climb: 1, turn: 18 };
    const down: AirLeg = { seconds: 100, climb: -0.5 };
    const { bands, flight } = windIn([climb, down, climb, down, climb], { wind: { kmh: 20, from: 60 } });
    expect(bands).toHaveLength(1);
    expect(bands[0]?.turns).toBeGreaterThan(6);
    expectWind(flight, 20, 60);
  });

  it('is that of the whole flight without an altitude', () => {
    const { flight, bands } = windIn(climbed(600), { wind: { kmh: 20, from: 60 }, hasAltitude: false });
    expectWind(flight, 20, 60);
    expect(bands).toEqual([]);
  });

  it('has all the turns of the flight in its bands, but for parts of circles', () => {
    const { flight, bands } = windIn(climbed(1_400), { wind: { kmh: 10, from: 300 } });
    const inBands = bands.reduce((sum, { turns }) => sum + turns, 0);
    expect(inBands).toBeLessThanOrEqual((flight?.turns ?? 0) + 0.5);
    expect(inBands).toBeGreaterThan((flight?.turns ?? 0) - 2);
  });
});

describe('the wind on a glide', () => {
  it.each([
    [40, -5],
    [220, 5],
    [130, 0],
    [310, 0],
  ])('from %d° on a course of 40° is a tail wind of %d m/s', (from, tailwind) => {
    const legs = [{ seconds: 300, climb: -1 }, { seconds: 200, climb: 1, turn: 18 }, GLIDE];
    const [glide] = phasesOf(flownAir(legs, { wind: { kmh: 18, from } }).track).glides;
    // With a wind across the glider drifts: its course over the ground is off.
    const drifted = tailwind === 0 ? 5 * Math.sin(Math.atan2(5, 10)) : tailwind;
    expect(Math.abs((glide?.tailwindMps ?? 0) - drifted)).toBeLessThan(0.5);
  });
});
