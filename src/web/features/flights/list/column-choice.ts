import { useMemo, useSyncExternalStore } from 'react';
import { localText } from '#web/device-storage/local-text.ts';
import { sessionState } from '#web/session-state.ts';

/** Which columns a pilot may choose. */
export interface ColumnChoice {
  readonly name: string;
  /** Whether a column is there until the pilot chooses; without it, it is always there. */
  readonly choice?: 'shown' | 'hidden';
}

/** Returns the columns to show, in their order: those that are always there, and the chosen ones; names of another version are left out. */
export function shownColumns<Column extends ColumnChoice>(
  all: readonly Column[],
  chosen: readonly string[] | null,
): readonly Column[] {
  return all.filter(({ name, choice }) => choice === undefined || (chosen?.includes(name) ?? choice === 'shown'));
}

/** Returns whether there are more columns than every pilot begins with: the list then uses the width of wide screens. */
export function hasMore(shown: readonly ColumnChoice[]): boolean {
  return shown.some(({ choice }) => choice === 'hidden');
}

/** The names of the columns that were chosen on this page; null until then: those that this browser remembers are shown. */
const chosenColumns = sessionState<readonly string[] | null>(() => null);

/** Returns the names that the pilot has chosen, on this page or before in this browser; null when the columns are the usual ones. */
export function useChosenColumns(pilotId: number): readonly string[] | null {
  const chosen = useSyncExternalStore(chosenColumns.subscribe, chosenColumns.get);
  return useMemo(() => chosen ?? stored(pilotId), [chosen, pilotId]);
}

/** Shows these columns, and keeps the choice in this browser. */
export function chooseColumns(pilotId: number, names: readonly string[]): void {
  chosenColumns.set(names);
  try {
    localStorage.setItem(keyOf(pilotId), names.join(' '));
  } catch (error) {
    console.warn('The columns are not remembered: storage is blocked.', error);
  }
}

function stored(pilotId: number): readonly string[] | null {
  return localText(keyOf(pilotId))?.split(' ') ?? null;
}

function keyOf(pilotId: number): string {
  return `flight-columns-${pilotId}`;
}
