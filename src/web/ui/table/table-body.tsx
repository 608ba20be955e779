import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from '../page/printing.ts';
import { NARROW, useMedia } from '../use-media.ts';
import type { Column } from './column.ts';
import styles from './table.module.css';
import { TableRow } from './table-row.tsx';

/** Estimated heights in CSS pixels; each rendered row is measured. */
const ROW_HEIGHT = { wide: 52, narrow: 92 };
const OVERSCAN = 12;

interface TableBodyProps<Row extends { readonly id: number }> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly hrefOf: (row: Row) => string;
  readonly markedId: number | null;
  readonly rowClass: string;
}

/** The rows in view of a table that scrolls with the window; all rows when printing. */
export function TableBody<Row extends { readonly id: number }>({
  columns,
  rows,
  hrefOf,
  markedId,
  rowClass,
}: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const narrow = useMedia(NARROW);
  const printing = usePrinting();
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (narrow ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide),
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  useScrollOnce(markedId === null || top === 0 ? -1 : rows.findIndex(({ id }) => id === markedId), (index) =>
    virtualizer.scrollToIndex(index, { align: 'center' }),
  );
  const renderRow = (row: Row, index: number, item?: VirtualItem) => (
    <TableRow
      key={row.id}
      row={row}
      index={index}
      columns={columns}
      href={hrefOf(row)}
      isMarked={row.id === markedId}
      className={rowClass}
      measure={item ? virtualizer.measureElement : undefined}
      offset={item ? item.start - top : undefined}
    />
  );
  if (printing) return <tbody className={styles.body}>{rows.map((row, index) => renderRow(row, index))}</tbody>;
  return (
    <tbody ref={body} className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index];
        return row && renderRow(row, item.index, item);
      })}
    </tbody>
  );
}

/** Scrolls to a row once, as soon as its index is known; re-sorting does not scroll again. */
function useScrollOnce(index: number, show: (index: number) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (index < 0 || isDone.current) return;
    isDone.current = true;
    show(index);
  });
}
