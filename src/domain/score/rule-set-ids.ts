/** Ids of the rule sets, as stored. */
export const RULE_SET_IDS = ['xcontest', 'ffvl', 'fai', 'leonardo', 'worldXc'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

/** The type of a scored route. The two closed kinds exist where a smaller gap earns a higher multiplier. */
export const SCORE_TYPES = [
  'freeFlight',
  'freeTriangle',
  'faiTriangle',
  'closedFreeTriangle',
  'closedFaiTriangle',
] as const;
export type ScoreType = (typeof SCORE_TYPES)[number];
