import type { Ref } from 'react';
import { Link } from 'wouter';
import { classes } from '../classes.ts';
import type { Column } from './column.ts';
import styles from './table.module.css';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly href: string;
  readonly isMarked: boolean;
  readonly className: string;
  readonly measure: Ref<HTMLTableRowElement> | undefined;
  /** Pixels below the head; undefined in normal flow. */
  readonly offset: number | undefined;
}

/** One row; the link in its first cell covers the whole row. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, href, isMarked, className, measure, offset } = props;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isMarked ? 'true' : undefined}
      className={classes(styles.row, offset !== undefined && styles.placed, className)}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
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
