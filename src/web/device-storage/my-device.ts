import { localText } from './local-text.ts';

const STORAGE_KEY = 'my-device';

/** Whether this pilot has said at the last login here that the device is the pilot's own; false where storage is not available. */
export function isDeviceOf(pilotId: number): boolean {
  return deviceOwner() === pilotId;
}

/** Returns the id of the pilot who has said so; null for nobody, or where storage is not available. */
export function deviceOwner(): number | null {
  const id = localText(STORAGE_KEY);
  return id === null ? null : Number(id);
}

/** Stores whose own device this is; null for nobody's. */
export function setDeviceOwner(pilotId: number | null): void {
  try {
    if (pilotId === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, String(pilotId));
  } catch (error) {
    console.warn('Storage is not available: nothing of a logbook is kept on this device.', error);
  }
}
