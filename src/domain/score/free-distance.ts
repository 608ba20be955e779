import { boundingPolygonOf } from './bounding-polygon.ts';
import { type Stage, type StageValues, stageOf, valuesFromEnd, valuesFromStart } from './free-distance-stages.ts';
import { distanceM, type Places, valueAt } from './places.ts';
import { indexAt, isFix, type RangeTree } from './range-tree.ts';

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

/** A route over some fixes, and its length. */
interface MeasuredRoute {
  readonly fixes: readonly number[];
  readonly lengthM: number;
}

/** Rounds of moves, each of all fixes in turn. Flights take four; on a straight line, where moves add rounding errors, there is no end. */
const MOST_ROUNDS = 40;

/** Returns a route that no move of one of its fixes alone makes longer, found from another one; after 40 rounds, one that is longer. */
export function climbFreeDistance(tree: RangeTree, start: readonly number[]): MeasuredRoute {
  let route: MeasuredRoute = { fixes: start, lengthM: routeLength(tree.places, start) };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const fixes = route.fixes.reduce<readonly number[]>(
      (moved, _, k) => moved.with(k, bestAt(tree, moved, k)),
      route.fixes,
    );
    const lengthM = routeLength(tree.places, fixes);
    if (lengthM <= route.lengthM) break;
    route = { fixes, lengthM };
  }
  return route;
}

/** Returns the sum of the distances between fixes in a row. */
export function routeLength(places: Places, fixes: readonly number[]): number {
  return fixes.slice(1).reduce((sum, fix, k) => sum + distanceM(places, fixes[k] ?? 0, fix), 0);
}

/** A search for the best place of one fix between others, which stay. */
interface FixMove {
  readonly tree: RangeTree;
  /** The fixes that it is to be far from. */
  readonly before: number;
  readonly after: number;
  /** The first and the last fix that it may be. */
  readonly from: number;
  readonly to: number;
  best: number;
  /** The length over the best. */
  most: number;
}

/** The best place of one fix while the others stay. */
function bestAt(tree: RangeTree, fixes: readonly number[], k: number): number {
  // An end of the way has one neighbour, which stands for both.
  const before = fixes[k - 1] ?? fixes[k + 1] ?? 0;
  const after = fixes[k + 1] ?? before;
  const [from, to] = [fixes[k - 1] ?? 0, fixes[k + 1] ?? tree.places.length - 1];
  const best = fixes[k] ?? 0;
  const move: FixMove = { tree, before, after, from, to, best, most: 0 };
  move.most = lengthOver(move, best);
  lookWithin(move, tree.root);
  return move.best;
}

/**
 * Looks for a better place in a range. The length over a place is a convex function of it: along the range's straight line
 * it is largest at an end, and a fix aside adds to both legs what it is aside.
 */
function lookWithin(move: FixMove, node: number): void {
  const { first, last, left, right, aside } = move.tree;
  if (indexAt(first, node) > move.to || indexAt(last, node) < move.from) return;
  const most = Math.max(lengthOver(move, indexAt(first, node)), lengthOver(move, indexAt(last, node)));
  if (most + 2 * valueAt(aside, node) <= move.most) return;
  if (isFix(move.tree, node)) {
    move.best = node;
    move.most = most;
  } else {
    lookWithin(move, indexAt(left, node));
    lookWithin(move, indexAt(right, node));
  }
}

function lengthOver({ tree: { places }, before, after }: FixMove, fix: number): number {
  return distanceM(places, before, fix) + distanceM(places, fix, after);
}
