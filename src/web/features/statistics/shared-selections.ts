import { useSyncExternalStore } from 'react';
import { NO_SELECTIONS, type Selections } from '#domain/statistics/selections';

/** Lives as long as the page in the browser: leaving the statistics and coming back finds them as they were. */
let held: { readonly pilotId: number; readonly selections: Selections } | null = null;
const listeners = new Set<() => void>();

/** What this pilot has chosen, as it changes; another pilot starts with nothing chosen. */
export function useSelections(pilotId: number): Selections {
  return useSyncExternalStore(subscribe, () => selectionsOf(pilotId));
}

/** What a pilot has chosen. */
export function selectionsOf(pilotId: number): Selections {
  return held?.pilotId === pilotId ? held.selections : NO_SELECTIONS;
}

/** Changes what a pilot has chosen; what another one had chosen is forgotten. */
export function changeSelections(pilotId: number, change: (before: Selections) => Selections): void {
  held = { pilotId, selections: change(selectionsOf(pilotId)) };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
