import { join } from 'node:path';
import { buildApp } from './start/app.ts';
import { run } from './start/command-line.ts';
import { listen } from './start/listen.ts';
import { createContext } from './start/create-context.ts';
import { startEmailWorker } from './jobs/email-worker.ts';
import { stopOnSignal } from './start/stop-on-signal.ts';
import { startTrackHashing } from './jobs/track-hashing.ts';
import { startMaintenance } from './jobs/maintenance.ts';

/** Build folder of the web app, relative to `src/server` as to `dist/server`. */
const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');

await run(async (configuration) => {
  const { context, close } = await createContext(configuration);
  const listening = await listen(buildApp(context, WEB_FOLDER), configuration).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const stopMaintenance = startMaintenance(context);
  const stopEmailWorker = startEmailWorker(context);
  const stopHashing = startTrackHashing(context);
  stopOnSignal(async () => {
    stopMaintenance();
    await Promise.all([listening.close(), stopEmailWorker(), stopHashing()]);
    await close();
  }, context.log);
  process.stdout.write(`Wingbook is ready: ${configuration.baseUrl.origin}\n`);
});
