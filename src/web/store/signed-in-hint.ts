const STORAGE_KEY = 'signed-in';

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

/** Stores for the next page whether there is a session. */
export function hintSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(STORAGE_KEY, '1');
    else localStorage.removeItem(STORAGE_KEY);
  } catch (error) {
    console.warn('Storage is not available: the next page will ask the server for the session.', error);
  }
}
