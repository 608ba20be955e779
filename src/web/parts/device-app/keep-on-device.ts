import { coordinatesOfSite } from '#domain/site';
import { pageSettings } from '#web/api/page-settings.ts';
import { isDeviceOf } from '#web/device-storage/my-device.ts';
import { heldLogbook, heldPilotId } from '#web/store/store.ts';
import { keepForLater } from '#web/store/tracks/device-tracks.ts';
import { savesData } from '#web/ui/saves-data.ts';

/** The responses for forms and maps that are kept on the pilot's own device. */
export async function keepLookUpsAndMap(): Promise<void> {
  await keepForLater();
  const logbook = heldLogbook();
  const isWanted = (): boolean =>
    logbook !== null && heldPilotId() === logbook.pilot.id && isDeviceOf(logbook.pilot.id);
  if (!logbook || !isWanted() || !canKeepApp() || savesData()) return;
  try {
    const { keepTiles } = await import('./kept-tiles.ts');
    await keepTiles(
      [...logbook.sites.values()].flatMap((site) => coordinatesOfSite(site) ?? []),
      isWanted,
    );
  } catch (error) {
    console.warn('The map is not kept for when there is no connection.', error); // The next time fetches the missing tiles.
  }
}

/** The worker, which is for pilots whose logbook is kept. */
export async function keepApp(): Promise<void> {
  if (!canKeepApp()) return;
  try {
    const { registerWorker } = await import('./registration.ts');
    await registerWorker();
  } catch (error) {
    console.warn('The app is not kept for when there is no connection.', error);
  }
}

function canKeepApp(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && pageSettings().offline;
}
