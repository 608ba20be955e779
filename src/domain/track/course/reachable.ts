/** Fixes by their number, from 0, of which some may not belong to the others. */
export interface Journey {
  readonly length: number;
  /** Whether one can have come from one fix to a later one in the time between them. */
  readonly canReach: (from: number, to: number) => boolean;
  /** How much a fix is to be believed. */
  readonly weight: (index: number) => number;
}

/**
 * Which fixes belong to one journey: from the middle of the weightiest unbroken stretch outwards, each fix that can be
 * reached from the one kept before it. What stands apart (a spike, a jump to elsewhere and back) is left out, until it
 * has become reachable in the time that went by.
 *
 * @returns 1 for each fix that is kept, 0 for each that is not
 */
export function reachableFixes(journey: Journey): Uint8Array {
  const { length, canReach } = journey;
  const kept = new Uint8Array(length);
  if (length === 0) return kept;
  const anchor = middleOfBestStretch(journey);
  kept[anchor] = 1;
  for (let last = anchor, i = anchor + 1; i < length; i += 1) {
    if (!canReach(last, i)) continue;
    kept[i] = 1;
    last = i;
  }
  for (let last = anchor, i = anchor - 1; i >= 0; i -= 1) {
    if (!canReach(i, last)) continue;
    kept[i] = 1;
    last = i;
  }
  return kept;
}

function middleOfBestStretch({ length, canReach, weight }: Journey): number {
  let best = { start: 0, end: 0, weight: -1 };
  let stretch = { start: 0, end: 0, weight: 0 };
  for (let i = 0; i < length; i += 1) {
    if (i > 0 && !canReach(i - 1, i)) stretch = { start: i, end: i, weight: 0 };
    stretch.end = i;
    stretch.weight += weight(i);
    if (stretch.weight > best.weight) best = stretch;
  }
  return (best.start + best.end) >> 1;
}
