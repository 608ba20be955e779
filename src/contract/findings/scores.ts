import * as v from 'valibot';
import { RULE_SET_IDS, SCORE_TYPES } from '#domain/score/rule-set-ids';
import { list } from '../endpoint.ts';

/** Schema of what a flight scores under a rule set; units and meanings: `FlightScore` of the domain. */
export const flightScore = v.strictObject({
  ruleSet: v.picklist(RULE_SET_IDS),
  version: v.number(),
  type: v.picklist(SCORE_TYPES),
  distanceM: v.number(),
  points: v.number(),
  start: v.number(),
  turnpoints: list(v.number()),
  finish: v.number(),
  legsM: list(v.number()),
  gapM: v.nullable(v.number()),
  upperBound: v.number(),
  isProven: v.boolean(),
});
