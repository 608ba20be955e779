import { type FlightName, flightNameOf } from '../figures/flight-name.ts';
import type { FlightScore } from '../score/flight-score.ts';
import type { Minutes } from '../units.ts';
import type { FlightFindings } from './findings.ts';

/** The values that a name needs beside the track. */
export interface NamedFlight {
  /** Names of the sites of launch and landing; null when not known. */
  readonly site: string | null;
  readonly landingSite: string | null;
  readonly airtime: Minutes;
  /** From launch to landing; null when not known. */
  readonly heightLostM: number | null;
  /** By the pilot's rule set; null for none. */
  readonly score: FlightScore | null;
}

/** Returns the name that the findings of a flight propose; null for a recording without airtime. */
export function proposedName({ figures, phases }: FlightFindings, flight: NamedFlight): FlightName | null {
  const { straightDistanceM, farthestDistanceM } = figures;
  const { shares } = phases.totals;
  return flightNameOf({
    ...flight,
    straightDistanceM,
    farthestDistanceM,
    phases: shares && { thermals: phases.thermals.length, ridgeShare: shares.ridges },
  });
}
