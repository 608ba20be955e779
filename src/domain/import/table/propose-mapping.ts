import { findDateOrder } from './proposal/date-order.ts';
import { fitKnown } from './proposal/fit-known.ts';
import { findHeaderRow, proposeColumns } from './proposal/propose-columns.ts';
import { cellsOfColumn } from './proposal/table-columns.ts';
import { unitsOfHeaders } from './proposal/units-of-headers.ts';
import type { SourceTable } from './source-table.ts';
import { type DateOrder, EMPTY_MAPPING, type TableMapping } from './table-mapping.ts';

/** How a table is probably read. */
export interface MappingProposal {
  readonly mapping: TableMapping;
  /** Name of the known mapping that fits; null when it is proposed by headers and content. */
  readonly known: string | null;
  /** Null when the column decides the order, or a known mapping says it. */
  readonly dateQuestion: DateQuestion | null;
}

/** Whether the day or the month is first where the column does not decide: cells to be shown as days in each order. */
export interface DateQuestion {
  readonly orders: readonly DateOrder[];
  /** One or two cells that are other days in another order. */
  readonly cells: readonly string[];
}

/** Returns how a table is probably read: as the known mapping that fits best, else by the words of its headers and its content. */
export function proposeMapping(table: SourceTable, known: readonly TableMapping[]): MappingProposal {
  const fit = fitKnown(table, known);
  if (fit === null) return { ...proposeWithHeader(table, findHeaderRow(table)), known: null };
  const { mapping, dateQuestion } = withDateOrder(table, fit);
  return { mapping: dateQuestion === null ? mapping : fit, known: fit.name, dateQuestion: null };
}

/** Returns how a table is probably read whose header row the pilot has chosen, null for none. */
export function proposeWithHeader(table: SourceTable, headerRow: number | null): Omit<MappingProposal, 'known'> {
  const columns = proposeColumns(table, headerRow);
  return withDateOrder(table, { ...EMPTY_MAPPING, headerRow, columns, ...unitsOfHeaders(columns) });
}

/**
 * Returns a mapping with the order that the dates of its column are in, and a question where they do not say so. It is to be called
 * again when another column becomes that of the dates.
 */
export function withDateOrder(table: SourceTable, mapping: TableMapping): Omit<MappingProposal, 'known'> {
  const column = mapping.columns.find(({ field }) => field === 'date')?.column;
  if (column === undefined) return { mapping, dateQuestion: null };
  const finding = findDateOrder(cellsOfColumn(table, mapping.headerRow, column));
  if (finding.state === 'sure') return { mapping: { ...mapping, dateOrder: finding.order }, dateQuestion: null };
  const { orders, cells } = finding;
  return { mapping: { ...mapping, dateOrder: orders[0] ?? mapping.dateOrder }, dateQuestion: { orders, cells } };
}
