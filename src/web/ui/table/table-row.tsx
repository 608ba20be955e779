import type { Ref } from 'react';
import { Link } from 'wouter';
import { classes } from '../classes.ts';
import type { Column } from './column.ts';
import styles from './table.module.css';

/** Where a row of a virtual table is. */
export interface PlacedRow {
  readonly measure: Ref<HTMLTableRowElement>;
  /** Pixels below the head. */
  readonly offset: number;
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly href: string;
  readonly isMarked: boolean;
  readonly className: string;
  /** Undefined in normal flow. */
  readonly placed: PlacedRow | undefined;
}

/** One row; the link in its first cell covers the whole row. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, href, isMarked, className, placed } = props;
  return (
    <tr
      ref={placed?.measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isMarked ? 'true' : undefined}
      className={classes(styles.row, placed && styles.placed, className)}
      style={placed && { transform: `translateY(${placed.offset}px)` }}
    >
      {columns.map((column, place) => (
        <td key={column.name} className={classes(styles.cell, column.atEnd && styles.atEnd, column.className)}>
          {place === 0 ? (
            <Link href={href} className={styles.link}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
