import { useEffect, useState } from 'react';

/** The item that was just added, in its list. */
export interface SavedItem {
  /** Null for none, or once dismissed. */
  readonly id: number | null;
  readonly dismiss: () => void;
}

/** Returns the history state of a list that shows a new item. */
export function stateOfSaved(id: number): { readonly savedId: number } {
  return { savedId: id };
}

/** Returns the new item that the list was opened with; a reload of the list, or Back to it, shows it no more. */
export function useSavedItem(): SavedItem {
  const [id, setId] = useState(() => savedIdIn(history.state));
  useEffect(() => {
    if (savedIdIn(history.state) !== null) history.replaceState({ ...history.state, savedId: undefined }, '');
  }, []);
  return { id, dismiss: () => setId(null) };
}

function savedIdIn(entry: unknown): number | null {
  const id = typeof entry === 'object' && entry !== null && 'savedId' in entry ? entry.savedId : null;
  return typeof id === 'number' ? id : null;
}
