import { useEffect, useState } from 'react';

/** The item that was just added, in its list. */
export interface SavedItem {
  /** Null for none, or once dismissed. */
  readonly id: number | null;
  /** How many others were added with it. */
  readonly others: number;
  readonly dismiss: () => void;
}

/** Returns the history state of a list that shows a new item. */
export function stateOfSaved(id: number, others = 0): Readonly<Record<string, number>> {
  return { savedId: id, savedOthers: others };
}

/** Returns the new item that the list was opened with; a reload of the list, or Back to it, shows it no more. */
export function useSavedItem(): SavedItem {
  const [others] = useState(() => numberIn(history.state, 'savedOthers') ?? 0);
  const [id, setId] = useState(() => numberIn(history.state, 'savedId'));
  useEffect(() => {
    if (numberIn(history.state, 'savedId') !== null) history.replaceState({ ...history.state, savedId: undefined }, '');
  }, []);
  return { id, others, dismiss: () => setId(null) };
}

function numberIn(entry: unknown, name: string): number | null {
  const found =
    typeof entry === 'object' && entry !== null ? Object.entries(entry).find(([key]) => key === name) : null;
  return typeof found?.[1] === 'number' ? found[1] : null;
}
