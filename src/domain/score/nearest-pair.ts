import type { WorkLimit } from './limits.ts';
import { arcM, chord2, type Places, valueAt } from './places.ts';
import { indexAt, isFix, type RangeTree } from './range-tree.ts';

/** A short way from the fixes up to one to the fixes from another on: the shortest, unless its search was ended by its limit. */
export interface Closing {
  readonly start: number;
  readonly finish: number;
  readonly gapM: number;
}

/** Which pair is looked for. */
interface PairQuestion {
  /** The last fix that may be the first of a pair, and the first that may be the second. */
  readonly upTo: FixPair;
  /** A pair that is one, the nearer the better. */
  readonly guess: FixPair;
}

/** The result of a search. */
export interface NearestPair {
  readonly closing: Closing;
  /** Pairs of ranges that were looked at. */
  readonly pairs: number;
  /** Whether there may be a nearer pair: the search was ended by its limit. */
  readonly isCut: boolean;
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

/** A search under way. */
interface PairSearch {
  readonly tree: RangeTree;
  readonly upTo: FixPair;
  best: FixPair;
  best2: number;
  pairs: number;
  /** Pairs before the search is cut. */
  readonly mostPairs: number;
}

/**
 * Returns the nearest pair of a fix up to one and a fix from another on. The search halves the wider of two ranges, looks at
 * the nearer halves first, and leaves pairs that cannot be nearer than the best. Pairs nearer than {@link CLOSED_M} are all
 * alike.
 *
 * Where fixes are spread at random, no range is apart from another, so that all pairs of fixes would be looked at. A search
 * may do half of the work that is left, so that there is some for those after it; then the best pair so far is returned.
 */
export function nearestPair(tree: RangeTree, { upTo, guess }: PairQuestion, limit: WorkLimit): NearestPair {
  const best2 = chord2(tree.places, guess.start, guess.finish);
  const search: PairSearch = { tree, upTo, best: guess, best2, pairs: 0, mostPairs: limit.pairs / 2 };
  look(search, tree.root, tree.root);
  const { best, pairs, mostPairs } = search;
  limit.pairs -= pairs;
  const closing = { ...best, gapM: arcM(search.best2, tree.places.radiusM) };
  return { closing, pairs, isCut: pairs >= mostPairs && !isClosed(search) };
}

/** Hot path. */
function look(search: PairSearch, a: number, b: number): void {
  const { tree, upTo } = search;
  if (isClosed(search) || search.pairs >= search.mostPairs) return;
  search.pairs += 1;
  if (indexAt(tree.first, a) > upTo.start || indexAt(tree.last, b) < upTo.finish) return;
  if (areApart(search, a, b)) return;
  if (isFix(tree, a) && isFix(tree, b)) {
    search.best = { start: a, finish: b };
    search.best2 = chord2(tree.places, a, b);
  } else lookAtHalves(search, a, b);
}

function isClosed({ best2 }: PairSearch): boolean {
  return best2 <= CLOSED_M * CLOSED_M;
}

/** Looks at the halves of the larger range, the nearer half first. */
function lookAtHalves(search: PairSearch, a: number, b: number): void {
  if (isSplitFirst(search.tree, a, b)) {
    const near = nearerHalf(search.tree, a, b);
    look(search, near, b);
    look(search, otherHalf(search.tree, a, near), b);
  } else {
    const near = nearerHalf(search.tree, b, a);
    look(search, a, near);
    look(search, a, otherHalf(search.tree, b, near));
  }
}

/** A single fix has radius 0; so may have a range of fixes in one place, which is split first. */
function isSplitFirst({ left, radius }: RangeTree, a: number, b: number): boolean {
  return indexAt(left, b) < 0 || (indexAt(left, a) >= 0 && valueAt(radius, a) >= valueAt(radius, b));
}

function nearerHalf({ centres, left, right }: RangeTree, whole: number, other: number): number {
  const one = indexAt(left, whole);
  const two = indexAt(right, whole);
  return chord2(centres, one, other) < chord2(centres, two, other) ? one : two;
}

function otherHalf({ left, right }: RangeTree, whole: number, half: number): number {
  return half === indexAt(left, whole) ? indexAt(right, whole) : indexAt(left, whole);
}

/** Whether two ranges are apart by as much as a squared distance: by balls around them, or by a slab between them. */
function areApart({ tree, best2 }: PairSearch, a: number, b: number): boolean {
  const { centres, radius } = tree;
  const centresM = Math.sqrt(chord2(centres, a, b));
  const byBalls = centresM - valueAt(radius, a) - valueAt(radius, b);
  if (byBalls > 0 && byBalls * byBalls >= best2) return true;
  if (centresM === 0) return false;
  const bySlab = slabM(tree, a, b) / centresM;
  return bySlab > 0 && bySlab * bySlab >= best2;
}

/**
 * Returns the width of the empty slab across the line of two ranges' centres, times the length of that line: from the end
 * of one range's straight line to the end of the other's, less what other fixes are aside.
 */
function slabM({ places, centres, first, last, aside }: RangeTree, a: number, b: number): number {
  const line = {
    dx: valueAt(centres.x, a) - valueAt(centres.x, b),
    dy: valueAt(centres.y, a) - valueAt(centres.y, b),
    dz: valueAt(centres.z, a) - valueAt(centres.z, b),
  };
  const near = Math.min(along(line, places, indexAt(first, a)), along(line, places, indexAt(last, a)));
  const far = Math.max(along(line, places, indexAt(first, b)), along(line, places, indexAt(last, b)));
  const { dx, dy, dz } = line;
  return near - far - (valueAt(aside, a) + valueAt(aside, b) + ROUNDING_M) * Math.sqrt(dx * dx + dy * dy + dz * dz);
}

interface LineVector {
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

/** Returns how far along a line a fix is, times the line's length. Hot path: no closure, which would be made for each pair. */
function along({ dx, dy, dz }: LineVector, { x, y, z }: Places, fix: number): number {
  return dx * valueAt(x, fix) + dy * valueAt(y, fix) + dz * valueAt(z, fix);
}
