import type { FlownTrack } from '../track/flown-track.ts';
import { type Closings, closingsOf } from './closing.ts';
import { type FlightScore, freeFlightScore, triangleScore } from './flight-score.ts';
import { type FreeDistance, freeDistance } from './free-flight/free-distance.ts';
import { placesOf, valueAt } from './places.ts';
import { type RangeTree, rangeTreeOf } from './range-tree.ts';
import type { EarthModel, RuleSet, TriangleRule } from './rule-sets.ts';
import { triangleKinds } from './triangle-points.ts';
import { bestTriangle, type TriangleSearch } from './triangle-search.ts';

const METRES_A_KILOMETRE = 1000;
/** Shorter routes are not scored: a receiver at rest wanders as far. */
const LEAST_ROUTE_M = 200;

/** Returns the score of a flight under one rule set; null when no route of it is 200 m long. */
export function scoreFlight(flown: FlownTrack, ruleSet: RuleSet): FlightScore | null {
  return scoreFlightByAll(flown, [ruleSet])[0] ?? null;
}

/**
 * Returns the scores of a flight under several rule sets, in their order; null when no route is
 * 200 m long. What depends on the earth model alone is computed once.
 */
export function scoreFlightByAll(flown: FlownTrack, ruleSets: readonly RuleSet[]): readonly (FlightScore | null)[] {
  const grounds = new Map<EarthModel, Ground>();
  return ruleSets.map((ruleSet) => {
    const ground = grounds.get(ruleSet.earth) ?? groundOf(flown, ruleSet.earth);
    if (ground === null) return null;
    grounds.set(ruleSet.earth, ground);
    return scoreOn(ground, ruleSet);
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

/** Null when the track is too short. */
function groundOf(flown: FlownTrack, earth: EarthModel): Ground | null {
  if (flown.length < 2) return null;
  const tree = rangeTreeOf(placesOf(flown, earth));
  // Four legs across the ball around all fixes.
  if (4 * 2 * valueAt(tree.radius, tree.root) < LEAST_ROUTE_M) return null;
  return { tree, closings: closingsOf(tree), free: freeDistance(tree), searches: new Map() };
}

function scoreOn(ground: Ground, ruleSet: RuleSet): FlightScore | null {
  const { tree, free } = ground;
  if (free.lengthM < LEAST_ROUTE_M) return null;
  const perMetre = ruleSet.freeFlight / METRES_A_KILOMETRE;
  const { best, boundPoints } = searchOn(ground, ruleSet.triangles, free.lengthM * perMetre);
  const boundOfAll = Math.max(boundPoints, free.boundM * perMetre);
  return best
    ? triangleScore(ruleSet, { tree, triangle: best, boundPoints: boundOfAll })
    : freeFlightScore(ruleSet, { tree, free, boundPoints: boundOfAll });
}

/** Returns the best triangle with more points than the free flight has. */
function searchOn(ground: Ground, rules: readonly TriangleRule[], abovePoints: number): TriangleSearch {
  const key = JSON.stringify(rules);
  const known = ground.searches.get(key);
  if (known?.best && known.best.points > abovePoints) return known;
  const search = bestTriangle({ ...ground, kinds: triangleKinds(rules), abovePoints });
  if (search.best) ground.searches.set(key, search);
  return search;
}
