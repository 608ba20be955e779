import { FIGURES_VERSION, type FlightFigures, figuresOf } from '../figures/flight-figures.ts';
import { type FlightPhases, PHASES_VERSION } from '../phases/flight-phases.ts';
import { phasesOf } from '../phases/phases-of.ts';
import type { FlownTrack } from '../track/flown-track.ts';

/**
 * The versions of the parts: findings with another text are computed again. The parts raise their versions on their own.
 */
export const FINDINGS_VERSION = `${FIGURES_VERSION}.${PHASES_VERSION}`;

/** What a track says about a flight beyond its analysis: plain values, stored as JSON. Indexes are those of the flown track. */
export interface FlightFindings {
  readonly figures: FlightFigures;
  readonly phases: FlightPhases;
}

/** Returns the findings of a flight of at least one fix. It may take a second. */
export function findingsOf(flown: FlownTrack): FlightFindings {
  return { figures: figuresOf(flown), phases: phasesOf(flown) };
}
