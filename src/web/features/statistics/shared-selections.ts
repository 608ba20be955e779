import { useSyncExternalStore } from 'react';
import { NO_SELECTIONS, type Selections } from '#domain/statistics/selections';

/** Kept until the page is reloaded, so that the statistics are unchanged on return. */
let held: { readonly pilotId: number; readonly selections: Selections } | null = null;
const listeners = new Set<() => void>();

/** The current selections of a pilot; another pilot starts with none. */
export function useSelections(pilotId: number): Selections {
  return useSyncExternalStore(subscribe, () => selectionsOf(pilotId));
}

/** Returns the selections of a pilot. */
export function selectionsOf(pilotId: number): Selections {
  return held?.pilotId === pilotId ? held.selections : NO_SELECTIONS;
}

/** Changes the selections of a pilot; those of another one are discarded. */
export function changeSelections(pilotId: number, change: (before: Selections) => Selections): void {
  held = { pilotId, selections: change(selectionsOf(pilotId)) };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
