import type { ScoreType } from './rule-set-ids.ts';
import type { RuleSet } from './rule-sets.ts';

const METRES_A_KILOMETRE = 1000;

/** Returns the points of a scored distance in metres: the rules round the kilometres, then the points, to the same decimals. */
export function roundedPoints({ decimals }: Pick<RuleSet, 'decimals'>, lengthM: number, multiplier: number): number {
  const scale = 10 ** decimals;
  const kilometres = Math.round((lengthM / METRES_A_KILOMETRE) * scale) / scale;
  return Math.round(kilometres * multiplier * scale) / scale;
}

/** Returns the points of a distance that is scored as a type in a league; null when the league has no such type. */
export function pointsOfDistance(ruleSet: RuleSet, type: ScoreType, distanceM: number): number | null {
  const multiplier =
    type === 'freeFlight' ? ruleSet.freeFlight : ruleSet.triangles.find((rule) => rule.type === type)?.multiplier;
  return multiplier === undefined ? null : roundedPoints(ruleSet, distanceM, multiplier);
}
