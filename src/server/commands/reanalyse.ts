import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '#server/services/app-context';
import { computeAllFindings, queueAllFindings } from '../services/tracks/findings.ts';
import {
  countOutdatedTracks,
  findTrackUpdate,
  queueTrackUpdates,
  updateTracks,
} from '../services/tracks/track-updates.ts';
import { runConfigured } from '../start/command-line.ts';
import { createContext } from '../start/create-context.ts';

const SLICE_MS = 1_000;

/**
 * Analyses every track again that an older version has analysed, and computes the findings that are missing or of another
 * version. A server that is running may do a part of it.
 */
await runConfigured(async (configuration) => {
  const { context, close } = await createContext(configuration);
  try {
    await analyseTracks(context);
    await computeFindings(context);
  } finally {
    await close();
  }
});

async function analyseTracks(context: AppContext): Promise<void> {
  const before = await queueTrackUpdates(context);
  for (let job = await findTrackUpdate(context); job !== null; job = await findTrackUpdate(context)) {
    progress(`${job.done + job.failed} of ${before} tracks`);
    await slice((stop) => updateTracks(context, stop));
  }
  const left = await countOutdatedTracks(context);
  process.stdout.write(`${before - left} tracks were read anew, ${left} could not be.\n`);
}

async function computeFindings(context: AppContext): Promise<void> {
  const before = await queueAllFindings(context);
  for (let left = before; left > 0; left = await queueAllFindings(context)) {
    progress(`findings of ${before - left} of ${before} tracks`);
    await slice((stop) => computeAllFindings(context, stop));
  }
  process.stdout.write(`The findings of ${before} tracks were computed.\n`);
}

function progress(text: string): void {
  process.stderr.write(`${text} …\n`);
}

async function slice(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
  await Promise.all([work(AbortSignal.timeout(SLICE_MS)), setTimeout(SLICE_MS)]);
}
