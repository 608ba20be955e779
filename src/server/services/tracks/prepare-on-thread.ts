import type { AppContext } from '#server/services/app-context';
import { rejectProblems } from '../app-error.ts';
import { rejectTooManyWrites, type WriteLimitContext } from '../pilot-limits.ts';
import { runOnThread } from '../threads.ts';
import { type PreparedTrack, prepareTrack, type TrackPreparation, type TrackText } from './prepare-track.ts';

/** Reads and compresses a track. Throws `invalid` when it cannot be read. */
export type PrepareTrack = (text: TrackText) => Promise<PreparedTrack>;

/** Prepares a track in the calling thread: for scripts. */
export const prepareOnCallingThread: PrepareTrack = async (text) => preparedOf(await prepareTrack(text));

/** Returns a function that prepares the pilot's tracks in a worker thread, so that others need not wait. */
export function preparingOnThread(
  context: WriteLimitContext & Pick<AppContext, 'threads'>,
  pilotId: number,
): PrepareTrack {
  return async (text) => {
    await rejectTooManyWrites(context, pilotId);
    return preparedOf(await runOnThread(context, pilotId, { name: 'prepareTrack', input: text }));
  };
}

function preparedOf(preparation: TrackPreparation): PreparedTrack {
  if (preparation.state === 'prepared') return preparation.track;
  rejectProblems(preparation.problems);
  throw new Error('A track was rejected without a problem');
}
