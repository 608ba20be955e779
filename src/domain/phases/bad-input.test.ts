import { describe, expect, it } from 'vitest';
import { type AirLeg, flownAir } from '#test/builders/flown-air';
import { pseudoRandom } from '#test/builders/noise';
import type { FlownTrack } from '../track/flown-track.ts';
import { phasesOf } from './phases-of.ts';

const FLIGHT: readonly AirLeg[] = [
  { seconds: 300, climb: -1 },
  { seconds: 300, climb: 2, turn: 20 },
  { seconds: 300, climb: -1 },
];
const NOTHING = { thermals: [], glides: [], ridges: [], wind: { flight: null, bands: [] } };

describe('phasesOf bad input', () => {
  it.each([0, 1, 2, 3])('finds nothing in %i fixes', (length) => {
    expectPlain(trackOf(length, (i) => ({ time: i, lat: 46 + i / 1e4, lng: 8, altitude: 1000 + i })));
  });

  it('finds nothing in fixes that are all alike', () => {
    expectPlain(trackOf(2000, (i) => ({ time: i, lat: 46, lng: 8, altitude: 1000 })));
  });

  it('finds nothing in fixes hours apart', () => {
    expectPlain(trackOf(500, (i) => ({ time: i * 7200, lat: 46 + (i % 7) / 1e3, lng: 8, altitude: 1000 + i })));
  });

  it('finds nothing in 6 h of standing', () => {
    const random = pseudoRandom(11);
    const near = (value: number, by: number): number => value + by * (2 * random() - 1);
    const track = trackOf(21_600, (i) => ({
      time: i,
      lat: near(46, 5e-5),
      lng: near(8, 5e-5),
      altitude: near(1000, 5) + 40 * Math.sin(i / 500),
    }));
    expectPlain(track);
  });

  it('finds the thermal of a flight at any place', () => {
    for (const [lat, lng] of [
      [46, 179.999],
      [-30, -179.999],
      [0, 0],
      [89, 20],
    ] as const) {
      const { track } = flownAir(FLIGHT, { start: { lat, lng }, wind: { kmh: 20, from: 270 } });
      const { thermals, glides, wind } = phasesOf(track);
      expect(thermals.map(({ turns }) => Math.round(turns))).toEqual([17]);
      expect(Math.abs((thermals[0]?.place.lng ?? 0) - (track.lng[450] ?? 0)) % 360).toBeLessThan(1);
      expect(Math.max(...glides.map(({ straightM }) => straightM))).toBeLessThan(6000);
      expect(wind.flight?.speedMps).toBeCloseTo(20 / 3.6, 0);
    }
  });

  it('stays finite at a pole', () => {
    const track = trackOf(3000, (i) => ({ time: i, lat: 90, lng: ((i * 7) % 360) - 180, altitude: i }));
    expect(phasesOf(track)).toEqual(JSON.parse(JSON.stringify(phasesOf(track))));
  });

  it('survives 40,000 fixes at random places and times', () => {
    const random = pseudoRandom(5);
    let time = 0;
    const track = trackOf(40_000, () => {
      time += random() < 0.01 ? 1000 : 1 + Math.floor(3 * random());
      return { time, lat: 180 * random() - 90, lng: 360 * random() - 180, altitude: 9000 * random() };
    });
    expect(phasesOf(track)).toEqual(JSON.parse(JSON.stringify(phasesOf(track))));
  });

  it('counts a thermal with fixes missing in its middle as one', () => {
    const { track } = flownAir(FLIGHT);
    const kept = trackWithout(track, (i) => i > 440 && i < 455);
    expect(phasesOf(kept).thermals).toHaveLength(1);
  });
});

interface Fix {
  readonly time: number;
  readonly lat: number;
  readonly lng: number;
  readonly altitude: number;
}

function expectPlain(track: FlownTrack): void {
  const phases = phasesOf(track);
  expect(phases).toMatchObject(NOTHING);
  expect(phases).toEqual(JSON.parse(JSON.stringify(phases)));
  expect(phasesOf({ ...track, altitude: null })).toMatchObject(NOTHING);
}

function trackOf(length: number, fixAt: (i: number) => Fix): FlownTrack {
  const fixes = Array.from({ length }, (_, i) => fixAt(i));
  return {
    length,
    time: Uint32Array.from(fixes, ({ time }) => time),
    lat: Float64Array.from(fixes, ({ lat }) => lat),
    lng: Float64Array.from(fixes, ({ lng }) => lng),
    altitude: Float32Array.from(fixes, ({ altitude }) => altitude),
  };
}

function trackWithout({ length, time, lat, lng, altitude }: FlownTrack, isLost: (i: number) => boolean): FlownTrack {
  const kept = Array.from({ length }, (_, i) => i).filter((i) => !isLost(i));
  return trackOf(kept.length, (k) => {
    const i = kept[k] ?? 0;
    return { time: time[i] ?? 0, lat: lat[i] ?? 0, lng: lng[i] ?? 0, altitude: altitude?.[i] ?? 0 };
  });
}
