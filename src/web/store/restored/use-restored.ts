import { useEffect, useMemo, useState } from 'react';
import { RESTORED_CHANGED } from '../../device-storage/restored-hint.ts';
import type { Logbook } from '../logbook.ts';
import { STORE_MODIFIED, savedLogbook } from '../store.ts';
import { lackingIn } from './lacking.ts';
import type { RestoredItem } from './restored-rows.ts';
import { readRestored, removeRestored } from './restored-storage.ts';

export type RestoredState =
  | { readonly state: 'reading' }
  | { readonly state: 'unread' }
  | { readonly state: 'read'; readonly items: readonly RestoredItem[] };

/** Returns this device's items from before a restore that the pilot's logbook lacks. */
export function useRestored(logbook: Logbook): RestoredState {
  const [restored, setRestored] = useState<RestoredState>({ state: 'reading' });
  const pilotId = logbook.pilot.id;
  useEffect(() => {
    let isCurrent = true;
    const show = (state: RestoredState): void => {
      if (isCurrent) setRestored(state);
    };
    const read = (): void => {
      readLacking(pilotId).then(
        (items) => show({ state: 'read', items }),
        (error: unknown) => {
          console.warn('What this device has of the logbook before a restore cannot be read.', error);
          show({ state: 'unread' });
        },
      );
    };
    read();
    const events = [RESTORED_CHANGED, STORE_MODIFIED];
    for (const event of events) window.addEventListener(event, read);
    return () => {
      isCurrent = false;
      for (const event of events) window.removeEventListener(event, read);
    };
  }, [pilotId]);
  return useMemo(
    () => (restored.state === 'read' ? { state: 'read', items: lackingIn(logbook, restored.items) } : restored),
    [logbook, restored],
  );
}

/** Where the logbook has every item, also from another device, nothing stays. Rejects when storage is not available. */
async function readLacking(pilotId: number): Promise<readonly RestoredItem[]> {
  const items = await readRestored(pilotId, Date.now());
  const saved = savedLogbook();
  // Another tab may still have the logbook of before the restore.
  const isRestored = saved?.pilot.id === pilotId && items.every(({ epoch }) => epoch !== saved.epoch);
  if (items.length === 0 || !isRestored || lackingIn(saved, items).length > 0) return items;
  await removeRestored(pilotId, items);
  return [];
}
