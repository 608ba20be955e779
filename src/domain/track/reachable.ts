/** Whether one can have come from one fix to another, given by their indexes, in the time between them. */
export type CanReach = (from: number, to: number) => boolean;

/**
 * Which fixes belong to one journey: from the middle of the longest unbroken stretch outwards, each fix that can be
 * reached from the one kept before it. What stands apart (a spike, a jump to elsewhere and back) is left out, however
 * long it lasts, until it has become reachable in the time that went by.
 *
 * @returns 1 for each fix that is kept, 0 for each that is not
 */
export function keepReachable(length: number, canReach: CanReach): Uint8Array {
  const kept = new Uint8Array(length);
  const anchor = middleOfLongestStretch(length, canReach);
  if (length > 0) kept[anchor] = 1;
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

function middleOfLongestStretch(length: number, canReach: CanReach): number {
  let longest = { start: 0, end: 0 };
  let start = 0;
  for (let i = 1; i <= length; i += 1) {
    if (i < length && canReach(i - 1, i)) continue;
    if (i - start > longest.end - longest.start) longest = { start, end: i };
    start = i;
  }
  return (longest.start + longest.end) >> 1;
}
