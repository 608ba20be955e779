import type { ConvertibleTrack } from '#domain/igc/write-igc';
import { ReadError } from '../read-error.ts';
import type { PointColumns } from './point-columns.ts';

/** Most tracks of a file: each becomes a file of its own, all of them in memory at once. */
const MAX_TRACKS = 1_000;

/** Adds a track to those of a file; changes them. Throws when there are too many. */
export function addTrackTo(tracks: PointColumns[], track: PointColumns): void {
  if (tracks.length === MAX_TRACKS) throw new ReadError('tooManyTracks');
  tracks.push(track);
}

/** Returns the tracks that have times. Throws `noTimes` when there are only others, and `noTrack` when there are none. */
export function timedTracks(tracks: readonly PointColumns[]): readonly ConvertibleTrack[] {
  const timed = tracks.filter(({ time }) => time.length > 0);
  if (timed.length > 0) return timed;
  throw new ReadError(tracks.some(({ places }) => places > 0) ? 'noTimes' : 'noTrack');
}
