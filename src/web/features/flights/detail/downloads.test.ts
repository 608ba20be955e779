// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { flownOf, TRACK_FORMATS } from './downloads.tsx';

const track = trackData({ seconds: [0, 10, 25], altitude: [1600, 1610, 1620], lat: [46.6, 46.61, 46.62] });

it('a track is written with its times of day and altitudes', () => {
  const flown = flownOf(track);
  expect([...flown.time]).toEqual([0, 10, 25].map((second) => track.analysis.launchTime + second));
  const gpx = TRACK_FORMATS.gpx.write({ name: 'morning', flown });
  expect(gpx.match(/<trkpt /g)).toHaveLength(3);
  expect(gpx).toContain('<ele>1620</ele>');
  expect(gpx).toContain(new Date((track.analysis.launchTime + 25) * 1000).toISOString().slice(0, -5));
});

it('a track across 180° is written with longitudes of this side', () => {
  expect([...flownOf(trackData({ lng: [179.5, 180, 180.5] })).lng]).toEqual([179.5, 180, -179.5]);
  expect([...flownOf(trackData({ lng: [-179.5, -180, -180.5] })).lng]).toEqual([-179.5, -180, 179.5]);
});

it('a track without altitudes is written without them', () => {
  const flown = flownOf({ ...track, analysis: { ...track.analysis, altitudeSource: null } });
  expect(flown.altitude).toBeNull();
  for (const { write } of Object.values(TRACK_FORMATS)) expect(write({ name: 'flat', flown })).not.toContain('1620');
});
