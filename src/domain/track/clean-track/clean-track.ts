import type { Fixes } from '#domain/igc/igc-file';
import type { AltitudeSource } from '../track.ts';
import { altitudesOf } from './altitude.ts';
import { cleanFixes } from './clean-fixes.ts';
import { sliceFixes } from './pick-fixes.ts';

/** A cleaned track: its fixes in order, and their altitudes. */
export interface CleanTrack {
  readonly fixes: Fixes;
  /** Metres at each fix, without spikes; see {@link Track.altitude}. */
  readonly altitude: Float32Array;
  /** Null when no altitude is known. */
  readonly altitudeSource: AltitudeSource | null;
  /** Metres at each fix by the source that shows climb best: pressure if there is one. */
  readonly liftAltitude: Float32Array;
}

/** Cleans a file's fixes: sorted, without impossible ones, with altitudes. */
export function cleanTrackOf(raw: Fixes): CleanTrack {
  const fixes = cleanFixes(raw);
  return { fixes, ...altitudesOf(fixes) };
}

/** Returns the part of a clean track from a time (Unix seconds) on. */
export function cleanTrackFrom(track: CleanTrack, time: number): CleanTrack {
  const { length } = track.fixes;
  const found = track.fixes.time.findIndex((fixTime) => fixTime >= time);
  return cleanTrackBetween(track, { first: found === -1 ? length : found, last: length - 1 });
}

/** Returns the part of a clean track between two indexes, both included. */
export function cleanTrackBetween(
  track: CleanTrack,
  { first, last }: { readonly first: number; readonly last: number },
): CleanTrack {
  return {
    ...track,
    fixes: sliceFixes(track.fixes, first, last + 1),
    altitude: track.altitude.slice(first, last + 1),
    liftAltitude: track.liftAltitude.slice(first, last + 1),
  };
}
