import * as v from 'valibot';
import { flightGround } from '#contract/tracks';
import { heightsOfGround, isGroundOf, type StoredGround } from '#domain/ground/ground';
import { type DamageReport, storedJson } from '#server/db/stored-json';
import type { TrackKey } from '#server/repositories/items';
import { findGround, type GroundAndAnalysis, putGround } from '#server/repositories/track-results';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '../app-error.ts';
import { countWrite, type WriteLimitContext } from '../pilot-limits.ts';
import { inPilotTransaction, type TransactionContext } from '../pilot-transaction.ts';

/** An old track has no times until it is analysed again. */
const TIMES = storedJson('tracks.analysis', v.object({ launchTime: v.number(), landingTime: v.number() }));
const GROUND = storedJson('tracks.ground', flightGround);

/** Returns the ground below a flight's track; null while none is stored for the flight that the analysis found, or a damaged one. */
export async function groundOfTrack({ reader }: Pick<AppContext, 'reader'>, key: TrackKey, report: DamageReport) {
  const track = await findGround(reader, key);
  return track && validGround(key, track, report);
}

/**
 * Stores the ground below a flight's track, unless it has one: then nothing changes. Throws `badRequest` for what is no
 * ground, or not that of this track, and `notFound` without a track.
 */
export async function saveGround(
  context: TransactionContext & WriteLimitContext & Pick<AppContext, 'log'>,
  key: TrackKey,
  { from, to, heights }: StoredGround,
): Promise<void> {
  const ground = { from, to, heights };
  if (!heightsOfGround(ground)) throw new AppError('badRequest', { rejection: { code: 'badGround' } });
  const report = (problem: string) => context.log.error({ ...key, problem }, 'the stored ground of a track is damaged');
  await inPilotTransaction(context, key.pilotId, async (tx) => {
    await countWrite(context, tx);
    const track = await findGround(tx.db, key);
    if (!track) throw new AppError('notFound');
    if (validGround(key, track, report)) return;
    if (!isOfTrack(key, { ground, track, report }))
      throw new AppError('badRequest', { rejection: { code: 'groundOfAnotherTrack' } });
    await putGround(tx.db, key, JSON.stringify(ground));
  });
}

/** A newer analysis may have found another launch or landing: the ground is to be read again then. */
function validGround(key: TrackKey, track: GroundAndAnalysis, report: DamageReport): StoredGround | null {
  const ground = track.ground === null ? null : GROUND.readOrReport(track.ground, { ...key }, report);
  return ground && isOfTrack(key, { ground, track, report }) ? ground : null;
}

interface GroundAndTrack {
  readonly ground: StoredGround;
  readonly track: GroundAndAnalysis;
  readonly report: DamageReport;
}

function isOfTrack(key: TrackKey, { ground, track, report }: GroundAndTrack): boolean {
  const times = TIMES.readOrNull(track.analysis, { ...key }, report);
  return times !== null && isGroundOf(ground, times);
}
