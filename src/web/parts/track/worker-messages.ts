import type { Problem } from '#domain/problem';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { SaidDay } from '#domain/track/read-track';
import type { TrackData } from './track-data.ts';

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
