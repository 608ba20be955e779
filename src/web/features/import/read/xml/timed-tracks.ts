import type { TimedTrack } from '#domain/igc/write-igc';
import { ReadError } from '../read-error.ts';
import type { PointColumns } from './point-columns.ts';

/** Returns the tracks that have times. Throws `noTimes` when there are only others, and `noTrack` when there are none. */
export function timedTracks(tracks: readonly PointColumns[]): readonly TimedTrack[] {
  const timed = tracks.filter(({ time }) => time.length > 0);
  if (timed.length > 0) return timed;
  throw new ReadError(tracks.some(({ places }) => places > 0) ? 'noTimes' : 'noTrack');
}
