import { indexesOfOnes } from '../columns.ts';
import { heaviestChain } from './heaviest-chain.ts';

/** Altitudes as recorded, in metres, and the fixes that have one. */
export interface RawAltitudes {
  readonly raw: Int32Array;
  /** Unix seconds, ascending. */
  readonly time: Uint32Array;
  /** Indexes of the fixes that have an altitude. */
  readonly known: Uint32Array;
}

/** Fastest climb or sink, in m/s: that of a spiral dive. */
const FASTEST = 25;
/** Allowance for the receiver's noise, once per window, in metres. */
const NOISE_M = 15;
/** Window in which climb and sink are bounded, in seconds: noise may be in every step, but does not add up. */
const WINDOW_S = 10;
/** Fastest climb or sink that lasts, in m/s: a false change of level is drawn no steeper. */
const LASTING = 12;
/** After so short a gap, in seconds, a glider may still be in the same spiral dive. */
const SHORT_GAP_S = 3;
/** Cost of a change of level, in seconds: a dent of a shorter time is left out instead. */
const LEVEL_CHANGE_COST_S = 120;
/** More stretches than this share of the fixes (and {@link FEW}) are garbage. */
const MAX_STRETCHES = 2 / 3;
/** See {@link MAX_STRETCHES}. */
const FEW = 3;
/** Steps faster than this, in m/s, are seldom real; beyond {@link MAX_FAST_STEPS} all altitudes are garbage. */
const FAST_STEP = 15;
/** See {@link FAST_STEP}. */
const MAX_FAST_STEPS = 1 / 3;

/**
 * Returns the fixes with plausible altitudes: of the stretches between impossible steps, the chain that covers most of
 * the time, each reachable from the one before. Spikes and dents are left out; after a lasting shift, the fixes that
 * cannot be reached yet. Null when most altitudes contradict one another.
 */
export function plausibleAltitudes(altitudes: RawAltitudes): Uint32Array | null {
  const { known } = altitudes;
  const starts = startsOfStretches(altitudes);
  if (starts.length > FEW + MAX_STRETCHES * known.length) return null;
  const kept = starts.length < 2 ? known : fixesOf(chainOf(starts, altitudes), altitudes);
  const isGarbage = kept.length * 2 < known.length || fastSteps({ ...altitudes, known: kept }) > MAX_FAST_STEPS;
  return isGarbage ? null : kept;
}

/** Returns the share of steps that climb or sink faster than {@link FAST_STEP}; 0 without steps. Hot path: no array per fix, which costs much where it runs once. */
export function fastSteps({ raw, time, known }: RawAltitudes): number {
  let count = 0;
  for (let k = 1; k < known.length; k += 1) {
    const a = known[k - 1] ?? 0;
    const b = known[k] ?? 0;
    if (Math.abs((raw[b] ?? 0) - (raw[a] ?? 0)) > FAST_STEP * ((time[b] ?? 0) - (time[a] ?? 0))) count += 1;
  }
  return known.length > 1 ? count / (known.length - 1) : 0;
}

/** A range of {@link RawAltitudes.known} from `start` to before `end` without an impossible step. */
interface AltitudeStretch {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

function startsOfStretches(altitudes: RawAltitudes): Uint32Array {
  const isStart = new Uint8Array(altitudes.known.length);
  isStart[0] = 1;
  let [start, window] = [0, 0];
  for (let k = 1; k < isStart.length; k += 1) {
    while (window < k - 1 && secondsBetween(altitudes, window, k) > WINDOW_S) window += 1;
    window = Math.max(window, start);
    if (canFly(altitudes, k - 1, k) && canFly(altitudes, window, k)) continue;
    isStart[k] = 1;
    start = k;
  }
  return indexesOfOnes(isStart);
}

function chainOf(starts: Uint32Array, altitudes: RawAltitudes): readonly AltitudeStretch[] {
  const end = altitudes.known.length;
  const stretches = Array.from(starts, (start, number) => ({ number, start, end: starts[number + 1] ?? end }));
  const at = (number: number): AltitudeStretch => stretches[number] ?? { number, start: end, end };
  const numbers = heaviestChain({
    count: stretches.length,
    weight: (number) => 1 + secondsBetween(altitudes, at(number).start, at(number).end - 1),
    cost: (from, to) => costOfChange(altitudes, at(from), at(to)),
  });
  return numbers.map(at);
}

/** The cost, in seconds, of continuing with a stretch after another; infinite when it ends before it can be reached. */
function costOfChange(altitudes: RawAltitudes, from: AltitudeStretch, to: AltitudeStretch): number {
  if (isReached(altitudes, from, to)) return 0;
  const wait = heightBetween(altitudes, from.end - 1, to.start) / LASTING;
  const isLost = wait >= secondsBetween(altitudes, from.end - 1, to.end - 1);
  return isLost ? Number.POSITIVE_INFINITY : LEVEL_CHANGE_COST_S + wait;
}

function isReached(altitudes: RawAltitudes, from: AltitudeStretch, to: AltitudeStretch): boolean {
  const isSpikeBetween = to.number > from.number + 1;
  const isShort = secondsBetween(altitudes, from.end - 1, to.start) <= SHORT_GAP_S;
  return isSpikeBetween && isShort
    ? canFly(altitudes, from.end - 1, to.start)
    : canLast(altitudes, from.end - 1, to.start);
}

function fixesOf(chain: readonly AltitudeStretch[], altitudes: RawAltitudes): Uint32Array {
  const isKept = new Uint8Array(altitudes.known.length);
  let before: AltitudeStretch | undefined;
  for (const stretch of chain) {
    let { start } = stretch;
    if (before && !isReached(altitudes, before, stretch)) {
      while (start < stretch.end && !canLast(altitudes, before.end - 1, start)) start += 1;
    }
    if (start === stretch.end) continue;
    isKept.fill(1, start, stretch.end);
    before = stretch;
  }
  const { known } = altitudes;
  return indexesOfOnes(isKept).map((k) => known[k] ?? 0);
}

function canFly(altitudes: RawAltitudes, from: number, to: number): boolean {
  return heightBetween(altitudes, from, to) <= NOISE_M + FASTEST * secondsBetween(altitudes, from, to);
}

function canLast(altitudes: RawAltitudes, from: number, to: number): boolean {
  return heightBetween(altitudes, from, to) <= LASTING * secondsBetween(altitudes, from, to);
}

function heightBetween({ raw, known }: RawAltitudes, from: number, to: number): number {
  return Math.abs((raw[known[to] ?? 0] ?? 0) - (raw[known[from] ?? 0] ?? 0));
}

function secondsBetween({ time, known }: RawAltitudes, from: number, to: number): number {
  return (time[known[to] ?? 0] ?? 0) - (time[known[from] ?? 0] ?? 0);
}
