import { describe, expect, it } from 'vitest';
import { problemsOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { PILOT } from '#domain/fields/pilot';
import { problemsOfSite } from '#domain/site';
import { localDateTime } from '#domain/track/local-time';
import { readTrack } from '#domain/track/read-track';
import type { TrackAnalysis } from '#domain/track/track';
import { DEMO_SITES } from './content/sites.ts';
import type { DemoFlight } from './demo-flight.ts';
import { demoLogbook } from './demo-logbook.ts';
import { seededRandom } from './random.ts';

const TODAY = '2026-11-21';
const logbook = demoLogbook({ today: TODAY, random: seededRandom(1) });
const { flights, sites, gliders, pilot } = logbook;

/** Flights with a track; each has a site. */
const tracks = flights.flatMap((flight) => (flight.igc === null ? [] : [{ flight, analysis: analysisOf(flight.igc) }]));

function analysisOf(igc: string): TrackAnalysis {
  const reading = readTrack(Buffer.from(igc));
  if (reading.state !== 'ready') throw new Error(reading.problem.code);
  return reading.track.analysis;
}

function timeOf(flight: DemoFlight, unixSeconds: number): { readonly date: string; readonly time: string } | null {
  return localDateTime(unixSeconds, DEMO_SITES[flight.siteIndex ?? -1]?.timeZone ?? '');
}

describe('the demo logbook', () => {
  it('has a pilot with three gliders, eight sites and about 120 flights', () => {
    expect([gliders.length, sites.length]).toEqual([3, 8]);
    expect(flights.length).toBeGreaterThan(110);
    expect(flights.length).toBeLessThan(130);
  });

  it('is the same for the same day and the same random numbers', () => {
    expect(demoLogbook({ today: TODAY, random: seededRandom(1) })).toEqual(logbook);
    expect(demoLogbook({ today: TODAY, random: seededRandom(2) })).not.toEqual(logbook);
  });

  it('is valid by the rules of the domain', () => {
    const ids = { siteId: null, gliderId: null };
    const problems = [
      ...problemsOf(PILOT, pilot),
      ...gliders.flatMap((glider) => problemsOf(GLIDER, glider)),
      ...sites.flatMap(problemsOfSite),
      ...flights.flatMap((flight) => problemsOf(FLIGHT, { ...flight, ...ids })),
    ];
    expect(problems).toEqual([]);
  });

  it('has no flight today or later', () => {
    expect(flights.filter(({ date }) => date >= TODAY)).toEqual([]);
  });

  it('refers only to its own sites and gliders', () => {
    for (const { siteIndex, gliderIndex } of flights) {
      if (siteIndex !== null) expect(sites[siteIndex]).toBeDefined();
      if (gliderIndex !== null) expect(gliders[gliderIndex]).toBeDefined();
    }
  });

  it('has flights without a time, a site, a glider or remarks', () => {
    const lacks = (isLacking: (flight: DemoFlight) => boolean): number => flights.filter(isLacking).length;
    expect(lacks(({ time }) => time === null)).toBeGreaterThan(0);
    expect(lacks(({ siteIndex }) => siteIndex === null)).toBeGreaterThan(0);
    expect(lacks(({ gliderIndex }) => gliderIndex === null)).toBeGreaterThan(0);
    expect(lacks(({ remarks }) => remarks === '')).toBeGreaterThan(0);
  });

  it('has no flight that begins before the previous one ends', () => {
    const ends = new Map<string, string>();
    for (const { date, time, airtime } of flights) {
      if (time === null) continue;
      expect(time > (ends.get(date) ?? '')).toBe(true);
      const end = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + airtime;
      ends.set(date, `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`);
    }
  });
});

describe('the tracks of the demo', () => {
  it('are at least a dozen, one of them nearly four hours long', () => {
    expect(tracks.length).toBeGreaterThanOrEqual(12);
    expect(Math.max(...tracks.map(({ analysis }) => analysis.airtime))).toBeGreaterThan(210);
  });

  it('match the logbook', () => {
    for (const { flight, analysis } of tracks) {
      expect(timeOf(flight, analysis.launchTime)).toEqual({ date: flight.date, time: flight.time });
      expect([analysis.airtime, analysis.maxAltitude]).toEqual([flight.airtime, flight.altitude]);
    }
  });

  it('are flown by daylight', () => {
    for (const { flight, analysis } of tracks) {
      expect(flight.time && flight.time >= '10:00').toBe(true);
      expect((timeOf(flight, analysis.landingTime)?.time ?? '') < '18:30').toBe(true);
    }
  });

  it('are plain ASCII, as the standard requires', () => {
    for (const { flight } of tracks) expect(flight.igc).toMatch(/^[ -~\r\n]*$/);
  });
});
