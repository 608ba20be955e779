import type { ResponseOf } from '#contract/endpoint';
import type { trackOfFlight } from '#contract/tracks';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import type { AppContext } from '#server/context/app-context';
import type { DamageReport } from '#server/db/stored-json';
import { findFindings } from '#server/repositories/findings';
import { stateOfItem, type TrackKey } from '#server/repositories/items';
import { findTrack, type TrackReference } from '#server/repositories/tracks';
import { AppError } from '../app-error.ts';
import type { DamagedPart } from './damaged-part.ts';
import { type DamageContext, recomputeDamaged } from './damaged-tracks.ts';
import { flownTimesIn } from './flown-times.ts';
import { groundOfTrack } from './ground.ts';
import { STORED_FINDINGS } from './stored-findings.ts';

/**
 * Returns the track of a flight with what was found in it, null without a track. What is damaged of that is missing as what is not
 * computed yet is. Throws `notFound` without such a flight.
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

/** Returns a track's findings, null until they are computed; or that they cannot be. */
async function findingsOfTrack({ reader }: Pick<AppContext, 'reader'>, key: TrackKey, report: DamageReport) {
  const stored = await findFindings(reader, key, FINDINGS_VERSION);
  const findings = stored?.findings ? STORED_FINDINGS.readOrReport(stored.findings, { ...key }, report) : null;
  return { findings, findingsFailed: stored?.findings === null };
}
