import { storedMarker, storeMarker } from './held-marker.ts';
import { localText } from './local-text.ts';
import { deviceOwner, setDeviceOwner } from './my-device.ts';

/** The row of localStorage that says that a wipe has begun: where it was cut off, the next start finishes it. */
const STORAGE_KEY = 'wiping';
const OF_ALL = 'all';

/** Whose rows are to be wiped. */
export type Wiped = number | typeof OF_ALL;

/**
 * Begins a wipe, at once: from now on no tab starts with the copy of this pilot, or of any, nor writes to it. What is stored
 * of it is removed by `wipeStored`.
 */
export function beginWipe(wiped: Wiped): void {
  try {
    if (wiped === OF_ALL || storedMarker()?.pilotId === wiped) storeMarker(null);
    if (wiped === OF_ALL || deviceOwner() === wiped) setDeviceOwner(null);
    const begun = wipeBegun();
    localStorage.setItem(STORAGE_KEY, String(begun === null || begun === wiped ? wiped : OF_ALL));
  } catch (error) {
    console.warn('Storage is not available: nothing of a logbook is kept on this device.', error);
  }
}

/** Returns whose rows were to be wiped when a wipe was cut off; null for none, or where storage is not available. */
export function wipeBegun(): Wiped | null {
  const row = localText(STORAGE_KEY);
  return row === null || row === OF_ALL ? row : Number(row);
}

/** Stores that a wipe is done, unless there is another one to do meanwhile. */
export function endWipe(done: Wiped): void {
  if (wipeBegun() === done) localStorage.removeItem(STORAGE_KEY);
}
