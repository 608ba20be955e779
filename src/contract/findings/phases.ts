import * as v from 'valibot';
import { list } from '../endpoint.ts';

const maybeNumber = v.nullable(v.number());
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
