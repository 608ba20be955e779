import { distanceBetween } from '../geo.ts';
import { placeAt } from '../track/columns.ts';
import type { FlownTrack } from '../track/flown-track.ts';

/** Returns how much a column changes from one index to another. */
export function changeBetween(column: ArrayLike<number>, from: number, to: number): number {
  return (column[to] ?? 0) - (column[from] ?? 0);
}

/**
 * Returns for each fix the first one of its run: of the fixes joined with it without a break. `isBreak` says whether
 * there is one between a fix and the one before. A plain loop: tracks are long.
 */
export function runStartsOf(length: number, isBreak: (index: number) => boolean): Uint32Array {
  const starts = new Uint32Array(length);
  for (let i = 1; i < length; i += 1) starts[i] = isBreak(i) ? i : (starts[i - 1] ?? 0);
  return starts;
}

/** Returns the metres along the track from its first fix to each. A plain loop: tracks are long. */
export function lengthsAlong(flown: FlownTrack): Float64Array {
  const lengths = new Float64Array(flown.length);
  for (let i = 1; i < flown.length; i += 1)
    lengths[i] = (lengths[i - 1] ?? 0) + distanceBetween(placeAt(flown, i - 1), placeAt(flown, i));
  return lengths;
}

/** A climb, or a descent, from one turning point of the altitude to the next. */
export interface Swing {
  /** Index of its first fix. */
  readonly from: number;
  /** Index of its last fix. */
  readonly to: number;
  /** Metres; below 0 for a descent. */
  readonly change: number;
}

/** A change of altitude, in metres, that ends a climb or a descent: less may be noise. */
const TURN_M = 10;

/**
 * Returns the descents and climbs of a flight by turns, a descent first (of 0 m for a flight that begins with a climb).
 * Each ends at its extreme, when the altitude has come back by `turnM` from there. A plain loop: tracks are long.
 */
export function swingsOf(altitude: Float32Array, turnM = TURN_M): readonly Swing[] {
  const swings: Swing[] = [];
  let [from, extreme, direction] = [0, 0, -1];
  for (let i = 1; i < altitude.length; i += 1) {
    const beyond = direction * changeBetween(altitude, extreme, i);
    if (beyond > 0) extreme = i;
    if (beyond > -turnM) continue;
    swings.push({ from, to: extreme, change: changeBetween(altitude, from, extreme) });
    [from, extreme, direction] = [extreme, i, -direction];
  }
  return [...swings, { from, to: extreme, change: changeBetween(altitude, from, extreme) }];
}

/** Returns the metres of all climbs together. */
export function heightGainedIn(swings: readonly Swing[]): number {
  return swings.reduce((gained, { change }) => gained + Math.max(0, change), 0);
}
