import { readFlight, readTrack } from '#domain/track/read-track';
import { exchange } from '#web/api/exchange.ts';
import { dataOfTrack } from './track-data.ts';
import type { TrackFileReading, TrackRequest, TrackResponse } from './worker-messages.ts';

/** Returns the worker's response to a request. */
export async function readRequested({ file, ...request }: TrackRequest): Promise<TrackResponse> {
  const { id } = request;
  if (typeof file !== 'string') return { id, reading: readingOf(file, request), loaded: null };
  const loaded = await fileAt(file);
  return { id, reading: loaded && readingOf(loaded, request), loaded };
}

/** Returns a file; null where it cannot be had: the page asks anew, and reports why. */
async function fileAt(url: string): Promise<ArrayBuffer | null> {
  const request = { method: 'GET', url, body: null } as const;
  const { status, bytes } = await exchange<ArrayBuffer>(new XMLHttpRequest(), request, 'arraybuffer');
  return status === 200 ? bytes : null;
}

function readingOf(bytes: ArrayBuffer, { range, findsAll }: Omit<TrackRequest, 'id' | 'file'>): TrackFileReading {
  const reading = (findsAll ? readTrack : readFlight)(new Uint8Array(bytes), range);
  return reading.state === 'unreadable' ? reading : { state: 'ready', track: dataOfTrack(reading.track) };
}
