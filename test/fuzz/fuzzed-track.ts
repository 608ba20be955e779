import type { FlownTrack } from '#domain/track/flown-track';
import { readFlownTrack } from '#domain/track/read-track';
import type { Track } from '#domain/track/track';
import { fuzzedTrack } from './fuzz-track.ts';
import { mutatedTrack } from './mutated-track.ts';

/** A fuzzed track that can be read. */
export interface FuzzedTrack {
  readonly seed: number;
  readonly bytes: Uint8Array;
  readonly track: Track;
  /** The track's flight, as the findings take it. */
  readonly flown: FlownTrack;
}

/** Returns the track of a seed; null when it is not readable. One of 28 is one of our own tracks with mutations, which takes five times as long. */
export function fuzzedTrackOf(seed: number): FuzzedTrack | null {
  const bytes = seed % 28 === 0 ? mutatedTrack(seed) : fuzzedTrack(seed);
  const reading = readFlownTrack(bytes, null);
  return reading.state === 'unreadable' ? null : { seed, bytes, track: reading.track, flown: reading.flown };
}

/** Throws when it is not so. */
export function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`Not so: ${what}`);
}
