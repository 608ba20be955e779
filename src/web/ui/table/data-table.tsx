import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from '#web/ui/classes.ts';
import styles from './data-table.module.css';

/** A chart's figures as rows. */
export interface DataTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly DataRow[];
  /** Number of text columns at the start; the others are numbers and aligned to the end. */
  readonly textColumns: number;
}

/** One row; its first cell names it. */
interface DataRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  /** The row is the chosen one. */
  readonly chosen?: boolean;
  /** Makes the first cell a button that does what a click in the chart does. */
  readonly onChoose?: (() => void) | undefined;
  /** Makes the first cell a link instead. */
  readonly href?: string | undefined;
}

/** The figures of a chart as a table. A cell has the head of its column as `data-label`, for styles that hide the heads. */
export function DataTable({ label, head, rows, textColumns }: DataTableProps) {
  const cellClass = (column: number): string => classes(column >= textColumns && styles.number);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={title} scope="col" className={cellClass(column)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={classes(row.chosen && styles.chosen)}>
            <th scope="row">
              <RowName row={row} />
            </th>
            {row.cells.slice(1).map((cell, index) => (
              <td key={head[index + 1]} className={cellClass(index + 1)} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowName({ row }: { readonly row: DataRow }) {
  if (row.href !== undefined)
    return (
      <Link href={row.href} className={styles.choose}>
        {row.cells[0]}
      </Link>
    );
  if (!row.onChoose) return row.cells[0];
  return (
    <button type="button" className={styles.choose} aria-pressed={row.chosen} onClick={row.onChoose}>
      {row.cells[0]}
    </button>
  );
}
