import { heaviestChain } from './heaviest-chain.ts';

/** Fixes by index, some of which may be wrong. */
export interface Journey {
  readonly length: number;
  /** Whether a later fix can have been reached from an earlier one in the time between them. */
  readonly canReach: (from: number, to: number) => boolean;
  /** Whether a later fix that cannot have been reached is as near as if positions were shifted between the two. */
  readonly isShifted: (from: number, to: number) => boolean;
  /**
   * What a shift costs, in fixes like the one after it: a shorter stretch is left out (between two shifts, one of less than twice that),
   * a longer one is part of the journey.
   */
  readonly shiftCost: number;
  /** Whether a fix does not show where the glider was: it is marked so, or repeats the place of the fix before. */
  readonly isDoubtful: (index: number) => boolean;
  /** How reliable a fix is. */
  readonly weight: (index: number) => number;
}

/** The fixes of a journey. */
export interface ReachableFixes {
  /** 1 for each fix that is kept, 0 for each that is not. */
  readonly kept: Uint8Array;
  /** How many stretches the fixes are, without an impossible step within one. */
  readonly stretches: number;
}

/** A range of fixes, both ends included, without an impossible step. */
interface WeightedStretch {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
  /** The first and the last fix within that surely show where the glider was; without any, the ends. */
  readonly firstGood: number;
  readonly lastGood: number;
}

/** From a fix on, by 1 or back by -1. */
interface ScanDirection {
  readonly anchor: number;
  readonly step: number;
}

/**
 * Finds the fixes of one journey. Of the stretches between impossible steps it is the chain of most weight, each reachable from the one
 * before it: a group of wrong fixes is left out, however long, where the others are more. Positions may be shifted for some
 * time, or stand still until the receiver has its place again: after these, fixes are left out until they can be
 * reached, outwards from the middle of the heaviest stretch.
 */
export function reachableFixes(journey: Journey): ReachableFixes {
  const starts = startsOf(journey);
  const kept = new Uint8Array(journey.length);
  if (starts.length < 2) return { kept: kept.fill(1), stretches: starts.length };
  const stretches = starts.map((start, i) => stretchOf(journey, start, (starts[i + 1] ?? journey.length) - 1));
  const chain = chainOf(stretches, journey);
  for (const { start, end } of chain) kept.fill(1, start, end + 1);
  const anchor = middleOfHeaviest(chain);
  for (const step of [1, -1]) leaveOutUnreached(kept, { anchor, step }, journey.canReach);
  return { kept, stretches: stretches.length };
}

/** The first fixes of the stretches. */
function startsOf({ length, canReach }: Journey): readonly number[] {
  const starts = [0];
  for (let i = 1; i < length; i += 1) if (!canReach(i - 1, i)) starts.push(i);
  return starts;
}

function stretchOf({ weight, isDoubtful }: Journey, start: number, end: number): WeightedStretch {
  let [first, last, sum] = [start, end, 0];
  while (first < end && isDoubtful(first)) first += 1;
  while (last > start && isDoubtful(last)) last -= 1;
  for (let i = start; i <= end; i += 1) sum += weight(i);
  return { start, end, weight: sum, firstGood: first < end ? first : start, lastGood: last > start ? last : end };
}

function chainOf(stretches: readonly WeightedStretch[], journey: Journey): readonly WeightedStretch[] {
  const numbers = heaviestChain({
    count: stretches.length,
    weight: (number) => stretches[number]?.weight ?? 0,
    cost: (from, to) => costOfStep(journey, stretches[from]?.lastGood ?? 0, stretches[to]?.firstGood ?? 0),
  });
  return numbers.flatMap((number) => stretches[number] ?? []);
}

function middleOfHeaviest(stretches: readonly WeightedStretch[]): number {
  const { start, end } = stretches.reduce((best, stretch) => (stretch.weight > best.weight ? stretch : best));
  return (start + end) >> 1;
}

function costOfStep({ canReach, isShifted, shiftCost, weight }: Journey, from: number, to: number): number {
  if (canReach(from, to)) return 0;
  return isShifted(from, to) ? shiftCost * weight(to) : Number.POSITIVE_INFINITY;
}

function leaveOutUnreached(kept: Uint8Array, { anchor, step }: ScanDirection, canReach: Journey['canReach']): void {
  for (let last = anchor, i = anchor + step; i >= 0 && i < kept.length; i += step) {
    if (kept[i] === 1 && !canReach(Math.min(i, last), Math.max(i, last))) kept[i] = 0;
    if (kept[i] === 1) last = i;
  }
}
