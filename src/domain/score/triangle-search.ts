import { boundingPolygonOf, mostPointsWithin, trianglesAbove } from './bounding-polygon.ts';
import type { Closings } from './closing.ts';
import { isOver, MOST_PAIRS, type WorkLimit, workLimit } from './limits.ts';
import type { Closing } from './nearest-pair.ts';
import { indexAt, isFix, type RangeTree, splitWidth } from './range-tree.ts';
import {
  type MostMeasures,
  mostPointsOf,
  mostPointsOfKinds,
  pointsAs,
  type TriangleKind,
  type TriangleMeasures,
} from './triangle-points.ts';
import {
  alikeEnds,
  END_TRIANGLES,
  type EndDistances,
  emptyEndDistances,
  endFixes,
  endPerimeterM,
  endShortestM,
  isInOrder,
  measureEnds,
  mostMeasures,
  type Ranges,
} from './triangle-sides.ts';
import { TripleQueue } from './triple-queue.ts';

/** The best triangle of a flight under a rule set. */
export interface Triangle {
  readonly kind: TriangleKind;
  /** Three fixes in order. */
  readonly fixes: readonly [number, number, number];
  readonly closing: Closing;
  /** Before rounding. */
  readonly points: number;
}

/** The values of the flight and the rules that a search needs. */
export interface TriangleTask {
  readonly tree: RangeTree;
  readonly closings: Closings;
  readonly kinds: readonly TriangleKind[];
  /** Only triangles with more points count. */
  readonly abovePoints: number;
}

/** The result of a search. */
export interface TriangleSearch {
  /** Null when none has more points than asked for. */
  readonly best: Triangle | null;
  /** No triangle has more points than this, or than asked for. */
  readonly boundPoints: number;
}

/** A range that is split counts as so many pairs looked at for a closing. */
const PAIRS_A_SPLIT = 20;
/** Points that do not count: those of a metre, far less than what is shown. */
const TOLERANCE = 0.001;
/** Fixes of ranges whose gap is worth an exact look. */
const FINE_RANGE = 128;

/**
 * Returns the best triangle of a flight: branch and bound over triples of ranges, the one that promises the most points
 * first. What a triple promises follows from the ends of its ranges; triangles of these ends are candidates themselves.
 */
export function bestTriangle(task: TriangleTask, limit: WorkLimit = workLimit()): TriangleSearch {
  const { root } = task.tree;
  const { pairs } = limit;
  const search: TriangleSearchState = {
    ...task,
    limit,
    queue: new TripleQueue(),
    ends: emptyEndDistances(),
    best: null,
    points: task.abovePoints,
    leftPoints: 0,
  };
  consider(search, { a: root, b: root, c: root });
  while (search.queue.most > search.points + TOLERANCE && !isOver(limit)) {
    limit.pairs -= PAIRS_A_SPLIT;
    const triple = search.queue.pop();
    if (triple) split(search, triple);
  }
  search.limit = workLimit(Math.min(pairs, MOST_PAIRS)); // The bounding polygon's triangles have a limit of their own.
  const most = mostLeft(search) <= search.points + TOLERANCE ? mostLeft(search) : mostWithinOutline(search);
  return { best: search.best, boundPoints: Math.max(search.points, most) };
}

/** The most points of the triangles that are not ruled out. */
function mostLeft({ queue, leftPoints }: TriangleSearchState): number {
  return Math.max(queue.most, leftPoints);
}

/**
 * Rates the triangles of the outermost fixes, and returns the most points that a triangle can have. Where a flight went
 * round and round, or to and fro, so many triangles are about as good that ranges do not tell them apart.
 */
function mostWithinOutline(search: TriangleSearchState): number {
  const { tree, kinds } = search;
  const around = boundingPolygonOf(tree.places);
  const most = Math.min(mostLeft(search), mostPointsWithin(around, kinds));
  if (most <= search.points + TOLERANCE) return most;
  const aboveM = search.points / (kinds[0]?.perMetre ?? 1);
  for (const { fixes, ...measures } of trianglesAbove(tree.places, around.touched, aboveM)) {
    if (isOver(search.limit)) break; // They may be better, but the bound stands without them.
    rate(search, fixes, measures);
  }
  return most;
}

/** A search under way. */
interface TriangleSearchState extends TriangleTask {
  limit: WorkLimit;
  readonly queue: TripleQueue;
  readonly ends: EndDistances;
  best: Triangle | null;
  /** Points of the best, or those asked for. */
  points: number;
  /** The most points of a triangle of single fixes whose nearest closing was not found within the limit; 0 without any. */
  leftPoints: number;
}

/** Halves the widest of three ranges. */
function split(search: TriangleSearchState, { a, b, c }: Ranges): void {
  const { left, right } = search.tree;
  const widthA = splitWidth(search.tree, a);
  const widthB = splitWidth(search.tree, b);
  const widthC = splitWidth(search.tree, c);
  if (widthA >= widthB && widthA >= widthC) {
    consider(search, { a: indexAt(left, a), b, c });
    consider(search, { a: indexAt(right, a), b, c });
  } else if (widthB >= widthC) {
    consider(search, { a, b: indexAt(left, b), c });
    consider(search, { a, b: indexAt(right, b), c });
  } else {
    consider(search, { a, b, c: indexAt(left, c) });
    consider(search, { a, b, c: indexAt(right, c) });
  }
}

/** Rates the triangles of ends of three ranges, and queues the ranges when they may hold a better one. Hot path. */
function consider(search: TriangleSearchState, ranges: Ranges): void {
  const { tree, queue, ends } = search;
  if (!isInOrder(tree, ranges)) return;
  measureEnds(tree, ranges, ends);
  const most = mostPoints(search, ranges, mostMeasures(tree, ranges, ends));
  if (most <= search.points) return;
  rateEnds(search, ranges);
  if (most <= search.points + TOLERANCE) return;
  if (isFix(tree, ranges.a) && isFix(tree, ranges.b) && isFix(tree, ranges.c)) {
    search.leftPoints = Math.max(search.leftPoints, most);
  } else queue.push(most, ranges);
}

/** Most of these triangles are too short, or do not close: that is found before anything is made of them. Hot path. */
function rateEnds(search: TriangleSearchState, ranges: Ranges): void {
  const { tree, kinds, ends } = search;
  const mostPerMetre = kinds[0]?.perMetre ?? 0;
  const alike = alikeEnds(tree, ranges);
  for (let i = 0; i < END_TRIANGLES; i += 1) {
    const perimeterM = endPerimeterM(ends, i);
    if ((i & alike) !== 0 || perimeterM * mostPerMetre <= search.points) continue;
    if (mostPointsOf(kinds, perimeterM, endGapM(search, ranges, i)) <= search.points) continue;
    rate(search, endFixes(tree, ranges, i), { perimeterM, shortestM: endShortestM(ends, i) });
  }
}

/** The lower bound for the gap of the triangles of some ends. */
function endGapM({ tree: { first, last }, closings }: TriangleSearchState, { a, c }: Ranges, triangle: number): number {
  return closings.atLeast(indexAt(triangle & 1 ? last : first, a), indexAt(triangle & 4 ? last : first, c));
}

/** The most points that a triangle can have with a turnpoint in each of three ranges. */
function mostPoints(search: TriangleSearchState, { a, c }: Ranges, open: MostMeasures): number {
  const { tree, kinds, closings, points, limit } = search;
  const from = indexAt(tree.last, a);
  const to = indexAt(tree.first, c);
  const most = mostPointsOfKinds(kinds, open, closings.atLeast(from, to));
  const isFine = from - indexAt(tree.first, a) < FINE_RANGE && indexAt(tree.last, c) - to < FINE_RANGE;
  if (most <= points || !isFine) return most;
  const nearly = mostPointsOfKinds(kinds, open, closings.atLeastNearly(from, to, limit));
  return nearly <= points ? nearly : mostPointsOfKinds(kinds, open, closings.nearest(from, to, limit).leastM);
}

/** Keeps a triangle when it has more points than the best so far. Hot path. */
function rate(search: TriangleSearchState, fixes: Ranges, open: TriangleMeasures): void {
  const { a, b, c } = fixes;
  if (a > b || b > c) return;
  for (const kind of search.kinds) {
    if (open.perimeterM * kind.perMetre <= search.points) return; // The kinds after it have fewer points.
    if (pointsAs(kind, open, search.closings.atLeast(a, c)) <= search.points) continue;
    if (pointsAs(kind, open, search.closings.atLeastNearly(a, c, search.limit)) > search.points)
      close(search, kind, { fixes, open });
  }
}

/** Looks for the closing of a triangle that may be the best. */
function close(
  search: TriangleSearchState,
  kind: TriangleKind,
  { fixes: { a, b, c }, open }: { readonly fixes: Ranges; readonly open: TriangleMeasures },
): void {
  const closing = search.closings.nearest(a, c, search.limit);
  const points = pointsAs(kind, open, closing.gapM);
  if (points <= search.points) return;
  search.points = points;
  search.best = { kind, fixes: [a, b, c], closing, points };
}
