import { type CleanTrack, cleanTrackBetween } from '../clean-track/clean-track.ts';
import { indexesWhere } from '../columns.ts';
import { type Stretch, secondsOf } from './stretch.ts';
import type { TimeRange } from './time-range.ts';

/** After a longer gap, in seconds, another flight begins, or the clock was set. */
const MAX_SILENCE_S = 3 * 3600;

/** Only so many of the longest recordings are searched: no real file has more. */
const MAX_RECORDINGS = 50;

/** A part of a track without a long gap. */
export interface Recording {
  /** Its range in the whole track. */
  readonly stretch: Stretch;
  readonly track: CleanTrack;
}

/** Splits a track into its recordings, the longest first; a file with several dates has several. */
export function recordingsOf(track: CleanTrack): readonly Recording[] {
  const { time, length } = track.fixes;
  const starts = indexesWhere(length, (i) => i === 0 || (time[i] ?? 0) - (time[i - 1] ?? 0) > MAX_SILENCE_S);
  if (starts.length === 1) return [{ stretch: { first: 0, last: length - 1 }, track }];
  return Array.from(starts, (first, i) => ({ first, last: (starts[i + 1] ?? length) - 1 }))
    .toSorted((a, b) => secondsOf(time, b) - secondsOf(time, a))
    .slice(0, MAX_RECORDINGS)
    .map((stretch) => ({ stretch, track: cleanTrackBetween(track, stretch) }));
}

/** Returns the times of the first and last fix of the recording that a fix belongs to. */
export function recordingAround(time: Uint32Array, index: number): TimeRange {
  const isOneRecording = (i: number): boolean => (time[i] ?? 0) - (time[i - 1] ?? 0) <= MAX_SILENCE_S;
  let [first, last] = [index, index];
  while (first > 0 && isOneRecording(first)) first -= 1;
  while (last < time.length - 1 && isOneRecording(last + 1)) last += 1;
  return { from: time[first] ?? 0, to: time[last] ?? 0 };
}
