import { useSyncExternalStore } from 'react';
import { sessionState } from '#web/session-state.ts';

/** The columns that a pilot may show, in their order; date, site, altitude and airtime are always there. */
export const OPTIONAL_COLUMNS = ['glider', 'tags', 'remarks', 'barogram', 'xc', 'score'] as const;
/** One of {@link OPTIONAL_COLUMNS}. */
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

const DEFAULT: readonly OptionalColumn[] = ['barogram', 'xc'];

/** Returns the optional columns that the pilot shows: as chosen on this page, or in this browser. */
export function shownOptionalColumns(pilotId: number, chosen: readonly string[] | null): readonly OptionalColumn[] {
  return columnsIn(chosen === null ? stored(pilotId) : chosen.join(' '));
}

/** Shows these columns, and keeps the choice in this browser. */
export function chooseColumns(pilotId: number, columns: readonly OptionalColumn[]): void {
  chosenColumns.set(columns);
  try {
    localStorage.setItem(keyOf(pilotId), columns.join(' '));
  } catch (error) {
    console.warn('The columns are not remembered: storage is blocked.', error);
  }
}

/** Returns whether there are more columns than every pilot begins with: the list then uses the width of wide screens. */
export function hasMore(columns: readonly OptionalColumn[]): boolean {
  return columns.some((column) => !DEFAULT.includes(column));
}

/** Returns the columns in a stored text; those that every pilot begins with where there is none. */
export function columnsIn(text: string | null): readonly OptionalColumn[] {
  if (text === null) return DEFAULT;
  const names = text.split(' ');
  return OPTIONAL_COLUMNS.filter((column) => names.includes(column));
}

function stored(pilotId: number): string | null {
  try {
    return localStorage.getItem(keyOf(pilotId));
  } catch {
    return null; // Without storage every page begins with the usual columns.
  }
}

function keyOf(pilotId: number): string {
  return `flight-columns-${pilotId}`;
}

/** The optional columns that were chosen on this page; null until then: those that this browser remembers are shown. */
const chosenColumns = sessionState<readonly string[] | null>(() => null);

/** Returns the columns that were chosen on this page. */
export function useChosenColumns(): readonly string[] | null {
  return useSyncExternalStore(chosenColumns.subscribe, chosenColumns.get);
}
