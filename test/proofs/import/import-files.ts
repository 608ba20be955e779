import { gpxOf } from '#domain/track-formats';
import { flownTrack } from '#test/builders/flown-track';
import { bytesOf, flownPath } from '#test/builders/igc';
import { zipBytes } from '#test/builders/zip';
import { igcNumber } from '#test/servers/import-calls';

/** How many flights of each kind the files have. */
export interface FileSizes {
  readonly tracks: number;
  readonly gpxTracks: number;
  readonly rows: number;
}

const DAY_S = 86_400;

/** Returns how many flights the files have. */
export function flightsIn({ tracks, gpxTracks, rows }: FileSizes): number {
  return tracks + gpxTracks + rows;
}

/** Returns files with flights: IGC files in a ZIP, a GPX with many tracks, and a list in which rows are equal. */
export function importFiles(sizes: FileSizes): Readonly<Record<string, Uint8Array<ArrayBuffer>>> {
  const drafts = Array.from({ length: sizes.tracks }, (_, number) => ({
    name: `${number}.igc`,
    content: bytesOf(igcNumber(number)),
  }));
  return {
    'tracks.zip': Uint8Array.from(zipBytes(drafts)),
    'tracks.gpx': encoded(gpxOfFlights(sizes.gpxTracks)),
    'list.json': encoded(listOfRows(sizes.rows)),
  };
}

function gpxOfFlights(count: number): string {
  const tracks = Array.from({ length: count }, (_, number) => {
    const start = { at: 36_000 + number * DAY_S, lat: 46.69, lng: 7.86, altitude: 1_600 };
    const flown = flownTrack(flownPath(start, [{ seconds: 20 }, { seconds: 300, speed: 10, climb: -1 }], 5));
    return /<trk>.*<\/trk>/s.exec(gpxOf({ name: `${number}`, flown }))?.[0] ?? '';
  });
  return `<gpx version="1.1">${tracks.join('')}</gpx>`;
}

/** Every second row is equal to the one before. */
function listOfRows(count: number): string {
  const items = Array.from({ length: count }, (_, number) => {
    const day = new Date(Date.UTC(2023, 0, 1 + Math.floor(number / 2))).toISOString().slice(0, 10);
    return {
      pointStart: { time: `${day}T10:00:00Z` },
      utcOffsetStart: 7_200,
      takeoff: { name: 'Niesen' },
      glider: { name: 'Omega' },
      stats: { duration: 'PT40M', altitudeMax: 2_400 },
    };
  });
  return JSON.stringify({ items });
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
