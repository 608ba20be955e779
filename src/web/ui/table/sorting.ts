/** The sort direction of a table. */
export type SortDirection = 'ascending' | 'descending';

/** The column by which a table is sorted, and the direction. */
export interface Sorting {
  readonly column: string;
  readonly direction: SortDirection;
}

/** How a column sorts: its ascending order, and the direction of the first click on its head. */
export interface SortRule<Row> {
  readonly compare: (a: Row, b: Row) => number;
  readonly first: SortDirection;
}

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const;

/** Returns the sorting after a click on a column's head: reversed if it was sorted by it, else its first direction. */
export function sortingAfterClick(now: Sorting, column: string, first: SortDirection): Sorting {
  return { column, direction: now.column === column ? OPPOSITE[now.direction] : first };
}

/** Returns a sorted copy of the rows; the sort is stable. */
export function sortRows<Row>(rows: readonly Row[], rule: SortRule<Row>, direction: SortDirection): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * rule.compare(a, b));
}
