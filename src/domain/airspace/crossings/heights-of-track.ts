import { altitudeOfSensor } from '../../track/clean-track/altitude.ts';
import type { Track } from '../../track/track.ts';
import type { FlightWithHeights } from './flight-heights.ts';

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
