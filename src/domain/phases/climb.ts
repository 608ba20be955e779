import { firstAt, type Period } from './spans.ts';

/** Altitudes of a period, smoothed. */
export interface Climb {
  /** The fixes of the period. */
  readonly time: Uint32Array;
  /** Altitude at each of them, in metres. */
  readonly altitude: Float64Array;
  /** Altitude at the very start of the period, in metres. */
  readonly bottom: number;
  /** Altitude at its very end. */
  readonly top: number;
}

interface Altitudes {
  readonly time: Uint32Array;
  readonly altitude: Float32Array;
}

const HALF_WINDOW_S = 10;
const BEST_S = 30;
/** How much longer or shorter, in seconds, the best climb may be where fixes are far apart. */
const TOLERANCE_S = 5;

/**
 * Returns the smoothed altitudes of a period: at each time that of the line of best fit through the period's own fixes up
 * to 10 s around it, so that its ends know nothing of what came before and after.
 */
export function climbOf(track: Altitudes, { startTime, endTime }: Period): Climb {
  const [first, last] = [firstAt(track.time, startTime), firstAt(track.time, endTime)];
  const [time, altitude] = [track.time.subarray(first, last), track.altitude.subarray(first, last)];
  const smooth = Float64Array.from(time, (now) => smoothed({ time, altitude }, now));
  return {
    time,
    altitude: smooth,
    bottom: smoothed({ time, altitude }, startTime),
    top: smoothed({ time, altitude }, endTime),
  };
}

/** Returns the altitude at a time by the line of best fit around it. */
function smoothed({ time, altitude }: Altitudes, now: number): number {
  const from = Math.min(firstAt(time, now - HALF_WINDOW_S), Math.max(0, time.length - 2));
  const to = Math.max(firstAt(time, Math.floor(now + HALF_WINDOW_S) + 1), Math.min(time.length, from + 2));
  return lineAt({ time: time.subarray(from, to), altitude: altitude.subarray(from, to) }, now);
}

/** A hot loop. */
function lineAt({ time, altitude }: Altitudes, now: number): number {
  const base = altitude[0] ?? 0;
  let [t, h, tt, th] = [0, 0, 0, 0];
  for (let k = 0; k < time.length; k += 1) {
    const x = (time[k] ?? 0) - now;
    const y = (altitude[k] ?? 0) - base;
    t += x;
    h += y;
    tt += x * x;
    th += x * y;
  }
  const spread = time.length * tt - t * t;
  return base + (spread > 0 ? (h * tt - t * th) / spread : h / Math.max(1, time.length));
}

/** Returns the fastest mean climb in 30 s, in m/s; null when no two fixes are about so far apart. A hot loop. */
export function bestClimb({ time, altitude }: Climb): number | null {
  let best = Number.NEGATIVE_INFINITY;
  let to = 0;
  for (const [from, start] of time.entries()) {
    to = nearestFrom(time, to, start + BEST_S);
    const seconds = (time[to] ?? 0) - start;
    if (Math.abs(seconds - BEST_S) > TOLERANCE_S) continue;
    best = Math.max(best, ((altitude[to] ?? 0) - (altitude[from] ?? 0)) / seconds);
  }
  return Number.isFinite(best) ? best : null;
}

/** The index from `least` on whose time is nearest to the wanted one. */
function nearestFrom(time: Uint32Array, least: number, wanted: number): number {
  const offBy = (index: number): number => Math.abs((time[index] ?? 0) - wanted);
  let index = least;
  while (index + 1 < time.length && offBy(index + 1) <= offBy(index)) index += 1;
  return index;
}
