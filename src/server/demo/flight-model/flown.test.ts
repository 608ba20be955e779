import { describe, expect, it } from 'vitest';
import { readTrack } from '#domain/track/read-track';
import type { Track } from '#domain/track/track';
import { DEMO_SITES } from '../content/sites.ts';
import { FLIGHT_KINDS } from '../flight-kind.ts';
import { writeIgc } from '../igc-writer.ts';
import { seededRandom } from '../random.ts';
import { type FlownPath, flyAt, flyFor } from './flown.ts';
import { distanceOf } from './plane.ts';
import { record } from './recorder.ts';

const START_TIME = Date.UTC(2026, 5, 20, 10) / 1000;
const HEAD = { pilotName: 'Test Pilot', gliderName: 'Lark 2', siteName: 'Test', hoursAhead: 2 };
const SMOOTHED_S = 10;

const FLIGHTS = FLIGHT_KINDS.flatMap((kind) =>
  DEMO_SITES.filter((site) => kind !== 'crossCountry' || site.route !== undefined).map((site, place) => ({
    kind,
    site,
    name: site.fields.name,
    place,
  })),
);

function trackOf(flown: FlownPath, seed: number): Track {
  const readings = record(flown, { startTime: START_TIME, interval: 1 }, seededRandom(seed));
  const reading = readTrack(Buffer.from(writeIgc(HEAD, readings)));
  if (reading.state !== 'ready') throw new Error(reading.problem.code);
  return reading.track;
}

/** Largest and smallest change per second, smoothed over ten seconds. */
function ratesOf(values: readonly number[]): { readonly least: number; readonly most: number } {
  const rates = values.slice(SMOOTHED_S).map((value, index) => (value - (values[index] ?? 0)) / SMOOTHED_S);
  return { least: Math.min(...rates), most: Math.max(...rates) };
}

function fastestOf({ east, north }: FlownPath['path']): number {
  const steps = east.slice(SMOOTHED_S).map((value, index) => {
    const from = { east: east[index] ?? 0, north: north[index] ?? 0 };
    return distanceOf(from, { east: value, north: north[index + SMOOTHED_S] ?? 0 }) / SMOOTHED_S;
  });
  return Math.max(...steps) * 3.6;
}

describe.each(FLIGHTS)('a flight of kind $kind from $name', ({ kind, site, place }) => {
  const flown = flyAt(site, kind, seededRandom(place + 1));
  const { path, launch, landing, plane } = flown;

  it('begins at the takeoff and ends at the landing', () => {
    const field = plane.placeOf(site.landing.spot);
    const spot = { east: path.east[landing] ?? 0, north: path.north[landing] ?? 0 };
    expect(Math.hypot(path.east[launch] ?? 0, path.north[launch] ?? 0)).toBeLessThan(40);
    expect(path.altitude[0]).toBe(site.fields.launchAltitude);
    expect(distanceOf(spot, field)).toBeLessThan(600);
    expect(path.altitude.at(-1)).toBe(site.landing.altitude);
  });

  it('is detected in its recording within a minute', () => {
    const { analysis } = trackOf(flown, 1);
    expect(Math.abs(analysis.launchTime - START_TIME - launch)).toBeLessThan(60);
    expect(Math.abs(analysis.landingTime - START_TIME - landing)).toBeLessThan(60);
  });

  it('climbs, sinks and flies as fast as paragliders do', () => {
    const { least, most } = ratesOf(path.altitude);
    expect(most).toBeLessThan(6);
    expect(least).toBeGreaterThan(-8);
    expect(fastestOf(path)).toBeLessThan(70);
  });
});

describe('a recorder left on', () => {
  it('runs for the given number of seconds, and longer where the landing takes longer', () => {
    const { path, landing } = flyFor(9000, DEMO_SITES[0], seededRandom(1));
    expect(path.east.length).toBeGreaterThanOrEqual(9000);
    expect(landing).toBeLessThan(path.east.length + 1);
  });
});
