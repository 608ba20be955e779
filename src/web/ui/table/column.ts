import type { ReactNode } from 'react';
import type { SortRule } from './sorting.ts';

/** One column of a table. */
export interface Column<Row> {
  readonly name: string;
  /** What its head says; read out only where the column does not sort. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Without it the column does not sort. */
  readonly sort?: SortRule<Row>;
  /** For numbers: at the end of the column. */
  readonly atEnd?: boolean;
  /** For the column's cells, its head included: the place in the grid. */
  readonly className?: string | undefined;
}
