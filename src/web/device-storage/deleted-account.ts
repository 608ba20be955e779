import { localText } from './local-text.ts';
import { pilotsWithPending } from './pilots-with-pending.ts';

const STORAGE_KEY = 'deleted-account';

/** Returns the pilot whose account was deleted elsewhere, and who has pending changes here; null for none, or where storage is not available. */
export function deletedPilotWithPending(): number | null {
  const pilotId = Number(localText(STORAGE_KEY) ?? 0);
  return pilotsWithPending().includes(pilotId) ? pilotId : null;
}

/** Stores that the account of a pilot was deleted elsewhere: the server says it only to a session of that account. */
export function setAccountDeleted(pilotId: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(pilotId));
  } catch (error) {
    console.warn('Storage is not available: nothing of a logbook is kept on this device.', error);
  }
}
