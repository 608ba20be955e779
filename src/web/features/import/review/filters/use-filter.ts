import { useState } from 'react';
import type { Outcome } from '../review.ts';
import type { ReviewRow } from '../review-rows.ts';

/** What the review shows: all flights, those of one outcome, or the files that were refused. */
export type Filter = Outcome | 'all' | 'refused';

/** The filter with the flights that it has chosen: they stay in view when an answer changes what becomes of them. */
export interface ChosenFilter {
  readonly name: Filter;
  readonly keys: ReadonlySet<string>;
}

/** Returns the filter, and a function that sets it. Where there is nothing but refused files, it shows these. */
export function useFilter(
  rows: readonly ReviewRow[],
  refused: number,
): readonly [ChosenFilter, (name: Filter) => void] {
  const [filter, setFilter] = useState<ChosenFilter>(() => ({
    name: rows.length === 0 && refused > 0 ? 'refused' : 'all',
    keys: new Set(),
  }));
  return [filter, (name) => setFilter({ name, keys: keysOf(rows, name) })];
}

function keysOf(rows: readonly ReviewRow[], name: Filter): ReadonlySet<string> {
  return new Set(rows.filter(({ outcome }) => outcome === name).map(({ key }) => key));
}
