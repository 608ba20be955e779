import { newClientKey } from '../client-key.ts';

const STORAGE_KEY = 'draft-tab';

/** Returns the id under which this tab stores drafts; null while it has none, or where storage is not available. */
export function knownTabId(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // Drafts last as long as the page.
  }
}

/** Returns the id of this tab, created on first use; a reload keeps it. Null where storage is not available. */
export function tabId(): string | null {
  const known = knownTabId();
  if (known !== null) return known;
  try {
    sessionStorage.setItem(STORAGE_KEY, newClientKey());
  } catch (error) {
    console.warn('Storage is not available: a reload will lose what was typed.', error);
  }
  return knownTabId();
}
