import { FIGURES_VERSION, type FlightFigures, figuresOf } from '../figures/flight-figures.ts';
import { type FlightPhases, PHASES_VERSION } from '../phases/flight-phases.ts';
import { phasesOf } from '../phases/phases-of.ts';
import { type FlightScore, SCORE_VERSION } from '../score/flight-score.ts';
import { RULE_SETS } from '../score/rule-sets.ts';
import { scoreFlightByAll } from '../score/score-flight.ts';
import type { FlownTrack } from '../track/flown-track.ts';
import { ANALYSIS_VERSION } from '../track/track.ts';

/**
 * The versions of the analysis, which finds launch and landing, and of the parts: findings with another text are computed
 * again. Each of them is raised on its own.
 */
export const FINDINGS_VERSION = [ANALYSIS_VERSION, FIGURES_VERSION, PHASES_VERSION, SCORE_VERSION].join('.');

/** The findings of a track beyond its analysis: plain values, stored as JSON. Indexes are those of the flown track. */
export interface FlightFindings {
  readonly figures: FlightFigures;
  readonly phases: FlightPhases;
  /** One for each rule set, unless the flight is too short for any points. */
  readonly scores: readonly FlightScore[];
}

/** Returns the findings of a flight of at least one fix. It may take seconds. */
export function findingsOf(flown: FlownTrack): FlightFindings {
  const scores = scoreFlightByAll(flown, Object.values(RULE_SETS));
  return { figures: figuresOf(flown), phases: phasesOf(flown), scores: scores.filter((score) => score !== null) };
}
