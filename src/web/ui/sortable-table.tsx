import { useMemo, useRef } from 'react';
import { classes } from './classes.ts';
import styles from './css/table.module.css';
import type { Column } from './table/column.ts';
import { type Direction, type Sorting, sortRows } from './table/sorting.ts';
import { TableBody } from './table/table-body.tsx';
import { TableHead } from './table/table-head.tsx';
import { useSorting } from './table/use-sorting.ts';

interface SortableTableProps<Row extends { readonly id: number }> {
  /** Read out as the table's name; also under which its sorting is remembered. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly startSorting: Sorting;
  /** The page of a row; the first column's cell is the link, and takes clicks on the whole row. */
  readonly hrefOf: (row: Row) => string;
  /** The id of a row that stands out, and is brought into view once. */
  readonly markedId?: number | null;
  /** `grid-template` of head and rows, wide and narrow. */
  readonly rowClass?: string | undefined;
  /** What else applies to the head alone. */
  readonly headClass?: string | undefined;
}

/** A table of any length whose rows are links; only the rows in view are drawn. */
export function SortableTable<Row extends { readonly id: number }>(props: SortableTableProps<Row>) {
  const { label, columns, rows, hrefOf, markedId = null, rowClass, headClass } = props;
  const [sorting, sortBy] = useSorting(label, props.startSorting);
  const table = useRef<HTMLTableElement>(null);
  const onSort = (column: string, first: Direction): void => {
    sortBy(column, first);
    showTop(table.current);
  };
  const sorted = useMemo(() => {
    const rule = columns.find((column) => column.name === sorting.column)?.sort;
    return rule ? sortRows(rows, rule, sorting.direction) : rows;
  }, [rows, columns, sorting]);
  return (
    <table ref={table} className={styles.table} aria-label={label} aria-rowcount={rows.length + 1}>
      <TableHead
        columns={columns}
        sorting={sorting}
        onSort={onSort}
        rowClass={classes(styles.grid, rowClass, headClass)}
      />
      <TableBody
        columns={columns}
        rows={sorted}
        hrefOf={hrefOf}
        markedId={markedId}
        rowClass={classes(styles.grid, rowClass)}
      />
    </table>
  );
}

/** After a new order the first rows are what counts; a table that begins in view stays where it is. */
function showTop(table: HTMLTableElement | null): void {
  if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView();
}
