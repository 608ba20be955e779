import * as v from 'valibot';
import { list } from '../endpoint.ts';

const maybeNumber = v.nullable(v.number());

const bestGlide = v.strictObject({
  from: v.number(),
  to: v.number(),
  distanceM: v.number(),
  heightLostM: v.number(),
  ratio: v.number(),
});

/** Schema of the figures of a flight; their units and meanings: `FlightFigures` of the domain. */
export const flightFigures = v.strictObject({
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
