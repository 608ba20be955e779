import { describe, expect, it } from 'vitest';
import { FLIGHT_SHAPES, legsOf, recordingOf, THERMAL_LEGS } from '#test/builders/flight-shapes';
import { type AirLeg, flownAir } from '#test/builders/flown-air';
import type { PhaseTotals } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const SHAPES = FLIGHT_SHAPES.filter((_, i) => i % 4 === 0);
const GLIDE: AirLeg = { seconds: 120, climb: -1 };
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const totalsOf = (legs: readonly AirLeg[]): PhaseTotals => phasesOf(flownAir(legs).track).totals;

describe('the totals of a flight', () => {
  it.each(SHAPES)('are those of its phases: $name', (shape) => {
    const { track } = flownAir(legsOf(shape), recordingOf(shape));
    const { thermals, glides, totals } = phasesOf(track);
    const [gainM, inThermalsS] = [
      sumOf(thermals.map((thermal) => thermal.gainM)),
      sumOf(thermals.map(({ durationS }) => durationS)),
    ];
    expect(totals.thermalCount).toBe(THERMAL_LEGS.length);
    expect(totals.gainM).toBeCloseTo(gainM, 6);
    expect(totals.meanClimbMps).toBeCloseTo(gainM / inThermalsS, 2);
    expect(totals.durationS).toBe((track.time.at(-1) ?? 0) - (track.time[0] ?? 0));
    expect(totals.shares?.thermals).toBeCloseTo(inThermalsS / totals.durationS, 3);
    expect(totals.shares?.glides).toBeCloseTo(sumOf(glides.map(({ durationS }) => durationS)) / totals.durationS, 3);
  });

  it.each(SHAPES)('have all the time in thermals on the side of the circles: $name', (shape) => {
    const { track } = flownAir(legsOf(shape), recordingOf(shape));
    const { thermals, totals } = phasesOf(track);
    const [own, other] = shape.side === 'left' ? [totals.leftS, totals.rightS] : [totals.rightS, totals.leftS];
    expect(own).toBe(sumOf(thermals.map(({ durationS }) => durationS)));
    expect(other).toBe(0);
  });

  it('have the time to each side of a thermal flown both ways', () => {
    const { leftS, rightS, thermalCount } = totalsOf([
      GLIDE,
      { seconds: 60, climb: 1.5, turn: 18 },
      { seconds: 100, climb: 1.5, turn: -18 },
      GLIDE,
    ]);
    expect(thermalCount).toBe(1);
    expect(Math.abs(rightS - 60)).toBeLessThan(6);
    expect(Math.abs(leftS - 100)).toBeLessThan(6);
  });

  it('weigh the climb of thermals by their time', () => {
    const legs = [GLIDE, { seconds: 300, climb: 1, turn: 18 }, GLIDE, { seconds: 60, climb: 3, turn: 18 }, GLIDE];
    // 300 m and 180 m in 360 s; the mean of both climbs is 2 m/s.
    expect(Math.abs((totalsOf(legs).meanClimbMps ?? 0) - 480 / 360)).toBeLessThan(0.08);
  });

  it('count circles without a gain neither as a thermal nor by their side', () => {
    const { thermalCount, leftS, rightS, meanClimbMps, gainM } = totalsOf([
      GLIDE,
      { seconds: 120, climb: -0.5, turn: 18 },
      GLIDE,
    ]);
    expect([thermalCount, leftS, rightS, meanClimbMps, gainM]).toEqual([0, 0, 0, null, 0]);
  });

  it('double with a flight twice as long', () => {
    const legs: readonly AirLeg[] = [GLIDE, { seconds: 120, climb: 2, turn: 18 }, GLIDE];
    const [once, twice] = [totalsOf(legs), totalsOf([...legs, ...legs])];
    expect(twice.thermalCount).toBe(2);
    expect((twice.gainM ?? 0) / (once.gainM ?? 1)).toBeCloseTo(2, 1);
    expect(twice.durationS).toBe(2 * once.durationS);
    expect(Math.abs((twice.shares?.thermals ?? 0) - (once.shares?.thermals ?? 0))).toBeLessThan(0.02);
  });

  it('have no gain and no shares without an altitude, but the time', () => {
    const { track } = flownAir([GLIDE, { seconds: 120, climb: 2, turn: 18 }, GLIDE], { hasAltitude: false });
    expect(phasesOf(track).totals).toEqual({
      ...{ durationS: 360, thermalCount: 0, leftS: 0, rightS: 0 },
      ...{ gainM: null, meanClimbMps: null, shares: null },
    });
  });
});
