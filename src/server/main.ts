import { join } from 'node:path';
import { buildApp } from './app.ts';
import { run } from './command-line.ts';
import { listen } from './listen.ts';
import { openHouse } from './open-house.ts';
import { keepDelivering } from './postman.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { startTrackHashing } from './track-hashing.ts';
import { keepClean } from './upkeep.ts';

/** Build folder of the web app, relative to `src/server` as to `dist/server`. */
const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');

await run(async (configuration) => {
  const { house, close } = await openHouse(configuration);
  const listening = await listen(buildApp(house, WEB_FOLDER), configuration).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const stopMaintenance = keepClean(house);
  const stopEmailWorker = keepDelivering(house);
  const stopHashing = startTrackHashing(house);
  stopOnSignal(async () => {
    stopMaintenance();
    await Promise.all([listening.close(), stopEmailWorker(), stopHashing()]);
    await close();
  }, house.log);
  process.stdout.write(`Wingbook is ready: ${configuration.baseUrl.origin}\n`);
});
