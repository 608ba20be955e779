import type { Problem } from '#domain/problem';
import type { TimeRange } from '#domain/track/flight/time-range';
import { readFlight, readTrack, readTrackOn, type SaidDay } from '#domain/track/read-track';
import { dataOfTrack, type TrackData } from './track-data.ts';

/** Returns the worker's response to a request. */
export function readRequested({ id, file, range, day, findsAll }: TrackRequest): TrackResponse {
  const bytes = new Uint8Array(file);
  const reading = day ? readTrackOn(bytes, day) : (findsAll ? readTrack : readFlight)(bytes, range);
  if (reading.state === 'unreadable') return { id, reading };
  return { id, reading: { state: 'ready', track: dataOfTrack(reading.track) } };
}

/** The outcome of reading an IGC file. */
export type TrackFileReading =
  | { readonly state: 'ready'; readonly track: TrackData }
  | { readonly state: 'unreadable'; readonly problem: Problem };

/** A request to the worker. */
export interface TrackRequest {
  readonly id: number;
  readonly file: ArrayBuffer;
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
  readonly reading: TrackFileReading;
}
