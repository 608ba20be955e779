const STORAGE_KEY = 'drafts-of';

/** Returns the id of the pilot whose drafts this browser stores; null for none, or where storage is not available. */
export function draftOwner(): number | null {
  try {
    const id = localStorage.getItem(STORAGE_KEY);
    return id === null ? null : Number(id);
  } catch {
    return null;
  }
}

/** Stores whose drafts this browser has; null for none. Throws where storage is not available. */
export function setDraftOwner(pilotId: number | null): void {
  if (pilotId === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, String(pilotId));
}
