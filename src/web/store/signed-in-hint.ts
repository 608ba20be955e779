const STORAGE_KEY = 'signed-in';

/**
 * Whether this browser has had a session and no logout since: only a hint, so that a visitor's pages need not ask the
 * server. Where storage is closed to us it is true.
 */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true; // Nothing is known, so the server has to be asked.
  }
}

/** Tells when another tab has written down that there is a session, or none any more. */
export function onHintChanged(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && listener());
}

/** Writes down for the next page whether there is a session. */
export function hintSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(STORAGE_KEY, '1');
    else localStorage.removeItem(STORAGE_KEY);
  } catch (error) {
    console.warn('Storage is closed: the next page will ask the server who is there.', error);
  }
}
