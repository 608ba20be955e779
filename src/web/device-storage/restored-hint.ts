const STORAGE_KEY = 'restored';

/** Whether this device may have items of a pilot that a restored logbook lacks. */
export function mayHaveRestored(pilotId: number): boolean {
  return hintedPilot() === pilotId;
}

/** Returns the pilot who may have such items here, known without IndexedDB; null for nobody, or where storage is not available. */
export function hintedPilot(): number | null {
  try {
    const id = localStorage.getItem(STORAGE_KEY);
    return id === null ? null : Number(id);
  } catch {
    return null;
  }
}

/** Stores which pilot has such items here: before the first is written, and null after the last is gone. Throws where storage is not available. */
export function hintRestored(pilotId: number | null): void {
  if (pilotId === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, String(pilotId));
}
