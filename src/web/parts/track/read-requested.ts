import { readFlight, readTrack, readTrackOn } from '#domain/track/read-track';
import { exchange } from '#web/api/exchange.ts';
import { dataOfTrack } from './track-data.ts';
import type { NotLoaded, TrackFileReading, TrackRequest, TrackResponse } from './worker-messages.ts';

/** Returns the worker's response to a request. */
export async function readRequested({ file, ...request }: TrackRequest): Promise<TrackResponse> {
  const { id } = request;
  if (typeof file !== 'string') return { id, reading: readingOf(file, request), loaded: null };
  const loaded = await fileAt(file);
  return typeof loaded === 'string'
    ? { id, reading: loaded, loaded: null }
    : { id, reading: readingOf(loaded, request), loaded };
}

async function fileAt(url: string): Promise<ArrayBuffer | NotLoaded> {
  const request = { method: 'GET', url, body: null } as const;
  const { status, bytes } = await exchange<ArrayBuffer>(new XMLHttpRequest(), request, 'arraybuffer');
  if (status === 200) return bytes;
  return status === 0 ? 'noResponse' : 'rejected';
}

function readingOf(bytes: ArrayBuffer, { range, day, findsAll }: Omit<TrackRequest, 'id' | 'file'>): TrackFileReading {
  const file = new Uint8Array(bytes);
  const reading = day ? readTrackOn(file, day) : (findsAll ? readTrack : readFlight)(file, range);
  return reading.state === 'unreadable' ? reading : { state: 'ready', track: dataOfTrack(reading.track) };
}
