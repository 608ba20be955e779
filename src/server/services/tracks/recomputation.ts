import type { Problem } from '#domain/problem';
import { isSameRange } from '#domain/track/flight/time-range';
import { DatabaseError } from '#server/db/database-error';
import type { TrackKey } from '#server/repositories/items';
import { findFile, findTrackEvenDeleted, type TrackReference } from '#server/repositories/tracks';
import type { AppContext } from '#server/services/app-context';
import { QueueFullError } from '#server/threads/fair-queue';
import { AppError } from '../app-error.ts';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '../pilot-transaction.ts';
import type { StoredTrackFile } from './prepare-track.ts';

/** The owner of these tasks in the pool of threads: no pilot. So one thread at most computes in the background. */
export const TRACK_JOBS = 'track jobs';

/** The parts that compute the stored results of tracks again. */
export type RecomputationContext = TransactionContext & Pick<AppContext, 'threads' | 'log'>;

/** A computation on a stored track, and how its result is saved. */
export interface Recomputation<Output> {
  readonly compute: (file: StoredTrackFile) => Promise<Output>;
  /** Saves the result, unless the track was replaced while it was computed. Returns the problem of a track that cannot be read. */
  readonly save: (tx: PilotTransaction, track: TrackReference, output: Output) => Promise<Problem | null>;
  /** Saves that the computation failed. */
  readonly saveFailure: (tx: PilotTransaction) => Promise<null>;
  /** Logged with a track for which there is none. */
  readonly failure: string;
}

/** Computes and saves something of a track. Returns false, and logs why, when that is impossible for this track. */
export async function recompute<Output>(
  context: RecomputationContext,
  key: TrackKey,
  { compute, save, saveFailure, failure }: Recomputation<Output>,
): Promise<boolean> {
  const { db, log } = context;
  const track = await findTrackEvenDeleted(db, key);
  const content = track && (await findFile(db, key.pilotId, track.sha256));
  if (!track || !content) return true; // Deleted since the job was queued.
  const saveIfSame = saverOf(context, key, track);
  try {
    const output = await compute({ content, range: track.range });
    const problem = await saveIfSame((tx, present) => save(tx, present, output));
    if (problem === null) return true;
    log.warn({ ...key, problem }, failure);
  } catch (error) {
    if (isTemporary(error)) throw error;
    if (error instanceof AppError && error.kind === 'noSession') return true; // The pilot was deleted while the track was computed.
    log.warn({ ...key, err: error }, failure);
    await saveIfSame(saveFailure);
  }
  return false;
}

/** Says nothing about the track: the database is away, or a queue is full, that of the pilot's writes included. */
function isTemporary(error: unknown): boolean {
  if (error instanceof AppError) return error.kind === 'busy' || error.kind === 'tooOften';
  return error instanceof DatabaseError || error instanceof QueueFullError;
}

type Save = (tx: PilotTransaction, track: TrackReference) => Promise<Problem | null>;

/** A track that was replaced in the meantime is computed on its own. */
function saverOf(context: RecomputationContext, key: TrackKey, before: TrackReference) {
  return (save: Save): Promise<Problem | null> =>
    inPilotTransaction(context, key.pilotId, async (tx) => {
      const track = await findTrackEvenDeleted(tx.db, key);
      return track && isSamePart(track, before) ? save(tx, track) : null;
    });
}

/** Whether two tracks are the same part of the same file. */
function isSamePart(a: TrackReference, b: TrackReference): boolean {
  return a.sha256 === b.sha256 && isSameRange(a.range, b.range);
}
