import { describe, expect, it } from 'vitest';
import { FLIGHT_SHAPES, type FlightShape, legsOf, recordingOf, THERMAL_LEGS } from '#test/builders/flight-shapes';
import { type FlownAirTrack, flownAir } from '#test/builders/flown-air';
import type { Thermal, Wind } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const MAX_END_OFF_S = 10;
const MAX_GAIN_OFF_M = 5;
const MAX_GAIN_OFF = 0.02;
const MAX_TURNS_OFF = 0.5;
const MAX_BEST_OFF = 0.1;
const MAX_WIND_OFF_KMH = 1.5;
const MAX_WIND_OFF_DEGREES = 8;
/** Lighter winds have no direction to speak of. */
const MIN_WIND_KMH = 8;
const NOISE_M = 3;
const SEEDS = [1, 2, 3, 4, 5];

/** What is right about one thermal. */
type Right = Record<'ends' | 'gain' | 'turns' | 'direction' | 'best30s' | 'wind', boolean>;

const ALL_WRONG: Right = { ends: false, gain: false, turns: false, direction: false, best30s: false, wind: false };
const ALL_RIGHT: Right = { ends: true, gain: true, turns: true, direction: true, best30s: true, wind: true };

describe('phasesOf', () => {
  it.each(FLIGHT_SHAPES)('is right about all thermals and the wind of a flight without noise: $name', (shape) => {
    const flown = flownAir(legsOf(shape), recordingOf(shape));
    const { thermals, wind } = phasesOf(flown.track);
    expect(thermals).toHaveLength(THERMAL_LEGS.length);
    expect(rightsOf(shape, flown, thermals)).toEqual(THERMAL_LEGS.map(() => ALL_RIGHT));
    expect(isRightWind(shape, wind.flight)).toBe(true);
    expect(wind.bands.map((band) => isRightWind(shape, band))).toEqual(wind.bands.map(() => true));
  });

  it('is right about nearly all thermals with noise of ±3 m', () => {
    const rights = FLIGHT_SHAPES.flatMap((shape) =>
      SEEDS.flatMap((seed) => {
        const flown = flownAir(legsOf(shape), recordingOf(shape, { noise: NOISE_M, seed }));
        const { thermals } = phasesOf(flown.track);
        expect(thermals).toHaveLength(THERMAL_LEGS.length);
        return rightsOf(shape, flown, thermals);
      }),
    );
    const shareOf = (what: keyof Right): number => rights.filter((right) => right[what]).length / rights.length;
    expect(shareOf('ends')).toBeGreaterThanOrEqual(0.95);
    expect(shareOf('gain')).toBeGreaterThanOrEqual(0.95);
    expect(shareOf('turns')).toBeGreaterThanOrEqual(0.95);
    expect(shareOf('direction')).toBeGreaterThanOrEqual(0.95);
    expect(shareOf('best30s')).toBeGreaterThanOrEqual(0.95);
    expect(shareOf('wind')).toBeGreaterThanOrEqual(0.95);
  });

  it.each([2, 3, 4, 5])(
    'is right about the turns of tight circles with fixes %d s apart and noise of ±3 m',
    (every) => {
      const wrong = [12, 13, 14, 16].flatMap((circleS) =>
        SEEDS.flatMap((seed) => {
          const wind = { kmh: 5 * seed, from: 70 * seed };
          const shape: FlightShape = { name: '', every, wind, side: seed % 2 ? 'left' : 'right', circleS };
          const flown = flownAir(legsOf(shape), recordingOf(shape, { noise: NOISE_M, seed }));
          return rightsOf(shape, flown, phasesOf(flown.track).thermals).filter(({ turns }) => !turns);
        }),
      );
      expect(wrong.length / (4 * SEEDS.length * THERMAL_LEGS.length)).toBeLessThanOrEqual(0.05);
    },
  );

  it('is right about the wind of flights with noise of ±3 m', () => {
    for (const shape of FLIGHT_SHAPES) {
      const { track } = flownAir(legsOf(shape), recordingOf(shape, { noise: NOISE_M, seed: 6 }));
      expect(isRightWind(shape, phasesOf(track).wind.flight), shape.name).toBe(true);
    }
  });
});

function rightsOf(shape: FlightShape, flown: FlownAirTrack, thermals: readonly Thermal[]): readonly Right[] {
  return THERMAL_LEGS.map(([first, after], i) => {
    const thermal = thermals[i];
    const [start, end] = [flown.times[first] ?? 0, flown.times[after] ?? 0];
    return thermal ? rightOf({ shape, flown, thermal, start, end }) : ALL_WRONG;
  });
}

interface Comparison {
  readonly shape: FlightShape;
  readonly flown: FlownAirTrack;
  readonly thermal: Thermal;
  readonly start: number;
  readonly end: number;
}

function rightOf({ shape, flown: { track, heights }, thermal, start, end }: Comparison): Right {
  const launch = track.time[0] ?? 0;
  const climbed = (from: number, to: number): number => (heights[to - launch] ?? 0) - (heights[from - launch] ?? 0);
  const gain = climbed(start, end);
  const gains30s = Array.from({ length: end - start - 29 }, (_, i) => climbed(start + i, start + i + 30));
  const isNear = (index: number, time: number): boolean => Math.abs((track.time[index] ?? 0) - time) <= MAX_END_OFF_S;
  return {
    ends: isNear(thermal.startIndex, start) && isNear(thermal.endIndex, end),
    gain: Math.abs(thermal.gainM - gain) <= Math.max(MAX_GAIN_OFF_M, MAX_GAIN_OFF * gain),
    turns: Math.abs(thermal.turns - (end - start) / shape.circleS) <= MAX_TURNS_OFF,
    direction: thermal.direction === shape.side,
    best30s: Math.abs((thermal.best30sMps ?? 0) - Math.max(...gains30s) / 30) <= MAX_BEST_OFF + 1e-9,
    wind: isRightWind(shape, thermal.wind),
  };
}

function isRightWind({ wind: { kmh, from } }: FlightShape, wind: Wind | null): boolean {
  if (wind === null || Math.abs(wind.speedMps * 3.6 - kmh) > MAX_WIND_OFF_KMH) return false;
  const off = Math.abs(((wind.fromDegrees - from + 540) % 360) - 180);
  return kmh < MIN_WIND_KMH || off <= MAX_WIND_OFF_DEGREES;
}
