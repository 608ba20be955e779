import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DEMO } from '#contract/messages/en/demo';
import { problemsOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { PILOT } from '#domain/fields/pilot';
import { problemsOfSite } from '#domain/site';
import { localDateTime } from '#domain/track/local-time';
import { readTrack } from '#domain/track/read-track';
import { demoIn } from './demo-texts.ts';
import { dayAfter } from './local-time.ts';
import { type DemoData, readDemo } from './read-demo.ts';

type DemoFlight = DemoData['flights'][number];

const read = await readDemo('2026-11-21');
const { pilot, sites, gliders, flights } = demoIn(DEMO, read);

const tracksOf = (all: readonly DemoFlight[]) => all.flatMap(({ input, track }) => (track ? [{ input, track }] : []));

const linesOf = ({ track }: { readonly track: NonNullable<DemoFlight['track']> }): readonly string[] =>
  gunzipSync(track.content).toString('latin1').split('\r\n');

describe('the demo logbook', () => {
  it('has a pilot with three gliders, eight sites and about 120 flights', () => {
    expect([gliders.length, sites.length]).toEqual([3, 8]);
    expect(flights.length).toBeGreaterThan(110);
    expect(flights.length).toBeLessThan(130);
  });

  it('is valid by the rules of the domain', () => {
    const problems = [
      ...problemsOf(PILOT, pilot),
      ...gliders.flatMap((glider) => problemsOf(GLIDER, glider)),
      ...sites.flatMap(problemsOfSite),
      ...flights.flatMap(({ input }) => problemsOf(FLIGHT, input)),
    ];
    expect(problems).toEqual([]);
  });

  it('has only remarks, sites and gliders that the catalogue knows, and all of those', () => {
    const keys = read.flights.map(({ input }) => input.remarks).filter((key) => key !== '');
    expect(Object.keys(DEMO.flights)).toEqual(expect.arrayContaining(keys));
    expect(flights.filter(({ input }) => input.remarks !== '')).toHaveLength(keys.length);
    expect(sites.map(({ name }) => name)).toEqual(Object.keys(DEMO.sites));
    expect(gliders.map(({ name }) => name)).toEqual(Object.keys(DEMO.gliders));
    expect(sites.every(({ location, remarks }) => location !== '' && remarks !== '')).toBe(true);
  });

  it('refers only to its own sites and gliders', () => {
    for (const { siteId, gliderId } of flights.map(({ input }) => input)) {
      if (siteId !== null) expect(sites[siteId - 1]).toBeDefined();
      if (gliderId !== null) expect(gliders[gliderId - 1]).toBeDefined();
    }
  });

  it('has flights without a time, a site, a glider or remarks', () => {
    const lacks = (isLacking: (input: DemoFlight['input']) => boolean): number =>
      flights.filter(({ input }) => isLacking(input)).length;
    expect(lacks(({ time }) => time === null)).toBeGreaterThan(0);
    expect(lacks(({ siteId }) => siteId === null)).toBeGreaterThan(0);
    expect(lacks(({ gliderId }) => gliderId === null)).toBeGreaterThan(0);
    expect(lacks(({ remarks }) => remarks === '')).toBeGreaterThan(0);
  });

  it('has no flight that begins before the previous one ends', () => {
    const ends = new Map<string, string>();
    for (const { date, time, airtime } of flights.map(({ input }) => input)) {
      if (time === null) continue;
      expect(time > (ends.get(date) ?? '')).toBe(true);
      const end = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + airtime;
      ends.set(date, `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`);
    }
  });

  it('has tracks of four kinds of flights, flown by daylight, one of them nearly four hours long', () => {
    const tracks = tracksOf(flights);
    expect(tracks.length).toBeGreaterThanOrEqual(12);
    expect(Math.max(...tracks.map(({ track }) => track.analysis.airtime))).toBeGreaterThan(210);
    for (const { input, track } of tracks) {
      expect(input.time && input.time >= '10:00').toBe(true);
      expect((localDateTime(track.analysis.landingTime, track.timeZone)?.time ?? '') < '18:30').toBe(true);
      for (const line of linesOf({ track })) expect(line).toMatch(/^[ -~]*$/);
    }
  });

  it.each([
    ['2026-03-13', '2025-03-14'],
    ['2026-03-14', '2026-03-14'],
    ['2026-12-31', '2026-03-14'],
  ])('has on %s a glider that was checked on %s, never in the future', async (today, checkedOn) => {
    const demo = await readDemo(today);
    expect(demo.gliders.map((glider) => glider.checkedOn)).toEqual([null, checkedOn, null]);
    expect(demo.gliders.flatMap((glider) => problemsOf(GLIDER, glider))).toEqual([]);
  });
});

describe.each(['2026-11-22', '2027-06-30', '2027-07-01', '2030-02-28'])('the demo for %s', async (today) => {
  const shifted = (await readDemo(today)).flights;
  const tracks = tracksOf(shifted);

  it('has recent flights, and none today or later', () => {
    const dates = shifted.map(({ input }) => input.date);
    expect(dates.every((date) => date < today)).toBe(true);
    expect(dates.some((date) => date >= dayAfter(today, -7))).toBe(true);
  });

  it('has tracks that match their stored analysis, and the date and time in the logbook', () => {
    for (const { input, track } of tracks) {
      const file = gunzipSync(track.content);
      expect(readTrack(file)).toMatchObject({ state: 'ready', track: { analysis: track.analysis } });
      expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([track.sizeBytes, track.sha256]);
      expect(localDateTime(track.analysis.launchTime, track.timeZone)).toEqual({ date: input.date, time: input.time });
      expect([track.analysis.maxAltitude, track.analysis.airtime]).toEqual([input.altitude, input.airtime]);
      expect(track.fileName.startsWith(input.date)).toBe(true);
    }
  });

  it('has the same files except for date and time zone', () => {
    for (const [index, one] of tracks.entries()) {
      const before = tracksOf(flights)[index];
      const lines = before ? linesOf(before) : [];
      const others = linesOf(one).filter((line, at) => line !== lines[at]);
      expect(others.filter((line) => !/^HF(DTEDATE|TZNTIMEZONE):/.test(line))).toEqual([]);
    }
  });
});
