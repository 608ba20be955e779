import { useSyncExternalStore } from 'react';
import { sessionState } from '#web/session-state.ts';

/** The optional columns that were chosen on this page; null until then: those that this browser remembers are shown. */
export const chosenColumns = sessionState<readonly string[] | null>(() => null);

/** Returns the columns that were chosen on this page. */
export function useChosenColumns(): readonly string[] | null {
  return useSyncExternalStore(chosenColumns.subscribe, chosenColumns.get);
}
