import { useRef } from 'react';
import { usePrinting } from '../page/printing.ts';
import type { Column } from './column.ts';
import { firstRowOf, type Grouping, indexOfRow, type RowGroup, rowAt } from './grouping.ts';
import { TableGroup } from './table-group.tsx';
import { type PlacedRow, TableRow } from './table-row.tsx';
import { useScrollOnce } from './use-scroll-once.ts';
import { VirtualGroups } from './virtual-groups.tsx';

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
