import { lazy, useEffect } from 'react';
import { coordinatesOfSite } from '#domain/site';
import { pageSettings } from '#web/api/page-settings.ts';
import { heldLogbook, heldPilotId, STORE_MODIFIED, useStoreState } from '#web/store/store.ts';
import { keepForLater } from '#web/store/tracks/device-tracks.ts';
import { storedMarker } from '#web/stored/held-marker.ts';
import { isDeviceOf } from '#web/stored/my-device.ts';
import { savesData } from '#web/ui/saves-data.ts';
import { OptionalNotice } from '../frame/optional-notice.tsx';
import { useNewVersion } from './new-version.ts';

/** Loaded only where there is a new version. */
const UpdateNotice = lazy(async () => ({ default: (await import('./update-notice.tsx')).UpdateNotice }));

/** Nothing that the pilot waits for comes later than that. */
const LATER_MS = 10_000;

/**
 * Has the browser keep the app for when there is no connection, once the logbook is shown and nothing else is to do: for pilots whose logbook
 * it keeps. Shows that there is a new version.
 */
export function DeviceApp() {
  const isShown = useStoreState().state === 'ready';
  const isOld = useNewVersion();
  useEffect(() => {
    if (!isShown || !canKeepApp()) return undefined;
    const timer = setTimeout(() => whenIdle(() => void keepApp()), LATER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(() => void keepLookUpsAndMap()), LATER_MS);
    };
    soon();
    window.addEventListener(STORE_MODIFIED, soon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(STORE_MODIFIED, soon);
    };
  }, [isShown]);
  return isOld ? (
    <OptionalNotice>
      <UpdateNotice />
    </OptionalNotice>
  ) : null;
}

function canKeepApp(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && pageSettings().offline;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else work();
}

/** What forms and maps ask the server for, on the pilot's own device. */
async function keepLookUpsAndMap(): Promise<void> {
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
    console.warn('The map is not kept for when there is no connection.', error); // The next time what is missing.
  }
}

async function keepApp(): Promise<void> {
  if (storedMarker() === null) return;
  try {
    const { registerWorker } = await import('./registration.ts');
    await registerWorker();
  } catch (error) {
    console.warn('The app is not kept for when there is no connection.', error);
  }
}
