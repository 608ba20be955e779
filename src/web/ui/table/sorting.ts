/** Which way a table runs. */
export type Direction = 'ascending' | 'descending';

/** By which column a table is sorted, and which way. */
export interface Sorting {
  readonly column: string;
  readonly direction: Direction;
}

/** How a column sorts: its order when ascending, and the direction its first click gives. */
export interface SortRule<Row> {
  readonly compare: (a: Row, b: Row) => number;
  readonly first: Direction;
}

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const;

/** The sorting after a click on a column's head: its own first direction, or the other way round. */
export function sortingAfterClick(now: Sorting, column: string, first: Direction): Sorting {
  return { column, direction: now.column === column ? OPPOSITE[now.direction] : first };
}

/** The rows in order, as a new list; equal rows keep their order. */
export function sortRows<Row>(rows: readonly Row[], rule: SortRule<Row>, direction: Direction): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * rule.compare(a, b));
}
