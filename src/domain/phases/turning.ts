import { angleBetween } from './circle-fit.ts';
import type { Velocity } from './velocity.ts';

/** How a glider turns, in columns beside those of its velocity. */
export interface Turning {
  /** Degrees turned since the start, clockwise positive. */
  readonly heading: Float64Array;
  /** Degrees a second, over 16 s. */
  readonly rate: Float64Array;
}

/** A glider turns when it turns faster, in degrees a second. */
export const MIN_RATE = 6;
const HALF_WINDOW_S = 8;
/** Fixes 5 s apart are measured over 20 s, but no neighbours further away. */
const MAX_HALF_WINDOW_S = 10;
const DEGREES = 180 / Math.PI;

/** Returns how a glider turns from its velocity through the air. Hot loops. */
export function turningOf(air: Velocity): Turning {
  const heading = new Float64Array(air.length);
  for (let i = 1; i < air.length; i += 1) {
    const turned = angleBetween(air.north[i - 1] ?? 0, air.east[i - 1] ?? 0, [air.north[i] ?? 0, air.east[i] ?? 0]);
    heading[i] = (heading[i - 1] ?? 0) + turned * DEGREES;
  }
  return { heading, rate: ratesOf(air, heading) };
}

function ratesOf({ time }: Velocity, heading: Float64Array): Float64Array {
  const rate = new Float64Array(time.length);
  let [from, to] = [0, 0];
  for (let i = 0; i < time.length; i += 1) {
    from = windowStart(time, from, i);
    to = windowEnd(time, to, i);
    const seconds = (time[to] ?? 0) - (time[from] ?? 0);
    rate[i] = seconds > 0 ? ((heading[to] ?? 0) - (heading[from] ?? 0)) / seconds : 0;
  }
  return rate;
}

/** Returns the fix nearest to 8 s before another one, but none more than 10 s before it. */
function windowStart(time: Float64Array, least: number, middle: number): number {
  const now = time[middle] ?? 0;
  const first = now - MAX_HALF_WINDOW_S;
  let from = least;
  while (from < middle && ((time[from] ?? 0) < first || isNextNoWorse(time, from, now - HALF_WINDOW_S))) from += 1;
  return from;
}

/** Returns the fix nearest to 8 s after another one, but none more than 10 s after it. */
function windowEnd(time: Float64Array, least: number, middle: number): number {
  const now = time[middle] ?? 0;
  const last = now + MAX_HALF_WINDOW_S;
  let to = Math.max(least, middle);
  while ((time[to + 1] ?? Number.POSITIVE_INFINITY) <= last && isNextNoWorse(time, to, now + HALF_WINDOW_S)) to += 1;
  return to;
}

/** Whether the time after one is at least as near to the wanted one. */
function isNextNoWorse(time: Float64Array, index: number, wanted: number): boolean {
  return Math.abs((time[index + 1] ?? 0) - wanted) <= Math.abs((time[index] ?? 0) - wanted);
}
