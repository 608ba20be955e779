import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { localDateTime } from '#domain/track/local-time';
import { readTrack } from '#domain/track/read-track';
import { computeFindings } from '#server/threads/tasks/compute-findings';
import { dayAfter } from '../local-time.ts';
import { makePrebuiltDemo } from './make-prebuilt-demo.ts';
import { prebuiltDemo } from './prebuilt-demo.ts';
import { shiftDemo } from './shift-demo.ts';

const MADE_FOR = '2026-11-21';
/** As it is read from the file that the build writes. */
const demo = v.parse(prebuiltDemo, JSON.parse(JSON.stringify(makePrebuiltDemo(MADE_FOR))));
const READABLE_DIFFERENCE = /^HF(DTEDATE|TZNTIMEZONE)/;

const textOf = (content: Uint8Array): string => gunzipSync(content).toString('latin1');

/** Each flight with a track, before and after the shift. */
function tracksFor(today: string) {
  const [made, shifted] = [shiftDemo(demo, MADE_FOR), shiftDemo(demo, today)];
  return shifted.flatMap(({ input, track }, index) => {
    const before = made[index]?.track;
    const timeZone = demo.flights[index]?.timeZone ?? '';
    return track && before ? [{ input, track, before, timeZone }] : [];
  });
}

describe.each(['2026-11-21', '2026-11-22', '2027-06-30', '2026-07-01', '2030-02-28'])('the demo for %s', (today) => {
  it('has recent flights, and none today or later', () => {
    const dates = shiftDemo(demo, today).map(({ input }) => input.date);
    expect(dates.every((date) => date < today)).toBe(true);
    expect(dates.some((date) => date >= dayAfter(today, -7))).toBe(true);
  });

  it('has tracks that match their stored analysis', () => {
    const tracks = tracksFor(today);
    expect(tracks.length).toBeGreaterThanOrEqual(12);
    for (const { track } of tracks) {
      const reading = readTrack(gunzipSync(track.content));
      expect(reading).toMatchObject({ state: 'ready', track: { analysis: track.analysis } });
      const file = gunzipSync(track.content);
      expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([track.sizeBytes, track.sha256]);
    }
  });

  it('has the findings of its tracks', () => {
    for (const { track } of tracksFor(today).slice(0, 2)) {
      const outcome = computeFindings({ content: track.content, range: null });
      expect(outcome).toEqual({ state: 'computed', stored: track.computed });
    }
  });

  it('has tracks of the date and time in the logbook', () => {
    for (const { input, track, timeZone } of tracksFor(today)) {
      expect(localDateTime(track.analysis.launchTime, timeZone)).toEqual({ date: input.date, time: input.time });
      expect([track.analysis.maxAltitude, track.analysis.airtime]).toEqual([input.altitude, input.airtime]);
      expect(track.fileName.startsWith(input.date)).toBe(true);
    }
  });

  it('has the same files except for date and time zone', () => {
    for (const { track, before } of tracksFor(today)) {
      const lines = textOf(before.content).split('\r\n');
      const others = textOf(track.content)
        .split('\r\n')
        .filter((line, index) => line !== lines[index]);
      expect(others.filter((line) => !READABLE_DIFFERENCE.test(line))).toEqual([]);
    }
  });
});
