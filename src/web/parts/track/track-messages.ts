import type { Problem } from '#domain/problem';
import type { TrackData } from './track-data.ts';

/** What reading an IGC file comes to. */
export type TrackFileReading =
  | { readonly state: 'ready'; readonly track: TrackData }
  | { readonly state: 'unreadable'; readonly problem: Problem };

/** What the page asks the worker. */
export interface TrackQuestion {
  readonly id: number;
  readonly bytes: ArrayBuffer;
}

/** What the worker replies to the question of that id. */
export interface TrackReply {
  readonly id: number;
  readonly reading: TrackFileReading;
}
