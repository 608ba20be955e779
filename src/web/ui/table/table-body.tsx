import { lazy, Suspense, useRef } from 'react';
import { usePrinting } from '../page/printing.ts';
import { NARROW, useMedia } from '../use-media.ts';
import type { Column } from './column.ts';
import styles from './table.module.css';
import { type PlacedRow, TableRow } from './table-row.tsx';
import { useScrollOnce } from './use-scroll-once.ts';

/** Longer tables render only the rows in view, by code that is loaded for them: the first rows do not wait for it. */
const MOST_WHOLE = 60;
/** In CSS pixels. */
const ROW_HEIGHT = { wide: 52, narrow: 92 };
const VirtualBody = lazy(async () => ({ default: (await import('./virtual-body.tsx')).VirtualBody }));

interface TableBodyProps<Row extends { readonly id: number }> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly hrefOf: (row: Row) => string;
  readonly markedId: number | null;
  readonly rowClass: string;
}

/** The rows of a table: those in view of a long one, all of a short one or when printing. */
export function TableBody<Row extends { readonly id: number }>(props: TableBodyProps<Row>) {
  const { columns, rows, hrefOf, markedId, rowClass } = props;
  const printing = usePrinting();
  const narrow = useMedia(NARROW);
  const body = useRef<HTMLTableSectionElement>(null);
  const isWhole = rows.length <= MOST_WHOLE;
  const markedIndex = markedId === null ? -1 : rows.findIndex(({ id }) => id === markedId);
  useScrollOnce(isWhole ? markedIndex : -1, (index) => body.current?.rows[index]?.scrollIntoView({ block: 'center' }));
  const renderRow = (row: Row, index: number, placed?: PlacedRow) => (
    <TableRow
      key={row.id}
      row={row}
      index={index}
      columns={columns}
      href={hrefOf(row)}
      isMarked={index === markedIndex}
      className={rowClass}
      placed={placed}
    />
  );
  const renderRows = (count: number) => (
    <tbody ref={body} className={styles.body}>
      {rows.slice(0, count).map((row, index) => renderRow(row, index))}
    </tbody>
  );
  if (isWhole || printing) return renderRows(rows.length);
  return (
    <Suspense fallback={renderRows(MOST_WHOLE)}>
      <VirtualBody
        keys={rows.map(({ id }) => id)}
        rowHeight={narrow ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide}
        markedIndex={markedIndex}
        renderRow={(index, placed) => {
          const row = rows[index];
          return row && renderRow(row, index, placed);
        }}
      />
    </Suspense>
  );
}
