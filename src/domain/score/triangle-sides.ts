import { distanceM, valueAt } from './places.ts';
import { indexAt, isFix, type RangeTree, widthOf } from './range-tree.ts';
import type { MostMeasures } from './triangle-points.ts';

/** Three ranges of fixes as nodes of the tree, one for each turnpoint; in a {@link Triangle} three single fixes. */
export interface Ranges {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/**
 * Distances between the ends of three ranges, four for each two ranges: first to first, first to last, last to first,
 * last to last; a to b, then b to c, then a to c. Written anew for each three ranges.
 */
export type EndDistances = Float64Array;

/** How many triangles have one end of each of three ranges as their turnpoints. */
export const END_TRIANGLES = 8;

/** Returns whether some fix of the first range is not after some fix of the second, and so on. */
export function isInOrder({ first, last }: RangeTree, { a, b, c }: Ranges): boolean {
  return indexAt(first, a) <= indexAt(last, b) && indexAt(first, b) <= indexAt(last, c);
}

/** Returns room for the distances of three ranges. */
export function emptyEndDistances(): EndDistances {
  return new Float64Array(12);
}

/** Writes the distances of three ranges' ends. Hot path. */
export function measureEnds(tree: RangeTree, { a, b, c }: Ranges, ends: EndDistances): void {
  measurePair(tree, { from: a, to: b, at: 0 }, ends);
  measurePair(tree, { from: b, to: c, at: 4 }, ends);
  measurePair(tree, { from: a, to: c, at: 8 }, ends);
}

/** Both ends of a single fix are that fix. */
function measurePair(
  { places, first, last }: RangeTree,
  { from, to, at }: { readonly from: number; readonly to: number; readonly at: number },
  ends: EndDistances,
): void {
  const fromFirst = indexAt(first, from);
  const fromLast = indexAt(last, from);
  const toFirst = indexAt(first, to);
  const toLast = indexAt(last, to);
  const one = distanceM(places, fromFirst, toFirst);
  const two = toLast === toFirst ? one : distanceM(places, fromFirst, toLast);
  ends[at] = one;
  ends[at + 1] = two;
  ends[at + 2] = fromLast === fromFirst ? one : distanceM(places, fromLast, toFirst);
  ends[at + 3] = fromLast === fromFirst ? two : distanceM(places, fromLast, toLast);
}

/** Returns a bit for each of three ranges that is a single fix: of its two ends, which are alike, triangles without the bit have one. */
export function alikeEnds(tree: RangeTree, { a, b, c }: Ranges): number {
  return (isFix(tree, a) ? 1 : 0) | (isFix(tree, b) ? 2 : 0) | (isFix(tree, c) ? 4 : 0);
}

/** Returns the perimeter of one of the triangles of ends. Hot path. */
export function endPerimeterM(ends: EndDistances, triangle: number): number {
  const u = triangle & 1;
  const v = (triangle >> 1) & 1;
  const w = triangle >> 2;
  return valueAt(ends, 2 * u + v) + valueAt(ends, 4 + 2 * v + w) + valueAt(ends, 8 + 2 * u + w);
}

/** Returns the shortest side of one of the triangles of ends. */
export function endShortestM(ends: EndDistances, triangle: number): number {
  const u = triangle & 1;
  const v = (triangle >> 1) & 1;
  const w = triangle >> 2;
  return Math.min(valueAt(ends, 2 * u + v), valueAt(ends, 4 + 2 * v + w), valueAt(ends, 8 + 2 * u + w));
}

/** Returns the fixes of one of the triangles of ends. */
export function endFixes({ first, last }: RangeTree, { a, b, c }: Ranges, triangle: number): Ranges {
  return {
    a: indexAt(triangle & 1 ? last : first, a),
    b: indexAt(triangle & 2 ? last : first, b),
    c: indexAt(triangle & 4 ? last : first, c),
  };
}

/** Returns the best measures that triangles with a turnpoint in each of three ranges can have. Hot path. */
export function mostMeasures(tree: RangeTree, { a, b, c }: Ranges, ends: EndDistances): MostMeasures {
  let longestM = 0;
  for (let i = 0; i < END_TRIANGLES; i += 1) longestM = Math.max(longestM, endPerimeterM(ends, i));
  const asideA = valueAt(tree.aside, a);
  const asideB = valueAt(tree.aside, b);
  const asideC = valueAt(tree.aside, c);
  return {
    perimeterM: longestM + 2 * (asideA + asideB + asideC),
    shortestM: Math.min(
      longestOf(ends, 0) + asideA + asideB,
      longestOf(ends, 4) + asideB + asideC,
      longestOf(ends, 8) + asideA + asideC,
    ),
    leastPerimeterM: longestM - 2 * (widthOf(tree, a) + widthOf(tree, b) + widthOf(tree, c)),
  };
}

function longestOf(ends: EndDistances, at: number): number {
  return Math.max(valueAt(ends, at), valueAt(ends, at + 1), valueAt(ends, at + 2), valueAt(ends, at + 3));
}
