import * as v from 'valibot';
import type { FlightFindings } from '#domain/findings/findings';
import { list } from '../endpoint.ts';
import { flightFigures } from './figures.ts';
import { flightPhases } from './phases.ts';
import { flightScore } from './scores.ts';

/** Schema of what a track says about a flight beyond its analysis; see `FlightFindings` of the domain. */
export const flightFindings = v.strictObject({
  figures: flightFigures,
  phases: flightPhases,
  scores: list(flightScore),
}) satisfies v.GenericSchema<FlightFindings>;
