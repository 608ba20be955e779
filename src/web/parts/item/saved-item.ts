import { useEffect, useState } from 'react';

/** What a list shows of the item that was just added. */
export interface SavedItem {
  /** Null for none, or none any more. */
  readonly id: number | null;
  readonly dismiss: () => void;
}

/** The history entry's state of a list that shows a new item. */
export function stateOfSaved(id: number): { readonly savedId: number } {
  return { savedId: id };
}

/** The item that the list was opened to show; a reload of the list, or a way back to it, shows it no more. */
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
