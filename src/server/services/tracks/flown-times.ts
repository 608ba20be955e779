import * as v from 'valibot';
import { FLIGHT_DOUBTS, type FlightDoubt, type TimeRange } from '#domain/track/flight/time-range';
import { ANALYSIS_VERSION } from '#domain/track/track';
import { type DamageReport, type RowName, storedJson } from '#server/db/stored-json';

/** Another version may have found another launch than the findings count from. */
const FOUND = storedJson(
  'tracks.analysis',
  v.object({
    version: v.literal(ANALYSIS_VERSION),
    isFlightDetected: v.boolean(),
    launchTime: v.number(),
    landingTime: v.number(),
    doubt: v.exactOptional(v.picklist(FLIGHT_DOUBTS)),
    beginsInAir: v.exactOptional(v.literal(true)),
  }),
);

/** What the page of a flight is told of its track's analysis. */
export interface FlownTimes {
  /** From launch to landing; null where the analysis found no flight, or is of another version. */
  readonly flown: TimeRange | null;
  /** Null, too, where the analysis is of another version. */
  readonly doubt: FlightDoubt | null;
  readonly beginsInAir: boolean;
}

/** Returns when a flight was and whether it is one, by a stored analysis as JSON. */
export function flownTimesIn(analysis: string, row: RowName, report: DamageReport): FlownTimes {
  const found = FOUND.readOrNull(analysis, row, report);
  return {
    flown: found?.isFlightDetected ? { from: found.launchTime, to: found.landingTime } : null,
    doubt: found?.doubt ?? null,
    beginsInAir: found?.beginsInAir ?? false,
  };
}
