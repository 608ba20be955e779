import { reanalyseTracks } from '../services/reanalysis.ts';
import { run } from '../start/command-line.ts';
import { createContext } from '../start/create-context.ts';

/** Analyses every track again that was analysed by an older version. The server may be running. */
await run(async (configuration) => {
  const { context, close } = await createContext(configuration);
  try {
    const { done, failed } = await reanalyseTracks(context);
    for (const { pilotId, flightId, error } of failed) {
      process.stderr.write(`Flight ${flightId} of pilot ${pilotId} keeps its old analysis: ${String(error)}\n`);
    }
    process.stdout.write(`${done} tracks were read anew, ${failed.length} could not be.\n`);
  } finally {
    await close();
  }
});
