import { type ReactNode, useMemo } from 'react';
import { NARROW, useMedia } from '../use-media.ts';
import { firstRowOf, type RowGroup } from './grouping.ts';
import { TableGroup } from './table-group.tsx';
import type { PlacedRow } from './table-row.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';

/** In CSS pixels, before what is rendered is measured. */
const ROW_HEIGHT = { wide: 52, narrow: 92 };
const HEAD_HEIGHT = 41;

interface VirtualGroupsProps {
  readonly groups: readonly RowGroup<{ readonly id: number }>[];
  readonly columns: number;
  /** Estimated height on narrow windows of the row at a position; undefined where it is not known. */
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
