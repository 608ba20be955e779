import { changeBetween } from './along-track.ts';

/** Metres of a height band, the same for winds and for times above heights. */
export const HEIGHT_BAND_M = 500;

/** How long a flight was above a height. */
export interface TimeAbove {
  /** Metres above sea level, a multiple of {@link HEIGHT_BAND_M}. */
  readonly heightM: number;
  readonly seconds: number;
}

/**
 * Returns how long a flight was above each multiple of {@link HEIGHT_BAND_M}, from the one at or below its lowest point to the one below
 * its highest; between two fixes the altitude changes evenly.
 */
export function timesAbove(time: Uint32Array, altitude: Float32Array): readonly TimeAbove[] {
  const [lowest, highest] = rangeOf(altitude);
  const firstBand = Math.floor(lowest / HEIGHT_BAND_M);
  const count = Math.max(1, Math.ceil(highest / HEIGHT_BAND_M) - firstBand);
  return Array.from({ length: count }, (_, band) => {
    const heightM = (firstBand + band) * HEIGHT_BAND_M;
    return { heightM, seconds: secondsAbove(heightM, time, altitude) };
  });
}

function rangeOf(altitude: Float32Array): readonly [lowest: number, highest: number] {
  let [lowest, highest] = [altitude[0] ?? 0, altitude[0] ?? 0];
  for (const value of altitude) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return [lowest, highest];
}

/** A plain loop: tracks are long. */
function secondsAbove(heightM: number, time: Uint32Array, altitude: Float32Array): number {
  let seconds = 0;
  for (let i = 1; i < time.length; i += 1) {
    seconds += changeBetween(time, i - 1, i) * shareAbove(heightM, altitude[i - 1] ?? 0, altitude[i] ?? 0);
  }
  return seconds;
}

/** The part of a change between two altitudes that is above a height, from 0 to 1; being at it counts as above. */
function shareAbove(heightM: number, from: number, to: number): number {
  const [low, high] = from < to ? [from, to] : [to, from];
  if (low >= heightM) return 1;
  return high <= heightM ? 0 : (high - heightM) / (high - low);
}
