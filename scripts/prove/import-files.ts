import { gpxOf } from '#domain/track-formats/gpx';
import { flownTrack } from '#test/builders/flown-track';
import { bytesOf, flownPath } from '#test/builders/igc';
import { zipBytes } from '#test/builders/zip';
import { igcNumber } from '#test/servers/import-calls';

const [TRACKS, GPX_TRACKS, ROWS] = [220, 30, 50];
const DAY_S = 86_400;

/** How many flights the files have. */
export const FLIGHTS = TRACKS + GPX_TRACKS + ROWS;

/** Returns files of three hundred flights: IGC files in a ZIP, a GPX with many tracks, and a list in which rows are equal. */
export function importFiles(): Readonly<Record<string, Uint8Array<ArrayBuffer>>> {
  const drafts = Array.from({ length: TRACKS }, (_, number) => ({
    name: `${number}.igc`,
    content: bytesOf(igcNumber(number)),
  }));
  return {
    'tracks.zip': Uint8Array.from(zipBytes(drafts)),
    'tracks.gpx': encoded(gpxOfFlights()),
    'list.json': encoded(listOfRows()),
  };
}

function gpxOfFlights(): string {
  const tracks = Array.from({ length: GPX_TRACKS }, (_, number) => {
    const start = { at: 36_000 + number * DAY_S, lat: 46.69, lng: 7.86, altitude: 1_600 };
    const flown = flownTrack(flownPath(start, [{ seconds: 20 }, { seconds: 300, speed: 10, climb: -1 }], 5));
    return /<trk>.*<\/trk>/s.exec(gpxOf({ name: `${number}`, flown }))?.[0] ?? '';
  });
  return `<gpx version="1.1">${tracks.join('')}</gpx>`;
}

/** Every second row is equal to the one before. */
function listOfRows(): string {
  const items = Array.from({ length: ROWS }, (_, number) => {
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
