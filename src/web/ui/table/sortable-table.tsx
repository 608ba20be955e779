import { useEffect, useMemo, useRef, useState } from 'react';
import { sessionState } from '#web/session-state.ts';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Hidden } from '../text/hidden.tsx';
import type { Column } from './column.ts';
import { type Grouping, groupRows } from './grouping.ts';
import { type SortDirection, type Sorting, sortingAfterClick, sortRows } from './sorting.ts';
import styles from './table.module.css';
import { TableBody } from './table-body.tsx';

interface SortableTableProps<Row extends { readonly id: number }> {
  /** Accessible name, and the key under which the sorting is remembered. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly startSorting: Sorting;
  /** The path of a row's page; the link in the first cell covers the whole row. */
  readonly hrefOf: (row: Row) => string;
  /** Estimated height of a row on narrow windows in CSS pixels, where rows differ: a place in a long table is found again by it. */
  readonly narrowHeight?: ((row: Row) => number) | undefined;
  /** The id of a highlighted row, scrolled into view once. */
  readonly markedId?: number | null;
  /** Heads of groups of rows; only while the table is sorted by their column. */
  readonly grouping?: Grouping<Row> | undefined;
  /** Called with the rows in the order in which they are shown; with none when the table is gone. */
  readonly onOrder?: ((rows: readonly Row[]) => void) | undefined;
  /** Class with the `grid-template` of head and rows. */
  readonly rowClass?: string | undefined;
  /** Additional class of the head. */
  readonly headClass?: string | undefined;
}

/** A table of any length whose rows are links; only the rows in view are rendered. */
export function SortableTable<Row extends { readonly id: number }>(props: SortableTableProps<Row>) {
  const { label, columns, rows, hrefOf, markedId = null, rowClass, headClass, grouping, onOrder } = props;
  const [sorting, sortBy] = useSorting(label, props.startSorting);
  const table = useRef<HTMLTableElement>(null);
  const onSort = (column: string, first: SortDirection): void => {
    sortBy(column, first);
    showTop(table.current);
  };
  const sorted = useMemo(() => {
    const rule = columns.find((column) => column.name === sorting.column)?.sort;
    return rule ? sortRows(rows, rule, sorting.direction) : rows;
  }, [rows, columns, sorting]);
  useEffect(() => {
    onOrder?.(sorted);
  }, [onOrder, sorted]);
  useEffect(() => {
    return () => onOrder?.([]);
  }, [onOrder]);
  const keyOf = sorting.column === grouping?.column ? grouping.keyOf : undefined;
  const groups = useMemo(() => groupRows(sorted, keyOf), [sorted, keyOf]);
  const heads = keyOf ? groups.length : 0;
  return (
    <table ref={table} className={styles.table} aria-label={label} aria-rowcount={rows.length + heads + 1}>
      <TableHead
        columns={columns}
        sorting={sorting}
        onSort={onSort}
        rowClass={classes(styles.grid, rowClass, headClass)}
      />
      <TableBody
        columns={columns}
        groups={groups}
        grouping={grouping}
        hrefOf={hrefOf}
        narrowHeight={props.narrowHeight}
        markedId={markedId}
        rowClass={classes(styles.grid, rowClass)}
      />
    </table>
  );
}

/** Scrolls to the first rows after sorting, unless the table's start is in view. */
function showTop(table: HTMLTableElement | null): void {
  if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView();
}

/** The last sorting of each table, restored on Back. */
const remembered = sessionState(() => new Map<string, Sorting>());

/** Returns the sorting of the table of that name, and the handler for clicks on its heads. */
function useSorting(table: string, start: Sorting): readonly [Sorting, (column: string, first: SortDirection) => void] {
  const [sorting, setSorting] = useState(remembered.get().get(table) ?? start);
  const sortBy = (column: string, first: SortDirection): void => {
    const next = sortingAfterClick(sorting, column, first);
    remembered.get().set(table, next);
    setSorting(next);
  };
  return [sorting, sortBy];
}

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting;
  readonly onSort: (column: string, first: SortDirection) => void;
  readonly rowClass: string | undefined;
}

/** The column heads; those that sort are buttons, with `aria-sort` on the sorted one. */
function TableHead<Row>({ columns, sorting, onSort, rowClass }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr className={classes(styles.headRow, rowClass)} aria-rowindex={1}>
        {columns.map((column) => (
          <HeadCell
            key={column.name}
            column={column}
            direction={sorting.column === column.name ? sorting.direction : undefined}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly direction: SortDirection | undefined;
  readonly onSort: (column: string, first: SortDirection) => void;
}

function HeadCell<Row>({ column, direction, onSort }: HeadCellProps<Row>) {
  const { sort, label, name, atEnd, className, head } = column;
  const cellClasses = classes(styles.headCell, atEnd && styles.atEnd, className);
  if (!sort && !head) return <HiddenHead label={label} className={cellClasses} />;
  return (
    <th scope="col" className={cellClasses} aria-sort={direction}>
      {sort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(name, sort.first)}>
          {label}
          {direction && <Icon name={direction === 'ascending' ? 'up' : 'down'} />}
        </button>
      ) : (
        head
      )}
    </th>
  );
}

/** The visually hidden head of a column of pictures. */
function HiddenHead({ label, className }: { readonly label: string; readonly className: string }) {
  return (
    <th scope="col" className={classes(className, styles.silent)}>
      <Hidden>{label}</Hidden>
    </th>
  );
}
