import * as v from 'valibot';
import type { ResponseOf } from '#contract/endpoint';
import type { trackOfFlight } from '#contract/tracks';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import { FLIGHT_DOUBTS, type FlightDoubt, type TimeRange } from '#domain/track/flight/time-range';
import { ANALYSIS_VERSION } from '#domain/track/track';
import { type DamageReport, type RowName, storedJson } from '#server/db/stored-json';
import { findFindings } from '#server/repositories/findings';
import { stateOfItem, type TrackKey } from '#server/repositories/items';
import type { DamagedPart } from '#server/repositories/track-results';
import { findTrack, type TrackReference } from '#server/repositories/tracks';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { STORED_FINDINGS } from './compute-findings.ts';
import { type DamageContext, recomputeDamaged } from './damaged-tracks.ts';
import { groundOfTrack } from './ground.ts';

/**
 * Returns the track of a flight with what was found in it, null without a track. A damaged part is left out, like
 * one that is not computed yet. Throws `notFound` without such a flight.
 */
export async function storedTrackOf(
  context: DamageContext & Pick<AppContext, 'reader'>,
  key: TrackKey,
): Promise<ResponseOf<typeof trackOfFlight>> {
  const track = await trackIn(context, key);
  if (!track) return null;
  const { pilotId, flightId } = key;
  const damaged: DamagedPart[] = [];
  const reportOf = (part: DamagedPart['part']) => (problem: string) => void damaged.push({ flightId, part, problem });
  const { sha256, range, analysis, zone } = track;
  const found = await findingsOfTrack(context, key, reportOf('findings'));
  const ground = await groundOfTrack(context, key, reportOf('ground'));
  const flown = flownTimesIn(analysis, { ...key }, reportOf('analysis'));
  await recomputeDamaged(context, pilotId, damaged);
  return { file: sha256, range, ...flown, timeZoneId: zone, ...found, ground };
}

/** Returns the track of a flight, null without a track. Throws `notFound` without such a flight. */
async function trackIn(
  { reader }: Pick<AppContext, 'reader'>,
  { pilotId, flightId }: TrackKey,
): Promise<TrackReference | null> {
  const track = await findTrack(reader, { pilotId, flightId });
  if (track) return track;
  if ((await stateOfItem(reader, 'flights', { pilotId, id: flightId })) === 'visible') return null;
  throw new AppError('notFound');
}

/** Returns a track's findings, null until they are computed, or the statement that they cannot be. */
async function findingsOfTrack({ reader }: Pick<AppContext, 'reader'>, key: TrackKey, report: DamageReport) {
  const stored = await findFindings(reader, key, FINDINGS_VERSION);
  const findings = stored?.findings ? STORED_FINDINGS.readOrReport(stored.findings, { ...key }, report) : null;
  return { findings, findingsFailed: stored?.findings === null };
}

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

/** The part of a track's analysis that the page of a flight gets. */
interface FlownTimes {
  /** From launch to landing; null when the analysis found no flight, or is of another version. */
  readonly flown: TimeRange | null;
  /** Null also when the analysis is of another version. */
  readonly doubt: FlightDoubt | null;
  readonly beginsInAir: boolean;
}

/** Returns when a flight was and whether it is one, by a stored analysis as JSON. */
function flownTimesIn(analysis: string, row: RowName, report: DamageReport): FlownTimes {
  const found = FOUND.readOrNull(analysis, row, report);
  return {
    flown: found?.isFlightDetected ? { from: found.launchTime, to: found.landingTime } : null,
    doubt: found?.doubt ?? null,
    beginsInAir: found?.beginsInAir ?? false,
  };
}
