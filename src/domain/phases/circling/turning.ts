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

function windowStart(time: Float64Array, least: number, middle: number): number {
  let from = least;
  while (from < middle && (isTooFar(time, from, middle) || isNoWorse(time, [from + 1, from], middle))) from += 1;
  return from;
}

function windowEnd(time: Float64Array, least: number, middle: number): number {
  let to = Math.max(least, middle);
  while (to + 1 < time.length && !isTooFar(time, to + 1, middle) && isNoWorse(time, [to + 1, to], middle)) to += 1;
  return to;
}

function isTooFar(time: Float64Array, end: number, middle: number): boolean {
  return Math.abs((time[end] ?? 0) - (time[middle] ?? 0)) > MAX_HALF_WINDOW_S;
}

/** Whether one end of a window is at least as near to 8 s from its middle as another one. */
function isNoWorse(time: Float64Array, [end, other]: readonly [number, number], middle: number): boolean {
  const offBy = (index: number): number => Math.abs(Math.abs((time[index] ?? 0) - (time[middle] ?? 0)) - HALF_WINDOW_S);
  return offBy(end) <= offBy(other);
}
