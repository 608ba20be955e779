import type { Ref } from 'react';
import { Link } from 'wouter';
import { classes } from '../classes.ts';
import type { Column } from './column.ts';
import styles from './table.module.css';

/** The place of a row in a virtual table. */
export interface PlacedRow {
  readonly measure: Ref<HTMLTableRowElement>;
  /** Pixels below the start of its group. */
  readonly offset: number;
}

interface TableRowProps<Row> {
  readonly row: Row;
  /** Position in the body, heads of groups included. */
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly href: string;
  readonly isMarked: boolean;
  readonly className: string;
  readonly element: Ref<HTMLTableRowElement> | undefined;
  /** Pixels below the start of its group; undefined in normal flow. */
  readonly offset: number | undefined;
}

/** One row; the link in its first cell covers the whole row. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, href, isMarked, className, element, offset } = props;
  const linked = columns.find(({ isControl }) => !isControl);
  return (
    <tr
      ref={element}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isMarked ? 'true' : undefined}
      className={classes(styles.row, offset !== undefined && styles.placed, className)}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
    >
      {columns.map((column) => (
        <td key={column.name} className={classes(styles.cell, column.atEnd && styles.atEnd, column.className)}>
          {column === linked ? (
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
