import type { AppContext } from '../context/app-context.ts';
import { computeAllFindings, queueAllFindings } from '../services/tracks/findings.ts';
import type { RecomputationContext } from '../services/tracks/recomputation.ts';
import { queueTrackUpdates, updateTracks } from '../services/tracks/track-updates.ts';
import { startQueue } from './worker.ts';

/**
 * Updates the tracks that an older version has analysed, and computes the findings of all others, new ones first. Returns a
 * function that stops it after the present track.
 */
export function startTrackWorker(context: RecomputationContext & Pick<AppContext, 'jobSignal'>): () => Promise<void> {
  const works = [
    startQueue(context, queueTrackUpdates, updateTracks),
    startQueue(context, queueAllFindings, computeAllFindings),
  ];
  return async () => void (await Promise.all(works.map((stop) => stop())));
}
