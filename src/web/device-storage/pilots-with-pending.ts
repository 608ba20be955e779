const STORAGE_KEY = 'waiting';

/** Whether changes of a pilot wait on this device; known without IndexedDB, and to the first script. False where storage is not available. */
export function hasPending(pilotId: number): boolean {
  try {
    return pilotsIn(localStorage.getItem(STORAGE_KEY)).includes(String(pilotId));
  } catch {
    return false;
  }
}

/** Stores whether changes of a pilot wait: before the first is written, and after the last is gone. Throws where storage is not available. */
export function setHasPending(pilotId: number, isNow: boolean): void {
  const others = pilotsIn(localStorage.getItem(STORAGE_KEY)).filter((id) => id !== String(pilotId));
  const pilots = isNow ? [...others, pilotId] : others;
  if (pilots.length === 0) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, pilots.join(' '));
}

function pilotsIn(row: string | null): readonly string[] {
  return row === null ? [] : row.split(' ');
}
