import { describe, expect, it } from 'vitest';
import { FLIGHT_SHAPES, legsOf, recordingOf } from '#test/builders/flight-shapes';
import { flownAir } from '#test/builders/flown-air';
import type { FlownTrack } from '../track/flown-track.ts';
import type { FlightPhases } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const SHAPES = FLIGHT_SHAPES.filter((_, i) => i % 3 === 1);
const onEarth = (lng: number): number => lng - 360 * Math.round(lng / 360);
const flown = (shape: (typeof SHAPES)[number]): FlownTrack => flownAir(legsOf(shape), recordingOf(shape)).track;

/** When the thermals, glides and ridges were. */
const rangesOf = ({ thermals, glides, ridges }: FlightPhases) =>
  [thermals, glides, ridges].map((kind) => kind.map(({ startIndex, endIndex }) => [startIndex, endIndex]));

describe('the phases of a flight mirrored from north to south', () => {
  it.each(SHAPES)('are at the same times, on the other side: $name', (shape) => {
    const track = flown(shape);
    const [plain, mirrored] = [phasesOf(track), phasesOf({ ...track, lat: track.lat.map((lat) => -lat) })];
    expect(rangesOf(mirrored)).toEqual(rangesOf(plain));
    expect([mirrored.totals.leftS, mirrored.totals.rightS]).toEqual([plain.totals.rightS, plain.totals.leftS]);
    expect(mirrored.thermals.map(({ gainM, turns }) => [gainM, turns])).toEqual(
      plain.thermals.map(({ gainM, turns }) => [gainM, turns]),
    );
    const [from, mirroredFrom] = [plain.wind.flight?.fromDegrees ?? 0, mirrored.wind.flight?.fromDegrees ?? 180];
    expect((from + mirroredFrom + 360) % 360).toBe(180);
  });
});

describe('the phases of a flight at another longitude', () => {
  it.each(SHAPES)('are the same, across the date line, too: $name', (shape) => {
    const track = flown(shape);
    const plain = phasesOf(track);
    for (const turn of [100, 180 - (track.lng[0] ?? 0)]) {
      const turned = phasesOf({ ...track, lng: track.lng.map((lng) => onEarth(lng + turn)) });
      expect(turned.totals).toEqual(plain.totals);
      expect(rangesOf(turned)).toEqual(rangesOf(plain));
      turned.thermals.forEach(({ place }, i) => {
        const off = onEarth(place.lng - (plain.thermals[i]?.place.lng ?? 0) - turn);
        expect(Math.abs(off)).toBeLessThan(2e-5);
        expect(Math.abs(place.lng)).toBeLessThanOrEqual(180);
      });
    }
  });
});

describe('the phases of a flight recorded at other intervals', () => {
  const [shape] = SHAPES;
  const phasesEvery = (every: number): FlightPhases =>
    phasesOf(flownAir(shape ? legsOf(shape) : [], { ...(shape && recordingOf(shape)), every }).track);

  it.each([2, 3, 4, 5])('are about the same with a fix every %d s', (every) => {
    const [dense, thin] = [phasesEvery(1), phasesEvery(every)];
    expect(thin.thermals).toHaveLength(dense.thermals.length);
    thin.thermals.forEach((thermal, i) => {
      const other = dense.thermals[i];
      expect(Math.abs(thermal.gainM - (other?.gainM ?? 0))).toBeLessThan(8);
      expect(Math.abs(thermal.turns - (other?.turns ?? 0))).toBeLessThan(0.6);
      expect(thermal.direction).toBe(other?.direction);
    });
    expect(thin.glides).toHaveLength(dense.glides.length);
  });
});

describe('the phases of a flight that is recorded from rest to rest', () => {
  it.each(SHAPES)('are those of the flight alone, later: $name', (shape) => {
    const alone = phasesOf(flown(shape));
    const legs = legsOf(shape);
    const standing = { seconds: 300, speed: 0 };
    // On the ground the wind moves nobody.
    const calm = { every: 1, wind: { kmh: 0, from: 0 } };
    const [still, flying] = [
      phasesOf(flownAir([standing, ...legs, standing], calm).track),
      phasesOf(flownAir(legs, calm).track),
    ];
    expect(still.thermals.map(({ gainM }) => Math.round(gainM / 5))).toEqual(
      flying.thermals.map(({ gainM }) => Math.round(gainM / 5)),
    );
    expect(still.thermals).toHaveLength(alone.thermals.length);
    expect(still.totals.durationS).toBe(flying.totals.durationS + 600);
  });
});
