import { lazy, useEffect } from 'react';
import { storedMarker } from '#web/device-storage/held-marker.ts';
import { STORE_MODIFIED, useStoreState } from '#web/store/store.ts';
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
    if (!isShown) return undefined;
    const timer = setTimeout(() => {
      if (storedMarker() !== null) whenIdle(({ keepApp }) => keepApp());
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(({ keepLookUpsAndMap }) => keepLookUpsAndMap()), LATER_MS);
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

/** Also the code of it is loaded only then. */
function whenIdle(work: (code: typeof import('./keep-on-device.ts')) => Promise<void>): void {
  const begin = async (): Promise<void> => {
    try {
      await work(await import('./keep-on-device.ts'));
    } catch (error) {
      console.warn('Nothing is kept for when there is no connection.', error); // It is tried again with the next start.
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(() => void begin());
  else void begin();
}
