import { arcM, chord2, type Places, valueAt } from './places.ts';
import { indexAt, isFix, type RangeTree, widthOf } from './range-tree.ts';

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
  if (least2(tree, a, b) >= search.best2) return;
  if (isFix(tree, a) && isFix(tree, b)) {
    search.best = { start: a, finish: b };
    search.best2 = chord2(tree.places, a, b);
  } else halve(search, a, b);
}

function halve({ tree, open }: PairSearch, a: number, b: number): void {
  if (isFix(tree, b) || (!isFix(tree, a) && widthOf(tree, a) >= widthOf(tree, b))) {
    const isLeftNearer = middles2(tree, indexAt(tree.left, a), b) < middles2(tree, indexAt(tree.right, a), b);
    for (const halves of inOrder(tree, isLeftNearer)) open.push(indexAt(halves, a), b);
  } else {
    const isLeftNearer = middles2(tree, a, indexAt(tree.left, b)) < middles2(tree, a, indexAt(tree.right, b));
    for (const halves of inOrder(tree, isLeftNearer)) open.push(a, indexAt(halves, b));
  }
}

/** The nearer half last: the search takes the last pair first. */
function inOrder({ left, right }: RangeTree, isLeftNearer: boolean): readonly Int32Array[] {
  return isLeftNearer ? [right, left] : [left, right];
}

/** Squared distance of two ranges, at least: balls around the middles of their straight lines hold all their fixes. */
function least2(tree: RangeTree, a: number, b: number): number {
  const least = Math.sqrt(middles2(tree, a, b)) - radiusOf(tree, a) - radiusOf(tree, b);
  return least <= 0 ? 0 : least * least;
}

function radiusOf({ chord, aside }: RangeTree, node: number): number {
  return valueAt(chord, node) / 2 + valueAt(aside, node);
}

/** Squared distance of the middles of two ranges' straight lines. */
function middles2({ places, first, last }: RangeTree, a: number, b: number): number {
  const [fromA, toA] = [indexAt(first, a), indexAt(last, a)];
  const [fromB, toB] = [indexAt(first, b), indexAt(last, b)];
  const dx = middle(places.x, fromA, toA) - middle(places.x, fromB, toB);
  const dy = middle(places.y, fromA, toA) - middle(places.y, fromB, toB);
  const dz = middle(places.z, fromA, toA) - middle(places.z, fromB, toB);
  return dx * dx + dy * dy + dz * dz;
}

function middle(column: Places['x'], from: number, to: number): number {
  return (valueAt(column, from) + valueAt(column, to)) / 2;
}
