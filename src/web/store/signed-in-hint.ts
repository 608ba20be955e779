import { localText } from '#web/device-storage/local-text.ts';

const STORAGE_KEY = 'signed-in';

/** Whose session it is: a demo, a pilot whose email is not verified, or any other. */
export type SessionHint = 'demo' | 'unverified' | '1';

/**
 * Whether this browser has had a session and no logout since: only a hint that saves visitors a call. True where
 * storage is not available.
 */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true; // Unknown: the server decides.
  }
}

/** Calls the listener when another tab has logged in or out. */
export function onHintChanged(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && listener());
}

/** Returns whether the browser's last session was of this kind. */
export function isHinted(hint: SessionHint): boolean {
  return localText(STORAGE_KEY) === hint;
}

/** Stores for the next page whose session there is; null for none. */
export function hintSession(hint: SessionHint | null): void {
  try {
    if (hint) localStorage.setItem(STORAGE_KEY, hint);
    else localStorage.removeItem(STORAGE_KEY);
  } catch (error) {
    console.warn('Storage is not available: the next page will ask the server for the session.', error);
  }
}
