import { newClientKey } from '../client-key.ts';

const STORAGE_KEY = 'draft-tab';

/** The id under which this tab keeps drafts; null while it has kept none, or where storage is closed to us. */
export function knownTabId(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // Then drafts live as long as the page.
  }
}

/** The id of this tab, made when there is none: a reload has the same one. Null where storage is closed to us. */
export function tabId(): string | null {
  const known = knownTabId();
  if (known !== null) return known;
  try {
    sessionStorage.setItem(STORAGE_KEY, newClientKey());
  } catch (error) {
    console.warn('Storage is closed: a reload will lose what is typed.', error);
  }
  return knownTabId();
}
