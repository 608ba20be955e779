import * as v from 'valibot';
import type { TimeRange } from '#domain/track/flight/time-range';
import { ANALYSIS_VERSION } from '#domain/track/track';
import { type DamageReport, type RowName, storedJson } from '#server/db/stored-json';

/** Another version may have found another launch than the findings count from. */
const FOUND = storedJson(
  'tracks.analysis',
  v.object({
    version: v.literal(ANALYSIS_VERSION),
    isFlightDetected: v.literal(true),
    launchTime: v.number(),
    landingTime: v.number(),
  }),
);

/** Returns from when to when a flight was, by a stored analysis as JSON; null where that found none, or is of another version. */
export function flownTimesIn(analysis: string, row: RowName, report: DamageReport): TimeRange | null {
  const found = FOUND.readOrNull(analysis, row, report);
  return found && { from: found.launchTime, to: found.landingTime };
}
