import type { FlownTrack } from '#domain/track/flown-track';
import { readTrack } from '#domain/track/read-track';

/** Returns the flight of an IGC file from launch to landing; null without one of five fixes, the fewest that the package takes. */
export function flownOf(bytes: Uint8Array): FlownTrack | null {
  const reading = readTrack(bytes);
  if (reading.state !== 'ready') return null;
  const { fixes, analysis } = reading.track;
  const [from, to] = [analysis.launchIndex, analysis.landingIndex + 1];
  const [time, lat, lng] = [fixes.time.subarray(from, to), fixes.lat.subarray(from, to), fixes.lng.subarray(from, to)];
  return to - from < 5 ? null : { length: to - from, time, lat, lng, altitude: null };
}
