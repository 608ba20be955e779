import { useSyncExternalStore } from 'react';
import { NO_SELECTIONS, type Selections } from '#domain/statistics/selections';
import { sessionState } from '#web/session-state.ts';

/** The selections, unchanged on return to the statistics. */
export const sharedSelections = sessionState<Selections>(() => NO_SELECTIONS);

/** Returns the current selections. */
export function useSelections(): Selections {
  return useSyncExternalStore(sharedSelections.subscribe, sharedSelections.get);
}

/** Changes the selections. */
export function changeSelections(change: (before: Selections) => Selections): void {
  sharedSelections.set(change(sharedSelections.get()));
}
