import type { ReactNode } from 'react';
import type { SortRule } from './sorting.ts';

/** One column of a table. */
export interface Column<Row> {
  readonly name: string;
  /** Text of the head; visually hidden if the column does not sort. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Without it the column does not sort. */
  readonly sort?: SortRule<Row>;
  /** Aligned to the end: for numbers. */
  readonly atEnd?: boolean;
  /** Its cells are operated, as checkboxes: no part of the link to the row's page, whose name is in another column. */
  readonly isControl?: boolean;
  /** In place of the label in the head. */
  readonly head?: ReactNode;
  /** Class of the column's cells and head: the position in the grid. */
  readonly className?: string | undefined;
}
