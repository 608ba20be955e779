import * as v from 'valibot';
import type { TimeRange } from '#domain/track/flight/time-range';
import { ANALYSIS_VERSION } from '#domain/track/track';

/** Another version may have found another launch than the findings count from. */
const FOUND = v.object({
  version: v.literal(ANALYSIS_VERSION),
  isFlightDetected: v.literal(true),
  launchTime: v.number(),
  landingTime: v.number(),
});

/** Returns from when to when a flight was, by a stored analysis as JSON; null where that found none, or is of another version. */
export function flownTimesIn(analysis: string): TimeRange | null {
  const found = v.safeParse(FOUND, JSON.parse(analysis));
  return found.success ? { from: found.output.launchTime, to: found.output.landingTime } : null;
}
