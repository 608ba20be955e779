import type { FlightScore } from '#domain/score/flight-score';
import type { RuleSetId } from '#domain/score/rule-set-ids';
import { RULE_SETS } from '#domain/score/rule-sets';
import { formatDecimal } from '#web/ui/text/numbers.ts';

/** Returns the score by a rule set; null when there is none. */
export function scoreOf(scores: readonly FlightScore[], league: RuleSetId): FlightScore | null {
  return scores.find(({ ruleSet }) => ruleSet === league) ?? null;
}

/** Returns points with the decimals of their rule set. */
export function pointsText({ ruleSet, points }: Pick<FlightScore, 'ruleSet' | 'points'>): string {
  return formatDecimal(points, RULE_SETS[ruleSet].decimals);
}
