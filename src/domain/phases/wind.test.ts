import { describe, expect, it } from 'vitest';
import { type AirLeg, flownAir, type Recording } from '#test/builders/flown-air';
import type { FlightPhases } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const GLIDE: AirLeg = { seconds: 120, climb: -1 };
const WIND = { kmh: 18, from: 240 };

describe('the wind', () => {
  it('is silent below 3 turns', () => {
    const { thermals, wind } = flight([GLIDE, { seconds: 50, climb: 2, turn: 18 }, GLIDE]);
    expect(thermals.map((thermal) => thermal.wind)).toEqual([null]);
    expect(wind).toEqual({ flight: null, bands: [] });
  });

  it('is known from 3 turns on', () => {
    const { thermals, wind } = flight([GLIDE, { seconds: 68, climb: 2, turn: 18 }, GLIDE]);
    expect(thermals[0]?.wind).toEqual(wind.flight);
    expect(wind.flight?.turns).toBeCloseTo(3.3, 0);
    expectNear(wind.flight, WIND);
  });

  it('is known from two thermals of 2 turns together', () => {
    const climb: AirLeg = { seconds: 42, climb: 2, turn: 18 };
    const { thermals, wind } = flight([GLIDE, climb, GLIDE, climb, GLIDE]);
    expect(thermals.map((thermal) => thermal.wind)).toEqual([null, null]);
    expectNear(wind.flight, WIND);
  });

  it('counts a thermal by its turns', () => {
    const first = flight([GLIDE, { seconds: 300, climb: 1, turn: 18 }, GLIDE]);
    const both = flight([
      GLIDE,
      { seconds: 300, climb: 1, turn: 18 },
      GLIDE,
      { seconds: 60, climb: 1, turn: -18 },
      GLIDE,
    ]);
    expect((both.wind.flight?.turns ?? 0) - (first.wind.flight?.turns ?? 0)).toBeCloseTo(3, 0);
  });

  it('is known by height band, the lowest first', () => {
    // From 2000 m down to 1880 m, then up to 3080 m.
    const { wind } = flight([GLIDE, { seconds: 600, climb: 2, turn: 18 }, GLIDE]);
    expect(wind.bands.map(({ fromM }) => fromM)).toEqual([1500, 2000, 2500]);
    for (const band of wind.bands) expectNear(band, WIND);
    const turns = [3, 12.5, 12.5];
    for (const [i, band] of wind.bands.entries()) expect(Math.abs(band.turns - (turns[i] ?? 0))).toBeLessThan(0.7);
  });

  it('is not measured in a slow walk in circles', () => {
    expect(flight([{ seconds: 600, turn: 18, speed: 2 }]).wind.flight).toBeNull();
  });
});

describe('the drift of a thermal', () => {
  it('is the wind in even circles', () => {
    const [thermal] = flight([GLIDE, { seconds: 200, climb: 1, turn: 18 }, GLIDE]).thermals;
    expect(thermal?.drift.speedMps).toBeCloseTo(5, 0);
    expect(Math.abs((thermal?.drift.towardDegrees ?? 0) - 60)).toBeLessThan(5);
  });

  it('is none without wind', () => {
    const [thermal] = flight([GLIDE, { seconds: 200, climb: 1, turn: 18 }, GLIDE], {
      wind: { kmh: 0, from: 0 },
    }).thermals;
    expect(thermal?.drift.speedMps).toBeLessThan(0.3);
  });
});

function flight(legs: readonly AirLeg[], recording: Recording = {}): FlightPhases {
  return phasesOf(flownAir(legs, { wind: WIND, ...recording }).track);
}

function expectNear(wind: FlightPhases['wind']['flight'], { kmh, from }: typeof WIND): void {
  expect(Math.abs((wind?.speedMps ?? 0) * 3.6 - kmh)).toBeLessThan(1.5);
  expect(Math.abs((wind?.fromDegrees ?? 0) - from)).toBeLessThan(8);
}
