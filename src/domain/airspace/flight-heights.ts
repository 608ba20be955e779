import { altitudeOfSensor } from '#domain/track/clean-track/altitude';
import type { Track } from '#domain/track/track';

/** A flight in columns of equal length, with the heights that limits of airspaces are measured by. */
export interface FlightWithHeights {
  readonly length: number;
  /** Unix seconds, ascending. */
  readonly time: Uint32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** Metres above the sea, by satellite; null when not known. */
  readonly altitude: Float32Array | null;
  /** Metres by pressure, from 1013.25 hPa; null when not recorded. */
  readonly pressureAltitude: Float32Array | null;
  /** Metres of the ground above the sea; null when not known. */
  readonly ground: Float32Array | null;
}

/**
 * Returns a track from launch to landing with the heights of both sensors. An altitude by pressure alone is none above
 * the sea: nobody knows the pressure of the day. `ground` has metres above the sea for each fix from the launch on.
 */
export function heightsOfTrack(
  { fixes, altitude, analysis }: Pick<Track, 'fixes' | 'altitude' | 'analysis'>,
  ground: Float32Array | null = null,
): FlightWithHeights {
  const [from, to] = [analysis.launchIndex, analysis.landingIndex + 1];
  const isAboveSea = analysis.altitudeSource === 'gnss' || analysis.altitudeSource === 'raisedPressure';
  return {
    length: to - from,
    time: fixes.time.subarray(from, to),
    lat: fixes.lat.subarray(from, to),
    lng: fixes.lng.subarray(from, to),
    altitude: isAboveSea ? altitude.subarray(from, to) : null,
    pressureAltitude: altitudeOfSensor(fixes, 'pressure')?.subarray(from, to) ?? null,
    ground,
  };
}
