import type { FlownTrack } from '../track/flown-track.ts';
import { type Closings, closingsOf } from './closing.ts';
import { type FlightScore, freeFlightScore, triangleScore } from './flight-score.ts';
import { type FreeDistance, freeDistance } from './free-flight/free-distance.ts';
import { halfOf, NO_TIME_LIMIT, type Stopwatch, type TimeLimit, timeLimit, workLimit } from './limits.ts';
import { placesOf, valueAt } from './places.ts';
import { type RangeTree, rangeTreeOf } from './range-tree.ts';
import type { EarthModel, RuleSet } from './rule-sets.ts';
import { triangleKinds } from './triangle-points.ts';
import { bestTriangle, type TriangleSearch } from './triangle-search.ts';

const METRES_A_KILOMETRE = 1000;
/** Shorter routes are not scored, unless asked for: a receiver at rest wanders as far. */
const LEAST_ROUTE_M = 200;
/** Time for all rule sets, in milliseconds. */
const MOST_MS = 4_000;

/** How flights are scored. */
interface ScoreOptions {
  /** Limits the time, too. */
  readonly stopwatch?: Stopwatch | undefined;
  /** The shortest route that is scored, in metres. */
  readonly leastRouteM?: number;
}

/** Returns the score of a flight under one rule set; null when no route of it is 200 m long. */
export function scoreFlight(flown: FlownTrack, ruleSet: RuleSet): FlightScore | null {
  return scoreFlightByAll(flown, [ruleSet])[0] ?? null;
}

/**
 * Returns the scores of a flight under several rule sets, in their order; null when no route is
 * as long as the shortest, 200 m unless another is given. What depends on the earth model alone is computed once.
 *
 * The work of a search is limited, so that the same flight has the same scores. With a stopwatch its time is limited, too:
 * where a machine is so slow, each rule set may take half of what the ones before it left.
 */
export function scoreFlightByAll(
  flown: FlownTrack,
  ruleSets: readonly RuleSet[],
  { stopwatch, leastRouteM = LEAST_ROUTE_M }: ScoreOptions = {},
): readonly (FlightScore | null)[] {
  const all = stopwatch ? timeLimit(MOST_MS, stopwatch) : NO_TIME_LIMIT;
  const grounds = new Map<EarthModel, Ground | null>();
  return ruleSets.map((ruleSet) => {
    const time = halfOf(all);
    const known = grounds.get(ruleSet.earth);
    const ground = known === undefined ? groundOf(flown, ruleSet.earth, { time, leastRouteM }) : known;
    grounds.set(ruleSet.earth, ground);
    return ground && scoreOn(ground, ruleSet, time);
  });
}

/** A flight on an earth model. */
interface Ground {
  readonly tree: RangeTree;
  readonly closings: Closings;
  readonly free: FreeDistance;
  /** Searches that found a triangle, by the rules: leagues with the same rules for triangles share it. */
  readonly searches: Map<string, TriangleSearch>;
}

interface Limits {
  readonly time: TimeLimit;
  readonly leastRouteM: number;
}

/** Null when no route of the track is long enough. */
function groundOf(flown: FlownTrack, earth: EarthModel, { time, leastRouteM }: Limits): Ground | null {
  if (flown.length < 2) return null;
  const tree = rangeTreeOf(placesOf(flown, earth));
  // Four legs across the ball around all fixes.
  if (4 * 2 * valueAt(tree.radius, tree.root) < leastRouteM) return null;
  const free = freeDistance(tree, time);
  return free.lengthM < leastRouteM ? null : { tree, closings: closingsOf(tree), free, searches: new Map() };
}

function scoreOn(ground: Ground, ruleSet: RuleSet, time: TimeLimit): FlightScore {
  const { tree, free } = ground;
  const perMetre = ruleSet.freeFlight / METRES_A_KILOMETRE;
  const { best, boundPoints } = searchOn(ground, { ruleSet, abovePoints: free.lengthM * perMetre, time });
  const boundOfAll = Math.max(boundPoints, free.boundM * perMetre);
  return best
    ? triangleScore(ruleSet, { tree, triangle: best, boundPoints: boundOfAll })
    : freeFlightScore(ruleSet, { tree, free, boundPoints: boundOfAll });
}

/** Which triangle is looked for. */
interface TriangleQuestion {
  readonly ruleSet: RuleSet;
  readonly abovePoints: number;
  readonly time: TimeLimit;
}

/** Returns the best triangle with more points than the free flight has. */
function searchOn(ground: Ground, { ruleSet: { triangles }, abovePoints, time }: TriangleQuestion): TriangleSearch {
  const key = JSON.stringify(triangles);
  const known = ground.searches.get(key);
  if (known?.best && known.best.points > abovePoints) return known;
  const search = bestTriangle({ ...ground, kinds: triangleKinds(triangles), abovePoints }, workLimit(time));
  if (search.best) ground.searches.set(key, search);
  return search;
}
