/** Fixes by index, some of which may be wrong. */
export interface Journey {
  readonly length: number;
  /** Whether a later fix can have been reached from an earlier one in the time between them. */
  readonly canReach: (from: number, to: number) => boolean;
  /** How reliable a fix is. */
  readonly weight: (index: number) => number;
}

/**
 * Finds the fixes of one journey: from the middle of the unbroken stretch of most weight outwards, each fix that can be
 * reached from the last one kept. Others (a spike, a jump and back) are left out until they can be reached
 * in the time since.
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
