import { useState } from 'react';
import { sessionState } from '#web/session-state.ts';
import { type SortDirection, type Sorting, sortingAfterClick } from './sorting.ts';

/** The last sorting of each table, restored on Back. */
const remembered = sessionState(() => new Map<string, Sorting>());

/** Returns the sorting of the table of that name, and the handler for clicks on its heads. */
export function useSorting(
  table: string,
  start: Sorting,
): readonly [Sorting, (column: string, first: SortDirection) => void] {
  const [sorting, setSorting] = useState(remembered.get().get(table) ?? start);
  const sortBy = (column: string, first: SortDirection): void => {
    const next = sortingAfterClick(sorting, column, first);
    remembered.get().set(table, next);
    setSorting(next);
  };
  return [sorting, sortBy];
}
