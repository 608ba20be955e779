import type { FreeDistance } from './free-distance.ts';
import { distanceM } from './places.ts';
import { roundedPoints } from './points.ts';
import type { RangeTree } from './range-tree.ts';
import type { RuleSetId, ScoreType } from './rule-set-ids.ts';
import type { RuleSet } from './rule-sets.ts';
import type { Triangle } from './triangle-search.ts';

/** Version of the score. Raise it by one whenever the same track could yield a different {@link FlightScore}. */
export const SCORE_VERSION = 6;

/** The score of a flight under a rule set: plain values, stored as JSON. */
export interface FlightScore {
  readonly ruleSet: RuleSetId;
  /** The {@link SCORE_VERSION} it was made with. */
  readonly version: number;
  readonly type: ScoreType;
  /** The scored distance in metres, rounded to 10: the legs, less the gap where the rules subtract it. */
  readonly distanceM: number;
  /** Points, rounded as the rule set says. */
  readonly points: number;
  /** Index of the fix where the route begins; of a triangle: where it is closed from. */
  readonly start: number;
  /** Indexes of three fixes in order; neighbours may be the same. */
  readonly turnpoints: readonly number[];
  /** Index of the fix where the route ends; of a triangle: where it is closed. */
  readonly finish: number;
  /** Legs in metres, rounded to 10: four of a free flight, from start to end; three of a triangle, without the gap. */
  readonly legsM: readonly number[];
  /** From start to finish of a triangle in metres, rounded to 10; null for a free flight. */
  readonly gapM: number | null;
  /** No route of the flight has more points than this; the points themselves when proven. */
  readonly upperBound: number;
  /** Whether no other route has more points, before the rounding of legs and to a metre or two. */
  readonly isProven: boolean;
}

/** The rules round legs and gaps to 0.01 km. */
const ROUNDED_TO_M = 10;
const METRES_A_KILOMETRE = 1000;
/** Points by which a bound may exceed the best route that was found and count as the same. */
const SAME = 0.002;

/** Returns the score of the best free flight. */
export function freeFlightScore(
  ruleSet: RuleSet,
  { tree, free, boundPoints }: { readonly tree: RangeTree; readonly free: FreeDistance; readonly boundPoints: number },
): FlightScore {
  const [start = 0, ...others] = free.fixes;
  const turnpoints = others.slice(0, 3);
  const legsM = others.map((fix, k) => rounded(distanceM(tree.places, free.fixes[k] ?? 0, fix)));
  const lengthM = sumOf(legsM);
  return {
    ruleSet: ruleSet.id,
    version: SCORE_VERSION,
    type: 'freeFlight',
    distanceM: lengthM,
    start,
    turnpoints,
    finish: others[3] ?? start,
    legsM,
    gapM: null,
    ...pointsOf(ruleSet, {
      lengthM,
      multiplier: ruleSet.freeFlight,
      exactPoints: (free.lengthM * ruleSet.freeFlight) / METRES_A_KILOMETRE,
      boundPoints,
    }),
  };
}

/** Returns the score of the best triangle. */
export function triangleScore(
  ruleSet: RuleSet,
  {
    tree,
    triangle,
    boundPoints,
  }: { readonly tree: RangeTree; readonly triangle: Triangle; readonly boundPoints: number },
): FlightScore {
  const { fixes, closing, kind, points: exactPoints } = triangle;
  const [a, b, c] = fixes;
  const legsM = [distanceM(tree.places, a, b), distanceM(tree.places, b, c), distanceM(tree.places, c, a)].map(rounded);
  const { subtractedAboveM } = kind.rule.closing;
  const gapM = rounded(closing.gapM);
  const isSubtracted = subtractedAboveM !== null && closing.gapM > subtractedAboveM;
  const lengthM = sumOf(legsM) - (isSubtracted ? gapM : 0);
  return {
    ruleSet: ruleSet.id,
    version: SCORE_VERSION,
    type: kind.rule.type,
    distanceM: lengthM,
    start: closing.start,
    turnpoints: fixes,
    finish: closing.finish,
    legsM,
    gapM,
    ...pointsOf(ruleSet, { lengthM, multiplier: kind.rule.multiplier, exactPoints, boundPoints }),
  };
}

interface PointsInput {
  /** The scored distance by rounded legs. */
  readonly lengthM: number;
  readonly multiplier: number;
  /** Points of the route without rounding, and the most points of any route. */
  readonly exactPoints: number;
  readonly boundPoints: number;
}

function pointsOf(ruleSet: RuleSet, { lengthM, multiplier, exactPoints, boundPoints }: PointsInput) {
  const scale = 10 ** ruleSet.decimals;
  const points = roundedPoints(ruleSet, lengthM, multiplier);
  const isProven = boundPoints <= exactPoints + SAME;
  const upperBound = isProven ? points : Math.max(points, Math.ceil(boundPoints * scale) / scale);
  return { points, upperBound, isProven };
}

function rounded(lengthM: number): number {
  return Math.round(lengthM / ROUNDED_TO_M) * ROUNDED_TO_M;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
