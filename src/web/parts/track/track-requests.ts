import type { Problem } from '#domain/problem';
import type { TimeRange } from '#domain/track/flight/time-range';
import { readFlight, readTrack, readTrackOn, type SaidDay } from '#domain/track/read-track';
import { exchange } from '#web/api/exchange.ts';
import { dataOfTrack, type TrackData } from './track-data.ts';

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

/** The outcome of reading an IGC file. */
export type TrackFileReading =
  | { readonly state: 'ready'; readonly track: TrackData }
  | { readonly state: 'unreadable'; readonly problem: Problem };

/** Why the worker could not load a file. */
export type NotLoaded = 'rejected' | 'noResponse';

/** A request to the worker. */
export interface TrackRequest {
  readonly id: number;
  /** The file, or the URL from which the worker loads it: sooner than a page that is being rendered. */
  readonly file: ArrayBuffer | string;
  /** The part to be read; null for what the analysis finds. */
  readonly range: TimeRange | null;
  /** The day that counts instead of that of the file; left out for the latter. */
  readonly day?: SaidDay;
  /** Whether the other flights of the file are wanted as well. */
  readonly findsAll: boolean;
}

/** The worker's response to the request of that id. */
export interface TrackResponse {
  readonly id: number;
  readonly reading: TrackFileReading | NotLoaded;
  /** The file, where the worker has loaded it. */
  readonly loaded: ArrayBuffer | null;
}
