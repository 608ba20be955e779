import { setTimeout } from 'node:timers/promises';
import { countOutdatedTracks, findTrackUpdate, queueTrackUpdates, updateTracks } from '../services/track-updates.ts';
import { run } from '../start/command-line.ts';
import { createContext } from '../start/create-context.ts';

const SLICE_MS = 1_000;

/** Analyses every track again that an older version has analysed. A server that is running may do a part of it. */
await run(async (configuration) => {
  const { context, close } = await createContext(configuration);
  try {
    const before = await queueTrackUpdates(context);
    for (let job = await findTrackUpdate(context); job !== null; job = await findTrackUpdate(context)) {
      process.stderr.write(`${job.done + job.failed} of ${before} tracks …\n`);
      await Promise.all([updateTracks(context, AbortSignal.timeout(SLICE_MS)), setTimeout(SLICE_MS)]);
    }
    const left = await countOutdatedTracks(context);
    process.stdout.write(`${before - left} tracks were read anew, ${left} could not be.\n`);
  } finally {
    await close();
  }
});
