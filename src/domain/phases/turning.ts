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
/** So many turns before and after show how much is usual, when they are so much alike. */
const SIDE_TURNS = 5;
/** See {@link SIDE_TURNS}: the length of their mean as directions. */
const ALIKE = 0.6;
const FULL_TURN = 2 * Math.PI;
const DEGREES = 180 / Math.PI;

/** Returns how a glider turns from its velocity through the air. Hot loops. */
export function turningOf(air: Velocity): Turning {
  const turned = new Float64Array(air.length);
  for (let i = 1; i < air.length; i += 1)
    turned[i] = angleBetween(air.north[i - 1] ?? 0, air.east[i - 1] ?? 0, [air.north[i] ?? 0, air.east[i] ?? 0]);
  const heading = new Float64Array(air.length);
  for (let i = 1; i < air.length; i += 1)
    heading[i] = (heading[i - 1] ?? 0) + DEGREES * nearUsual(turned[i] ?? 0, usualTurn(turned, i));
  return { heading, rate: ratesOf(air, heading) };
}

/** The mean of the turns around one, as directions; 0 where they differ. */
function usualTurn(turned: Float64Array, middle: number): number {
  let [sine, cosine, count] = [0, 0, 0];
  for (let i = Math.max(1, middle - SIDE_TURNS); i <= middle + SIDE_TURNS && i < turned.length; i += 1) {
    sine += Math.sin(turned[i] ?? 0);
    cosine += Math.cos(turned[i] ?? 0);
    count += 1;
  }
  return Math.hypot(sine, cosine) >= ALIKE * count ? Math.atan2(sine, cosine) : 0;
}

/** In tight circles with rare fixes a turn of more than half a circle looks like one the other way round. */
function nearUsual(turned: number, usual: number): number {
  return turned - FULL_TURN * Math.round((turned - usual) / FULL_TURN);
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
