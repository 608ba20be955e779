import { expect, it } from 'vitest';
import { gpxOf } from '#domain/track-formats';
import { flownTrack } from '#test/builders/flown-track';
import { flownPath, type Leg } from '#test/builders/igc';
import { TrackFiles } from './igc-files.ts';
import { readTrackSource } from './read-track-source.ts';
import type { TrackHandle } from './readings.ts';

const FLIGHT: readonly Leg[] = [
  { seconds: 300 },
  { seconds: 600, speed: 10, heading: 90, climb: -1 },
  { seconds: 300 },
];

/** A GPX file of several flights, each a track of its own. */
function gpxOfFlights(starts: readonly number[]): Blob {
  const tracks = starts.map((at) => {
    const flown = flownTrack(flownPath({ at, lat: 46.69, lng: 7.86, altitude: 1_600 }, FLIGHT, 4));
    return /<trk>.*<\/trk>/s.exec(gpxOf({ name: 'a', flown }))?.[0] ?? '';
  });
  return new Blob([`<gpx version="1.1">${tracks.join('')}</gpx>`]);
}

async function handlesIn(blob: Blob): Promise<readonly TrackHandle[]> {
  const flights = await readTrackSource({ blob, entry: null, kind: 'gpx', path: 'a.gpx' });
  return flights.flatMap(({ track }) => track?.handle ?? []);
}

it('converts a file with many tracks once, and files read in turn once each', async () => {
  const first = await handlesIn(gpxOfFlights([20_000, 30_000, 40_000]));
  const second = await handlesIn(gpxOfFlights([25_000, 35_000]));
  const files = new TrackFiles();
  const texts: string[] = [];
  for (const handle of [first[0], second[0], first[1], second[1], first[2], first[0]]) {
    if (handle) texts.push(new TextDecoder().decode(await files.igcOf(handle)));
  }
  expect(files.reads).toBe(2);
  expect(texts).toHaveLength(6);
  expect(new Set(texts).size).toBe(5);
  expect(texts[5]).toBe(texts[0]);
});

it('returns bytes that may be handed over to another thread', async () => {
  const [handle] = await handlesIn(gpxOfFlights([20_000]));
  if (!handle) throw new Error('There is no track');
  const files = new TrackFiles();
  const { buffer, length } = await files.igcOf(handle);
  structuredClone(buffer, { transfer: [buffer] });
  expect(await files.igcOf(handle)).toHaveLength(length);
});
