import { type ReactNode, type Ref, useMemo, useRef } from 'react';
import { usePrinting } from '../page/printing.ts';
import { NARROW, useMedia } from '../use-media.ts';
import type { Column } from './column.ts';
import { firstRowOf, type Grouping, indexOfRow, type RowGroup, rowAt } from './grouping.ts';
import styles from './table.module.css';
import { type PlacedRow, TableRow } from './table-row.tsx';
import { useScrollOnce, useVirtualRows } from './use-virtual-rows.ts';

/** Longer tables render only the rows in view. */
const MOST_WHOLE = 60;

interface TableBodyProps<Row extends { readonly id: number }> {
  readonly columns: readonly Column<Row>[];
  readonly groups: readonly RowGroup<Row>[];
  readonly grouping: Grouping<Row> | undefined;
  readonly hrefOf: (row: Row) => string;
  readonly narrowHeight: ((row: Row) => number) | undefined;
  readonly markedId: number | null;
  readonly rowClass: string;
}

/** The rows of a table: those in view of a long one, all of a short one or when printing. */
export function TableBody<Row extends { readonly id: number }>(props: TableBodyProps<Row>) {
  const { columns, groups, grouping, hrefOf, narrowHeight, markedId, rowClass } = props;
  const printing = usePrinting();
  const marked = useRef<HTMLTableRowElement>(null);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isWhole = count <= MOST_WHOLE;
  const markedIndex = markedId === null ? -1 : indexOfRow(groups, markedId);
  useScrollOnce(isWhole ? markedIndex : -1, () => marked.current?.scrollIntoView({ block: 'center' }));
  const renderRow = (row: Row, index: number, placed?: PlacedRow) => (
    <TableRow
      key={row.id}
      row={row}
      index={index}
      columns={columns}
      href={hrefOf(row)}
      isMarked={index === markedIndex}
      className={rowClass}
      element={index === markedIndex && !placed ? marked : placed?.measure}
      offset={placed?.offset}
    />
  );
  const headOf = (key: number | null) => (key === null ? undefined : grouping?.head(key));
  const renderGroups = (shown: readonly RowGroup<Row>[]) =>
    shown.map((group) => (
      <TableGroup key={group.key} head={headOf(group.key)} start={group.start} columns={columns.length}>
        {group.rows.map((row, index) => renderRow(row, firstRowOf(group) + index))}
      </TableGroup>
    ));
  if (isWhole || printing) return renderGroups(groups);
  return (
    <VirtualGroups
      groups={groups}
      columns={columns.length}
      markedIndex={markedIndex}
      narrowHeightAt={(index) => {
        const row = rowAt(groups, index);
        return row && narrowHeight?.(row);
      }}
      renderHead={headOf}
      renderRow={(index, placed) => {
        const row = rowAt(groups, index);
        return row && renderRow(row, index, placed);
      }}
    />
  );
}

/** In CSS pixels, before the rendered rows are measured. */
const ROW_HEIGHT = { wide: 52, narrow: 92 };
const HEAD_HEIGHT = 41;

interface VirtualGroupsProps {
  readonly groups: readonly RowGroup<{ readonly id: number }>[];
  readonly columns: number;
  /** Estimated height on narrow windows of the row at a position; undefined when unknown. */
  readonly narrowHeightAt: (index: number) => number | undefined;
  /** Scrolled into view once; negative for none. */
  readonly markedIndex: number;
  /** Returns the content of a group's head; undefined for none. */
  readonly renderHead: (key: number | null) => ReactNode;
  /** Renders the row at a position in the body. */
  readonly renderRow: (index: number, placed: PlacedRow) => ReactNode;
}

/** The heads of all groups and the rows in view of a table that scrolls with the window. */
export function VirtualGroups(props: VirtualGroupsProps) {
  const { groups, columns, markedIndex, narrowHeightAt, renderHead, renderRow } = props;
  const isNarrow = useMedia(NARROW);
  const rowHeight = (index: number): number =>
    isNarrow ? (narrowHeightAt(index) ?? ROW_HEIGHT.narrow) : ROW_HEIGHT.wide;
  const keys = useMemo(() => groups.flatMap(keysOf), [groups]);
  const heightOf = (index: number): number => (typeof keys[index] === 'string' ? HEAD_HEIGHT : rowHeight(index));
  const { body, virtualizer } = useVirtualRows({ keys, heightOf, markedIndex });
  const inView = virtualizer.getVirtualItems();
  const { measureElement: measure, measurementsCache } = virtualizer;
  return groups.map((group, place) => {
    const [first, after] = [firstRowOf(group), firstRowOf(group) + group.rows.length];
    const start = measurementsCache[group.start]?.start ?? 0;
    const end = measurementsCache[after - 1]?.end ?? start;
    return (
      <TableGroup
        key={group.key}
        head={renderHead(group.key)}
        start={group.start}
        columns={columns}
        body={place === 0 ? body : undefined}
        measureHead={measure}
        height={end - start}
      >
        {inView
          .filter(({ index }) => index >= first && index < after)
          .map((row) => renderRow(row.index, { measure, offset: row.start - start }))}
      </TableGroup>
    );
  });
}

/** A number for a row, a text for a head. */
function keysOf({ key, rows }: RowGroup<{ readonly id: number }>): readonly (number | string)[] {
  const ids = rows.map(({ id }) => id);
  return key === null ? ids : [`head-${key}`, ...ids];
}

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
function TableGroup({ head, start, columns, body, measureHead, height, children }: TableGroupProps) {
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
