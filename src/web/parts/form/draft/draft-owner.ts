import { localText } from '#web/device-storage/local-text.ts';

const STORAGE_KEY = 'drafts-of';

/** Returns the id of the pilot whose drafts this browser stores; null for none, or where storage is not available. */
export function draftOwner(): number | null {
  const id = localText(STORAGE_KEY);
  return id === null ? null : Number(id);
}

/** Stores whose drafts this browser has; null for none. Throws where storage is not available. */
export function setDraftOwner(pilotId: number | null): void {
  if (pilotId === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, String(pilotId));
}
