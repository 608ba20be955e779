import { distanceM, type Places, valueAt } from '../places.ts';
import { indexAt, isFix, type RangeTree } from '../range-tree.ts';

/** A route over some fixes, and its length. */
export interface MeasuredRoute {
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
