import { expect, it } from 'vitest';
import { readTrack } from '#domain/track/read-track';
import { minutes } from '#domain/units';
import { flownPath, igcBytes } from '#test/builders/igc';
import { buffersOf, canBeFlownAgain, dataOfTrack, type TrackData } from './track-data.ts';

/** A descent of four minutes between two minutes on the ground. */
function flownTrack(): TrackData {
  const start = { at: 36_000, lat: 46.6, lng: 7.2, altitude: 1600 };
  const still = { seconds: 60 };
  const fixes = flownPath(start, [still, { seconds: 240, speed: 10, heading: 90, climb: -1.5 }, still]);
  const reading = readTrack(igcBytes({ fixes }));
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
