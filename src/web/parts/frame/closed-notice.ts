const STORAGE_KEY = 'verification-notice-closed';

/** Whether this pilot has closed the notice since the browser was opened. Where storage is closed to us: no. */
export function isNoticeClosed(pilotId: number): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === String(pilotId);
  } catch {
    return false; // Shown once too often is better than never.
  }
}

/** Writes down, for this session of the browser, that the pilot has closed the notice. */
export function closeNotice(pilotId: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, String(pilotId));
  } catch (error) {
    console.warn('Storage is closed: the notice will be there again on the next load.', error);
  }
}
