import * as v from 'valibot';
import { flightGround } from '#contract/ground';
import { REJECTIONS } from '#contract/messages/en/rejections';
import { heightsOfGround, isGroundOf, type StoredGround } from '#domain/ground/ground';
import type { AppContext } from '#server/context/app-context';
import { storedJson } from '#server/db/stored-json';
import type { TrackKey } from '#server/repositories/item-key';
import { findGround, putGround, type TrackGround } from '#server/repositories/tracks/ground';
import { AppError } from './app-error.ts';
import { countWrite, type WriteLimitContext } from './pilot-limits.ts';
import { inPilotTransaction, type TransactionContext } from './pilot-transaction.ts';

/** An old track has no times until it is analysed again. */
const TIMES = storedJson('tracks.analysis', v.object({ launchTime: v.number(), landingTime: v.number() }));
const GROUND = storedJson('tracks.ground', flightGround);

/** Returns the ground below a flight's track; null while none is stored for the flight that the analysis found. */
export async function groundOfTrack({ reader }: Pick<AppContext, 'reader'>, key: TrackKey) {
  const track = await findGround(reader, key);
  return track && validGround(key, track);
}

/**
 * Stores the ground below a flight's track, unless it has one: then nothing changes. Throws `badRequest` for what is no
 * ground, or not that of this track, and `notFound` without a track.
 */
export async function storeGround(
  context: TransactionContext & WriteLimitContext,
  key: TrackKey,
  { from, to, heights }: StoredGround,
): Promise<void> {
  const ground = { from, to, heights };
  if (!heightsOfGround(ground)) throw new AppError('badRequest', { message: REJECTIONS.badGround });
  await inPilotTransaction(context, key.pilotId, async (tx) => {
    await countWrite(context, tx);
    const track = await findGround(tx.db, key);
    if (!track) throw new AppError('notFound');
    if (validGround(key, track)) return;
    if (!isOfTrack(key, ground, track)) throw new AppError('badRequest', { message: REJECTIONS.groundOfAnotherTrack });
    await putGround(tx.db, key, JSON.stringify(ground));
  });
}

/** A newer analysis may have found another launch or landing: the ground is to be read again then. */
function validGround(key: TrackKey, track: TrackGround): StoredGround | null {
  const ground = track.ground === null ? null : GROUND.read(track.ground, { ...key });
  return ground && isOfTrack(key, ground, track) ? ground : null;
}

function isOfTrack(key: TrackKey, ground: StoredGround, { analysis }: TrackGround): boolean {
  const times = TIMES.readOrNull(analysis, { ...key });
  return times !== null && isGroundOf(ground, times);
}
