import { boundingPolygonOf } from '../bounding-polygon/bounding-polygon.ts';
import { distanceM, valueAt } from '../places.ts';
import { indexAt, type RangeTree } from '../range-tree.ts';
import { climbFreeDistance, type MeasuredRoute, routeLength } from './climb-free-distance.ts';
import { type Stage, type StageValues, stageOf, valuesFromEnd, valuesFromStart } from './stages.ts';

/** The longest way from a start over three turnpoints to an end. */
export interface FreeDistance {
  /** Five fixes in order; neighbours may be the same. */
  readonly fixes: readonly number[];
  readonly lengthM: number;
  /** No choice of fixes is longer than this. */
  readonly boundM: number;
}

const STAGES = 5;
/** Ranges of the first round. */
const FIRST_RANGES = 48;
/** Distances computed before the search ends with a bound instead of a proof. */
const MOST_DISTANCES = 250_000_000;
/** A way that is longer by less than this does not count. */
const TOLERANCE_M = 1;

/**
 * Returns the longest free distance of a flight. Each round computes by dynamic programming, over ranges of fixes, how
 * long a way could be at most through each range at each of its five stages. Ranges through which no way is longer than
 * the best one known are left, the others halved, until only single fixes remain: then the best way is proven.
 */
export function freeDistance(tree: RangeTree): FreeDistance {
  let stages: readonly Stage[] = Array.from({ length: STAGES }, () => stageOf(tree, firstRanges(tree)));
  let best: MeasuredRoute = { fixes: [0, 0, 0, 0, 0], lengthM: 0 };
  let boundM = Number.POSITIVE_INFINITY;
  let done = 0;
  for (let next = workOf(stages); isWithinLimits(done, next); next = workOf(stages)) {
    const ways: StageValues = { fromStart: valuesFromStart(tree, stages), fromEnd: valuesFromEnd(tree, stages) };
    boundM = Math.min(boundM, mostOf(ways.fromEnd[0]));
    best = improved(tree, best, likelyFixes(tree, stages, ways));
    if (boundM <= best.lengthM + TOLERANCE_M) return { ...best, boundM: Math.max(best.lengthM, boundM) };
    stages = stages.map((stage, k) => stageOf(tree, halved(tree, remaining(stage, ways, { k, aboveM: best.lengthM }))));
    if (stages.some(({ nodes }) => nodes.length === 0)) return { ...best, boundM: best.lengthM };
    done += next;
  }
  const acrossM = (STAGES - 1) * boundingPolygonOf(tree.places).diameterM;
  return { ...best, boundM: Math.max(best.lengthM, Math.min(boundM, acrossM)) };
}

/** The better of two ways; the new one is climbed from when it is better, or the first. */
function improved(tree: RangeTree, best: MeasuredRoute, fixes: readonly number[]): MeasuredRoute {
  const isBetter = best.lengthM === 0 || routeLength(tree.places, fixes) > best.lengthM;
  return isBetter ? climbFreeDistance(tree, fixes) : best;
}

function firstRanges(tree: RangeTree): readonly number[] {
  let nodes: readonly number[] = [tree.root];
  while (nodes.length < FIRST_RANGES) {
    const next = halved(tree, nodes);
    if (next.length === nodes.length) break;
    nodes = next;
  }
  return nodes;
}

function halved({ left, right }: RangeTree, nodes: readonly number[]): readonly number[] {
  const halves: number[] = [];
  for (const node of nodes) {
    const half = indexAt(left, node);
    if (half < 0) halves.push(node);
    else halves.push(half, indexAt(right, node));
  }
  return halves;
}

/** Returns whether a round is begun, by its distances and those of the rounds before. The first one always is. */
export function isWithinLimits(done: number, next: number): boolean {
  return done === 0 || done + next <= MOST_DISTANCES;
}

/** How many distances a round computes: half of those between all fixes of two stages, from the start and from the end. */
function workOf(stages: readonly Stage[]): number {
  return stages.reduce((sum, { fixes }, k) => sum + fixes.length * (stages[k + 1]?.fixes.length ?? 0), 0);
}

/** The ranges of a stage through which a way may be longer. */
function remaining(
  { owners, nodes }: Stage,
  { fromStart, fromEnd }: StageValues,
  { k, aboveM }: { readonly k: number; readonly aboveM: number },
): readonly number[] {
  const isKept = new Uint8Array(nodes.length);
  const [before, after] = [fromStart[k], fromEnd[k]];
  owners.forEach((owner, state) => {
    if ((before?.[state] ?? 0) + (after?.[state] ?? 0) > aboveM + TOLERANCE_M) isKept[owner] = 1;
  });
  return nodes.filter((_, i) => isKept[i] === 1);
}

/** Fixes of a way that could be the longest, in order: from the best start always on to the best next one. */
function likelyFixes(tree: RangeTree, stages: readonly Stage[], { fromEnd }: StageValues): readonly number[] {
  let from: State | null = null;
  const fixes: number[] = [];
  for (const [k, stage] of stages.entries()) {
    from = bestState(tree, { stage, values: fromEnd[k] ?? new Float64Array(1) }, from);
    fixes.push(from.fix);
  }
  return fixes.toSorted((a, b) => a - b);
}

/** An end of a range. */
interface State {
  readonly fix: number;
  readonly node: number;
}

/** The end of a stage's ranges with the longest way over it, seen from one of the stage before; from none when null. */
function bestState(
  tree: RangeTree,
  { stage, values }: { readonly stage: Stage; readonly values: Float64Array },
  from: State | null,
): State {
  let [best, most] = [{ fix: 0, node: 0 }, Number.NEGATIVE_INFINITY];
  stage.fixes.forEach((fix, i) => {
    const state = { fix, node: stage.nodes[indexAt(stage.owners, i)] ?? 0 };
    const length = valueAt(values, i) + (from === null ? 0 : legM(tree, from, state));
    if (length <= most) return;
    most = length;
    best = state;
  });
  return best;
}

/** Length of a leg, at most; −Infinity against the order of time. */
function legM({ places, first, last, aside }: RangeTree, from: State, to: State): number {
  if (indexAt(last, to.node) < indexAt(first, from.node)) return Number.NEGATIVE_INFINITY;
  return distanceM(places, from.fix, to.fix) + valueAt(aside, to.node);
}

function mostOf(values: Float64Array | undefined): number {
  return values?.reduce((most, value) => Math.max(most, value), 0) ?? 0;
}
