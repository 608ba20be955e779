import type { ReactNode } from 'react';

/** How the rows of a table are divided under heads. */
export interface Grouping<Row> {
  /** The column by which the table must be sorted: rows of a group are then neighbours. */
  readonly column: string;
  readonly keyOf: (row: Row) => number;
  /** The content of a group's head. */
  readonly head: (key: number) => ReactNode;
}

/** Neighbouring rows under one head; all rows of a table without heads. */
export interface RowGroup<Row> {
  /** Null without a head. */
  readonly key: number | null;
  /** Position in the body of the head, or without one of the first row. */
  readonly start: number;
  readonly rows: readonly Row[];
}

/** Returns the groups of sorted rows; a single one without a head where there is no key. */
export function groupRows<Row>(
  rows: readonly Row[],
  keyOf: ((row: Row) => number) | undefined,
): readonly RowGroup<Row>[] {
  if (!keyOf) return [{ key: null, start: 0, rows }];
  const keys = rows.map(keyOf);
  const groups: RowGroup<Row>[] = [];
  let from = 0;
  for (const [index, key] of keys.entries()) {
    if (keys[index + 1] === key) continue;
    groups.push({ key, start: from + groups.length, rows: rows.slice(from, index + 1) });
    from = index + 1;
  }
  return groups;
}

/** Returns the position in the body of a group's first row. */
export function firstRowOf({ key, start }: Pick<RowGroup<unknown>, 'key' | 'start'>): number {
  return key === null ? start : start + 1;
}

/** Returns the row at a position in the body; undefined for a head. */
export function rowAt<Row>(groups: readonly RowGroup<Row>[], index: number): Row | undefined {
  const group = groups.findLast(({ start }) => start <= index);
  return group?.rows[index - firstRowOf(group)];
}

/** Returns the position in the body of the row of an id; -1 when there is none. */
export function indexOfRow(groups: readonly RowGroup<{ readonly id: number }>[], id: number): number {
  for (const group of groups) {
    const index = group.rows.findIndex((row) => row.id === id);
    if (index >= 0) return firstRowOf(group) + index;
  }
  return -1;
}
