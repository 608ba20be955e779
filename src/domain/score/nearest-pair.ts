import { arcM, chord2, type Points, valueAt } from './places.ts';
import { indexAt, isFix, type RangeTree } from './range-tree.ts';

/** The shortest way from the fixes up to one to the fixes from another on. */
export interface Closing {
  readonly start: number;
  readonly finish: number;
  readonly gapM: number;
}

/** Two fixes, the first not after the second. */
export interface FixPair {
  readonly start: number;
  readonly finish: number;
}

/** Two fixes as near as this count as the same place: a nearer pair is not looked for. */
export const CLOSED_M = 1;

/** Rounding errors of places, in metres. */
const ROUNDING_M = 1e-6;

/** A search and its result. */
interface PairSearch {
  readonly tree: RangeTree;
  readonly upTo: FixPair;
  /** Pairs of ranges to look at, two numbers each. */
  readonly open: number[];
  best: FixPair;
  best2: number;
}

/**
 * Returns the nearest pair of a fix up to one and a fix from another on, and how many pairs of ranges that took. It
 * halves the wider of two ranges, looks at the nearer halves first, and leaves pairs that cannot be nearer than the best.
 * Pairs nearer than {@link CLOSED_M} are all alike.
 */
export function nearestPair(
  tree: RangeTree,
  upTo: FixPair,
  guess: FixPair,
): { readonly closing: Closing; readonly pairs: number } {
  const best2 = chord2(tree.places, guess.start, guess.finish);
  const search: PairSearch = { tree, upTo, open: [tree.root, tree.root], best: guess, best2 };
  let pairs = 0;
  for (; search.open.length > 0 && search.best2 > CLOSED_M * CLOSED_M; pairs += 1) {
    const b = search.open.pop() ?? 0;
    const a = search.open.pop() ?? 0;
    look(search, a, b);
  }
  return { closing: { ...search.best, gapM: arcM(search.best2, tree.places.radiusM) }, pairs };
}

/** Hot path. */
function look(search: PairSearch, a: number, b: number): void {
  const { tree, upTo } = search;
  if (indexAt(tree.first, a) > upTo.start || indexAt(tree.last, b) < upTo.finish) return;
  if (areApart(search, a, b)) return;
  if (isFix(tree, a) && isFix(tree, b)) {
    search.best = { start: a, finish: b };
    search.best2 = chord2(tree.places, a, b);
  } else halve(search, a, b);
}

/** Opens the halves of the larger range, the nearer half last: the search takes the last pair first. */
function halve({ tree: { centres, left, right, radius }, open }: PairSearch, a: number, b: number): void {
  // A single fix has radius 0; so may have a range of fixes in one place, which is split first.
  const isA = indexAt(left, b) < 0 || (indexAt(left, a) >= 0 && valueAt(radius, a) >= valueAt(radius, b));
  const whole = isA ? a : b;
  const other = isA ? b : a;
  const [one, two] = [indexAt(left, whole), indexAt(right, whole)];
  const isOneNearer = chord2(centres, one, other) < chord2(centres, two, other);
  const [near, far] = isOneNearer ? [one, two] : [two, one];
  if (isA) open.push(far, b, near, b);
  else open.push(a, far, a, near);
}

/** Whether two ranges are apart by as much as a squared distance: by balls around them, or by a slab between them. */
function areApart({ tree, best2 }: PairSearch, a: number, b: number): boolean {
  const { centres, radius } = tree;
  const centres2 = chord2(centres, a, b);
  const byBalls = Math.sqrt(centres2) - valueAt(radius, a) - valueAt(radius, b);
  if (byBalls > 0 && byBalls * byBalls >= best2) return true;
  if (centres2 === 0) return false;
  const bySlab = slabM(tree, a, b) / Math.sqrt(centres2);
  return bySlab > 0 && bySlab * bySlab >= best2;
}

/**
 * Returns the width of the empty slab across the line of two ranges' centres, times the length of that line: from the end
 * of one range's straight line to the end of the other's, less what other fixes are aside.
 */
function slabM({ places, centres, first, last, aside }: RangeTree, a: number, b: number): number {
  const dx = valueAt(centres.x, a) - valueAt(centres.x, b);
  const dy = valueAt(centres.y, a) - valueAt(centres.y, b);
  const dz = valueAt(centres.z, a) - valueAt(centres.z, b);
  const line = { dx, dy, dz };
  const near = Math.min(along(places, line, indexAt(first, a)), along(places, line, indexAt(last, a)));
  const far = Math.max(along(places, line, indexAt(first, b)), along(places, line, indexAt(last, b)));
  return near - far - (valueAt(aside, a) + valueAt(aside, b) + ROUNDING_M) * Math.sqrt(dx * dx + dy * dy + dz * dz);
}

type Direction = Readonly<Record<'dx' | 'dy' | 'dz', number>>;

function along({ x, y, z }: Points, { dx, dy, dz }: Direction, fix: number): number {
  return dx * valueAt(x, fix) + dy * valueAt(y, fix) + dz * valueAt(z, fix);
}
