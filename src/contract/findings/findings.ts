import * as v from 'valibot';
import type { FlightFindings } from '#domain/findings/findings';
import { flightFigures } from './figures.ts';
import { flightPhases } from './phases.ts';

/** Schema of what a track says about a flight beyond its analysis; see `FlightFindings` of the domain. */
export const flightFindings = v.strictObject({
  figures: flightFigures,
  phases: flightPhases,
}) satisfies v.GenericSchema<FlightFindings>;
