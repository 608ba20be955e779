import type { FlownTrack } from '../track/flown-track.ts';
import { type Closings, closingsOf } from './closing.ts';
import { type FlightScore, freeFlightScore, triangleScore } from './flight-score.ts';
import { type FreeDistance, freeDistance } from './free-distance.ts';
import { SPARE_PAIRS, type WorkLimit, withSpare, workLimit } from './limits.ts';
import { placesOf, valueAt } from './places.ts';
import { type RangeTree, rangeTreeOf } from './range-tree.ts';
import type { EarthModel, RuleSet } from './rule-sets.ts';
import { triangleKinds } from './triangle-points.ts';
import { bestTriangle, type TriangleSearch } from './triangle-search.ts';

const METRES_A_KILOMETRE = 1000;
/** Shorter routes are not scored, unless asked for: a receiver at rest wanders as far. */
const LEAST_ROUTE_M = 200;

/** How flights are scored. */
interface ScoreOptions {
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
 * The work of a search is limited, not its time, so that the same flight has the same scores on every machine.
 */
export function scoreFlightByAll(
  flown: FlownTrack,
  ruleSets: readonly RuleSet[],
  { leastRouteM = LEAST_ROUTE_M }: ScoreOptions = {},
): readonly (FlightScore | null)[] {
  const spare = workLimit(SPARE_PAIRS);
  const grounds = new Map<EarthModel, Ground | null>();
  return ruleSets.map((ruleSet) => {
    const known = grounds.get(ruleSet.earth);
    const ground = known === undefined ? groundOf(flown, ruleSet.earth, leastRouteM) : known;
    grounds.set(ruleSet.earth, ground);
    return ground && scoreOn(ground, ruleSet, spare);
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

/** Null when no route of the track is long enough. */
function groundOf(flown: FlownTrack, earth: EarthModel, leastRouteM: number): Ground | null {
  if (flown.length < 2) return null;
  const tree = rangeTreeOf(placesOf(flown, earth));
  // Four legs across the ball around all fixes.
  if (4 * 2 * valueAt(tree.radius, tree.root) < leastRouteM) return null;
  const free = freeDistance(tree);
  return free.lengthM < leastRouteM ? null : { tree, closings: closingsOf(tree), free, searches: new Map() };
}

function scoreOn(ground: Ground, ruleSet: RuleSet, spare: WorkLimit): FlightScore {
  const { tree, free } = ground;
  const perMetre = ruleSet.freeFlight / METRES_A_KILOMETRE;
  const { best, boundPoints } = searchOn(ground, { ruleSet, abovePoints: free.lengthM * perMetre, spare });
  const boundOfAll = Math.max(boundPoints, free.boundM * perMetre);
  return best
    ? triangleScore(ruleSet, { tree, triangle: best, boundPoints: boundOfAll })
    : freeFlightScore(ruleSet, { tree, free, boundPoints: boundOfAll });
}

/** Which triangle is looked for. */
interface TriangleQuestion {
  readonly ruleSet: RuleSet;
  readonly abovePoints: number;
  readonly spare: WorkLimit;
}

/** Returns the best triangle with more points than the free flight has. */
function searchOn(ground: Ground, { ruleSet: { triangles }, abovePoints, spare }: TriangleQuestion): TriangleSearch {
  const key = JSON.stringify(triangles);
  const known = ground.searches.get(key);
  if (known?.best && known.best.points > abovePoints) return known;
  const task = { ...ground, kinds: triangleKinds(triangles), abovePoints };
  const search = withSpare(spare, (limit) => bestTriangle(task, limit));
  if (search.best) ground.searches.set(key, search);
  return search;
}
