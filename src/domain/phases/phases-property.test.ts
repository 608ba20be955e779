import { describe, expect, it } from 'vitest';
import { FLIGHT_SHAPES, legsOf, recordingOf } from '#test/builders/flight-shapes';
import { flownAir } from '#test/builders/flown-air';
import { pseudoRandom } from '#test/builders/noise';
import type { FlownTrack } from '../track/flown-track.ts';
import type { FlightPhases, Phase } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const SHAPES = FLIGHT_SHAPES.slice(0, 7);
const RANDOM_TRACKS = 300;
const LONGEST = 500;
const STEPS_S = [1, 1, 2, 5, 10, 60];

describe('the phases of any track', () => {
  it('are finite, in order, within the track and without overlap', () => {
    const random = pseudoRandom(77);
    for (let i = 0; i < RANDOM_TRACKS; i += 1) {
      const track = randomTrack(random);
      const phases = phasesOf(track);
      expect(phases).toEqual(JSON.parse(JSON.stringify(phases)));
      expectOrdered(phases, track);
      expectShares(phases);
    }
  });

  it.each(SHAPES)('do not depend on the hour: $name', (shape) => {
    const { track } = flownAir(legsOf(shape), recordingOf(shape));
    expect(phasesOf({ ...track, time: track.time.map((time) => time + 86_400) })).toEqual(phasesOf(track));
  });

  it.each(SHAPES)('keep gains and glides at another height, with the wind in other bands: $name', (shape) => {
    const { track } = flownAir(legsOf(shape), recordingOf(shape));
    const [low, high] = [
      phasesOf(track),
      phasesOf({ ...track, altitude: track.altitude?.map((m) => m + 500) ?? null }),
    ];
    expect(high.thermals.map(({ gainM }) => gainM)).toEqual(low.thermals.map(({ gainM }) => gainM));
    expect(high.glides).toEqual(low.glides);
    expect(high.wind.bands).toEqual(low.wind.bands.map((band) => ({ ...band, fromM: band.fromM + 500 })));
  });

  it.each(SHAPES)('are mirrored when the track is: $name', (shape) => {
    const { track } = flownAir(legsOf(shape), recordingOf(shape));
    const [plain, mirrored] = [phasesOf(track), phasesOf({ ...track, lng: track.lng.map((lng) => -lng) })];
    const opposite = shape.side === 'left' ? 'right' : 'left';
    expect(mirrored.thermals.map(({ direction }) => direction)).toEqual(plain.thermals.map(() => opposite));
    expect(mirrored.thermals.map(({ gainM }) => gainM)).toEqual(plain.thermals.map(({ gainM }) => gainM));
    expect([mirrored.totals.leftS, mirrored.totals.rightS]).toEqual([plain.totals.rightS, plain.totals.leftS]);
    const [from, mirroredFrom] = [plain.wind.flight?.fromDegrees ?? 0, mirrored.wind.flight?.fromDegrees ?? 0];
    expect((from + mirroredFrom) % 360).toBe(0);
  });
});

function expectOrdered({ thermals, glides, ridges }: FlightPhases, { length, time }: FlownTrack): void {
  const phases: readonly Phase[] = [...thermals, ...glides, ...ridges].toSorted((a, b) => a.startIndex - b.startIndex);
  for (const [i, { startIndex, endIndex, durationS }] of phases.entries()) {
    expect(startIndex).toBeGreaterThanOrEqual(phases[i - 1]?.endIndex ?? 0);
    expect(endIndex).toBeGreaterThan(startIndex);
    expect(endIndex).toBeLessThan(length);
    expect(durationS).toBe((time[endIndex] ?? 0) - (time[startIndex] ?? 0));
  }
}

function expectShares({ totals: { shares } }: FlightPhases): void {
  if (shares === null) return;
  const parts = [shares.thermals, shares.glides, shares.ridges, shares.other];
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 3);
}

/** A track of a pilot who turns at random, with gaps; some stand still, some are as fast as no glider. */
function randomTrack(random: () => number): FlownTrack {
  const oneOf = (values: readonly number[]): number => values[Math.floor(random() * values.length)] ?? 0;
  const length = Math.floor(random() * LONGEST);
  const [step, speed, hasAltitude] = [oneOf(STEPS_S), oneOf([0, 10, 10, 10, 1000]), random() < 0.8];
  const place = { lat: 180 * random() - 90, lng: 360 * random() - 180 };
  let [time, heading, turn, altitude] = [1_750_000_000, 0, 0, 1000];
  const fixes = Array.from({ length }, () => {
    time += random() < 0.02 ? 1 + Math.floor(5000 * random()) : step;
    if (random() < 0.02) turn = random() - 0.5;
    heading += turn * step;
    altitude += (random() - 0.4) * 5 * step;
    place.lat = Math.max(-90, Math.min(90, place.lat + (speed * step * Math.cos(heading)) / 111_195));
    place.lng = eastOf(place, speed * step * Math.sin(heading));
    return { ...place, time, altitude };
  });
  return {
    length,
    time: Uint32Array.from(fixes, (fix) => fix.time),
    lat: Float64Array.from(fixes, (fix) => fix.lat),
    lng: Float64Array.from(fixes, (fix) => fix.lng),
    altitude: hasAltitude ? Float32Array.from(fixes, (fix) => fix.altitude) : null,
  };
}

function eastOf({ lat, lng }: { readonly lat: number; readonly lng: number }, metres: number): number {
  const east = lng + metres / (111_195 * Math.max(0.001, Math.cos((lat * Math.PI) / 180)));
  return east - 360 * Math.round(east / 360);
}
