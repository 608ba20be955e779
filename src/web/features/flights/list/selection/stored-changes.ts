import { onSessionCleared } from '#web/session-state.ts';

/** The key under which a tab stores what it has changed in the list: see done-changes.ts, which is loaded when there is something to undo. */
export const STORED_CHANGES_KEY = 'done-changes';

onSessionCleared(removeStoredChanges);

/** Returns whether there may be changes to undo: what a tab without storage has changed is known by the code alone that undoes it. */
export function mayHaveStoredChanges(): boolean {
  try {
    return sessionStorage.getItem(STORED_CHANGES_KEY) !== null;
  } catch {
    return true;
  }
}

/** Removes this tab's stored changes, whosever they are. */
export function removeStoredChanges(): void {
  try {
    sessionStorage.removeItem(STORED_CHANGES_KEY);
  } catch {
    return; // Without storage there is nothing to remove.
  }
}
