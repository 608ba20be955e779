import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  startAirspaces,
  startCheckEmails,
  startEmailWorker,
  startFolderWatch,
  startInboxWorker,
  startNightlyCopyWorker,
  startTrackWorker,
} from '#server/jobs/workers';
import { createContext } from '#server/start/create-context';
import { listen } from '#server/start/listen';
import { startMaintenance } from './jobs/maintenance.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { buildApp } from './start/app.ts';
import { runConfigured } from './start/command-line.ts';
import { logCrashes } from './start/log.ts';
import { stopOnSignal } from './start/stop-on-signal.ts';

/** Build folder of the web app. */
const WEB_FOLDER = join(PROJECT_FOLDER, 'dist/web');

await runConfigured(async (configuration) => {
  const { context, close } = await createContext(configuration);
  // Databases that pilots sent to a version before 1.0.
  await rm(join(configuration.dataFolder, 'uploads'), { recursive: true, force: true });
  logCrashes(context.log);
  const listening = await listen(buildApp(context, WEB_FOLDER), configuration).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const stopMaintenance = startMaintenance(context);
  const stopEmailWorker = startEmailWorker(context);
  const stopTrackWorker = startTrackWorker(context);
  const stopInboxWorker = startInboxWorker(context);
  const stopFolderWatch = startFolderWatch(context);
  const stopNightlyCopyWorker = startNightlyCopyWorker(context);
  const stopCheckEmails = startCheckEmails(context);
  const stopAirspaces = startAirspaces(context);
  stopOnSignal(async () => {
    stopAirspaces();
    await Promise.all([
      listening.close(),
      stopMaintenance(),
      stopEmailWorker(),
      stopTrackWorker(),
      stopInboxWorker(),
      stopFolderWatch(),
      stopNightlyCopyWorker(),
      stopCheckEmails(),
    ]);
    await close();
  }, context.log);
  process.stdout.write(`Wingbook is ready: ${configuration.baseUrl.origin}\n`);
});
