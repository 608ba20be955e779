import type { AppContext } from '../context/app-context.ts';
import { queueTrackUpdates, type UpdateContext, updateTracks } from '../services/track-updates.ts';
import { startWorker } from './worker.ts';

/** Updates the tracks that an older version has analysed. Returns a function that stops it after the present track. */
export function startTrackWorker(context: UpdateContext & Pick<AppContext, 'emailSignal'>): () => Promise<void> {
  let isQueued = false;
  return startWorker(context, async (stop) => {
    if (!isQueued) await queueTrackUpdates(context);
    isQueued = true;
    await updateTracks(context, stop);
  });
}
