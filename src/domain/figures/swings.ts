import { changeBetween } from './column-values.ts';

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
 * Each ends at its extreme, when the altitude has come back 10 m from there. A plain loop: tracks are long.
 */
export function swingsOf(altitude: Float32Array): readonly Swing[] {
  const swings: Swing[] = [];
  let [from, extreme, direction] = [0, 0, -1];
  for (let i = 1; i < altitude.length; i += 1) {
    const beyond = direction * changeBetween(altitude, extreme, i);
    if (beyond > 0) extreme = i;
    if (beyond > -TURN_M) continue;
    swings.push({ from, to: extreme, change: changeBetween(altitude, from, extreme) });
    [from, extreme, direction] = [extreme, i, -direction];
  }
  return [...swings, { from, to: extreme, change: changeBetween(altitude, from, extreme) }];
}

/** Returns the metres of all climbs together. */
export function heightGainedIn(swings: readonly Swing[]): number {
  return swings.reduce((gained, { change }) => gained + Math.max(0, change), 0);
}
