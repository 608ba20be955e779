const STORAGE_KEY = 'drafts-of';

/** The pilot whose drafts this browser keeps; null when it keeps none, or where storage is closed to us. */
export function draftOwner(): number | null {
  try {
    const id = localStorage.getItem(STORAGE_KEY);
    return id === null ? null : Number(id);
  } catch {
    return null;
  }
}

/** Writes down whose drafts are kept from now on; null for nobody's. Throws where storage is closed to us. */
export function setDraftOwner(pilotId: number | null): void {
  if (pilotId === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, String(pilotId));
}
