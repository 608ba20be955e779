import { localText } from './local-text.ts';

const STORAGE_KEY = 'restored';

/** Name of the event on `window` that announces that the items lacking in a restored logbook may have changed on this device. */
export const RESTORED_CHANGED = 'restoredChanged';

/** Whether this device may have items of a pilot that a restored logbook lacks; known without IndexedDB. False where storage is not available. */
export function mayHaveRestored(pilotId: number): boolean {
  return localText(STORAGE_KEY) === String(pilotId);
}

/** Stores which pilot has such items here: before the first is written, and null after the last is gone. Throws where storage is not available. */
export function hintRestored(pilotId: number | null): void {
  if (pilotId === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, String(pilotId));
}

export function announceRestored(): void {
  globalThis.window?.dispatchEvent(new Event(RESTORED_CHANGED));
}
