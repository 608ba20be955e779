import { expect, it } from 'vitest';
import { lngNear } from '#domain/geo';
import { readTrack } from '#domain/track/read-track';
import { minutes } from '#domain/units';
import { flownPath, igcBytes } from '#test/builders/igc';
import { buffersOf, canBeFlownAgain, dataOfTrack, type TrackData } from './track-data.ts';

/** A descent of four minutes between two minutes on the ground. */
function flownTrack(lng = 7.2, heading = 90): TrackData {
  const start = { at: 36_000, lat: 46.6, lng, altitude: 1600 };
  const still = { seconds: 60 };
  const fixes = flownPath(start, [still, { seconds: 240, speed: 10, heading, climb: -1.5 }, still]);
  const written = fixes.map((fix) => ({ ...fix, lng: lngNear(0, fix.lng) }));
  const reading = readTrack(igcBytes({ fixes: written }));
  if (reading.state !== 'ready') throw new Error('The track of this test is unreadable.');
  return dataOfTrack(reading.track);
}

it('has an entry per fix from launch to landing in every column', () => {
  const { seconds, lat, lng, altitude, lift, distance, glide, analysis } = flownTrack();
  const length = analysis.landingIndex - analysis.launchIndex + 1;
  expect([lat, lng, altitude, lift, distance, glide].map((column) => column.length)).toEqual(Array(6).fill(length));
  expect(seconds[0]).toBe(0);
  expect(lat[0]).toBe(analysis.launch.lat);
});

it('ends as many seconds after its launch as the analysis says', () => {
  const { seconds, analysis } = flownTrack();
  expect(seconds.at(-1)).toBe(analysis.landingTime - analysis.launchTime);
});

it('draws its line with a few of its fixes, launch and landing included', () => {
  const { line, seconds } = flownTrack();
  expect(line[0]).toBe(0);
  expect(line.at(-1)).toBe(seconds.length - 1);
  expect(line.length).toBeLessThan(seconds.length / 4);
});

it.each([
  [179.99, 90, 180.02],
  [-179.99, 270, -180.02],
])('goes on beyond 180°, as a line on a map does: from %d°, to %d', (from, heading, to) => {
  const { lng } = flownTrack(from, heading);
  expect(lng.at(-1)).toBeCloseTo(to, 2);
  for (let i = 1; i < lng.length; i += 1) expect(Math.abs((lng[i] ?? 0) - (lng[i - 1] ?? 0))).toBeLessThan(0.01);
});

it('can be flown again with altitudes, unless it is a stay on the ground', () => {
  const track = flownTrack();
  expect(canBeFlownAgain(track)).toBe(true);
  expect(canBeFlownAgain({ ...track, analysis: { ...track.analysis, altitudeSource: null } })).toBe(false);
  expect(canBeFlownAgain({ ...track, analysis: { ...track.analysis, airtime: minutes(0) } })).toBe(false);
});

it('transfers every column without copying', () => {
  const track = flownTrack();
  const buffers = buffersOf(track);
  expect(buffers).toHaveLength(8);
  structuredClone(track, { transfer: [...buffers] });
  expect(track.seconds.length).toBe(0);
});
