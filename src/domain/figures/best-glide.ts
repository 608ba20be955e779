import { distanceBetween } from '../geo.ts';
import { placeAt } from '../track/columns.ts';
import type { FlownTrack } from '../track/flown-track.ts';
import { changeBetween, runStartsOf, type Swing } from './along-track.ts';

/** A straight glide of 1 km and a minute at least. */
export interface BestGlide {
  /** Index of its first fix. */
  readonly from: number;
  /** Index of its last fix. */
  readonly to: number;
  /** Metres straight over the ground. */
  readonly distanceM: number;
  readonly heightLostM: number;
  /** Distance over height lost. */
  readonly ratio: number;
}

const MIN_LENGTH_M = 1000;
const MIN_SECONDS = 60;
/** A glide is straight when its track is at most this much longer than the line. */
const MAX_DETOUR = 1.05;
/**
 * Least mean sink in m/s, somewhat below what the best gliders sink in still air: a stretch that sinks less was carried by lift,
 * and its ratio has no limit and says nothing of a glide.
 */
const MIN_SINK = 0.7;
/** A longer step, in seconds, may hide turns. */
const LONGEST_STEP_S = 20;

/** A flight with altitude, the metres along its track, and its climbs and descents. */
export interface BestGlideInput {
  readonly flown: FlownTrack & { readonly altitude: Float32Array };
  readonly lengths: Float64Array;
  readonly swings: readonly Swing[];
}

/**
 * Returns the glide of the highest ratio over the ground, within one descent; null when there is none. From each fix,
 * the shortest part of the track is tried that takes 60 s and can be 1 km straight, as a longer one only evens out.
 */
export function bestGlideOf(input: BestGlideInput): BestGlide | null {
  const { length, time } = input.flown;
  const runStarts = runStartsOf(length, (i) => changeBetween(time, i - 1, i) > LONGEST_STEP_S);
  const search = { ...input, runStarts };
  const descents = input.swings.filter(({ change }) => change < 0);
  return descents.reduce<BestGlide | null>((best, descent) => better(best, bestWithin(search, descent)), null);
}

interface BestGlideSearch extends BestGlideInput {
  /** For each fix, the first one that is joined with it by short steps only. */
  readonly runStarts: Uint32Array;
}

function better(a: BestGlide | null, b: BestGlide | null): BestGlide | null {
  return a !== null && (b === null || a.ratio >= b.ratio) ? a : b;
}

function bestWithin(search: BestGlideSearch, descent: Swing): BestGlide | null {
  let best: BestGlide | null = null;
  let to = descent.from;
  for (let from = descent.from; to <= descent.to; from += 1) {
    while (to <= descent.to && !isLongEnough(search, from, to)) to += 1;
    if (to <= descent.to) best = better(best, glideBetween(search, from, to));
  }
  return best;
}

function isLongEnough({ flown, lengths }: BestGlideInput, from: number, to: number): boolean {
  const isLong = changeBetween(lengths, from, to) >= MIN_LENGTH_M * MAX_DETOUR;
  return isLong && changeBetween(flown.time, from, to) >= MIN_SECONDS;
}

function glideBetween({ flown, lengths, runStarts }: BestGlideSearch, from: number, to: number): BestGlide | null {
  const heightLostM = changeBetween(flown.altitude, to, from);
  const isCarried = heightLostM < MIN_SINK * changeBetween(flown.time, from, to);
  if (from < (runStarts[to] ?? 0) || isCarried) return null;
  const distanceM = distanceBetween(placeAt(flown, from), placeAt(flown, to));
  const isStraight = distanceM * MAX_DETOUR >= changeBetween(lengths, from, to);
  return isStraight ? { from, to, distanceM, heightLostM, ratio: distanceM / heightLostM } : null;
}
