import type { ReactNode, Ref } from 'react';
import styles from './table.module.css';

interface TableGroupProps {
  /** Undefined for a group without a head. */
  readonly head: ReactNode;
  /** Position of the head in the body. */
  readonly start: number;
  readonly columns: number;
  readonly body?: Ref<HTMLTableSectionElement> | undefined;
  readonly measureHead?: Ref<HTMLTableRowElement>;
  /** In CSS pixels; undefined where the rows are in normal flow. */
  readonly height?: number;
  readonly children: ReactNode;
}

/** A group of rows under its head, which stays in view as long as one of the rows is. */
export function TableGroup({ head, start, columns, body, measureHead, height, children }: TableGroupProps) {
  return (
    <tbody ref={body} className={styles.body} style={height === undefined ? undefined : { height }}>
      {head !== undefined && (
        <tr ref={measureHead} data-index={start} aria-rowindex={start + 2} className={styles.groupRow}>
          <th scope="rowgroup" colSpan={columns} className={styles.groupHead}>
            {head}
          </th>
        </tr>
      )}
      {children}
    </tbody>
  );
}
