import * as v from 'valibot';
import type { FlightFindings } from '#domain/findings/findings';
import { RULE_SET_IDS, SCORE_TYPES } from '#domain/score/rule-set-ids';
import { list } from './endpoint.ts';

const maybeNumber = v.nullable(v.number());

const bestGlide = v.strictObject({
  from: v.number(),
  to: v.number(),
  distanceM: v.number(),
  heightLostM: v.number(),
  ratio: v.number(),
});

/** Schema of the figures of a flight; their units and meanings: `FlightFigures` of the domain. */
const flightFigures = v.strictObject({
  version: v.number(),
  maxClimb: maybeNumber,
  maxSink: maybeNumber,
  meanSpeed: maybeNumber,
  maxSpeed: maybeNumber,
  trackLengthM: v.number(),
  straightDistanceM: v.number(),
  farthestDistanceM: v.number(),
  farthestIndex: v.number(),
  heightGainedM: maybeNumber,
  bestGlide: v.nullable(bestGlide),
  timesAbove: v.nullable(list(v.strictObject({ heightM: v.number(), seconds: v.number() }))),
  highestIndex: maybeNumber,
});

const place = v.strictObject({ lat: v.number(), lng: v.number() });
const phase = { startIndex: v.number(), endIndex: v.number(), durationS: v.number() };
const wind = { speedMps: v.number(), fromDegrees: v.number(), turns: v.number() };

const thermal = v.strictObject({
  ...phase,
  altitudeInM: v.number(),
  altitudeOutM: v.number(),
  gainM: v.number(),
  meanClimbMps: v.number(),
  best30sMps: maybeNumber,
  turns: v.number(),
  direction: v.picklist(['left', 'right', 'mixed']),
  drift: v.strictObject({ speedMps: v.number(), towardDegrees: v.number() }),
  place,
  wind: v.nullable(v.strictObject(wind)),
});

const glide = v.strictObject({
  ...phase,
  straightM: v.number(),
  trackM: v.number(),
  heightLostM: maybeNumber,
  glideRatio: maybeNumber,
  meanSinkMps: maybeNumber,
  meanSpeedMps: v.number(),
  tailwindMps: maybeNumber,
});

const ridge = v.strictObject({
  ...phase,
  passes: v.number(),
  passLengthM: v.number(),
  gainM: v.number(),
  place,
});

const shares = v.strictObject({
  thermals: v.number(),
  glides: v.number(),
  ridges: v.number(),
  other: v.number(),
});

const totals = v.strictObject({
  durationS: v.number(),
  thermalCount: v.number(),
  gainM: maybeNumber,
  meanClimbMps: maybeNumber,
  leftS: v.number(),
  rightS: v.number(),
  shares: v.nullable(shares),
});

/** Schema of what a pilot did when; units and meanings: `FlightPhases` of the domain. */
export const flightPhases = v.strictObject({
  version: v.number(),
  thermals: list(thermal),
  glides: list(glide),
  ridges: list(ridge),
  totals,
  wind: v.strictObject({
    flight: v.nullable(v.strictObject(wind)),
    bands: list(v.strictObject({ ...wind, fromM: v.number() })),
  }),
});

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

/** Schema of what a track says about a flight beyond its analysis; see `FlightFindings` of the domain. */
export const flightFindings = v.strictObject({
  figures: flightFigures,
  phases: flightPhases,
  scores: list(flightScore),
}) satisfies v.GenericSchema<FlightFindings>;
