import type { CleanTrack } from './clean-track/clean-track.ts';

/** The part of a clean track from launch to landing, in columns of equal length: what scores, thermals and figures read. */
export interface FlownTrack {
  readonly length: number;
  /** Unix seconds, UTC, ascending, one fix per second at most. */
  readonly time: Uint32Array;
  /** Degrees, north positive. */
  readonly lat: Float64Array;
  /** Degrees, east positive. */
  readonly lng: Float64Array;
  /** Metres by the source that shows climb best, without spikes; null when no altitude is known. */
  readonly altitude: Float32Array | null;
}

/** Returns the part of a track between two fixes, both included, as views of its columns. */
export function flownTrackOf(
  { fixes, altitudeSource, liftAltitude }: CleanTrack,
  { launch, landing }: { readonly launch: number; readonly landing: number },
): FlownTrack {
  const [from, to] = [launch, landing + 1];
  return {
    length: to - from,
    time: fixes.time.subarray(from, to),
    lat: fixes.lat.subarray(from, to),
    lng: fixes.lng.subarray(from, to),
    altitude: altitudeSource && liftAltitude.subarray(from, to),
  };
}
