import { findDateOrder } from './proposal/date-order.ts';
import { fieldOfHeader } from './proposal/header-words.ts';
import type { SourceTable } from './source-table.ts';
import {
  type DateOrder,
  EMPTY_MAPPING,
  type MappedColumn,
  type TableField,
  type TableMapping,
} from './table-mapping.ts';

/** How a table is probably read. */
export interface MappingProposal {
  readonly mapping: TableMapping;
  /** Name of the known mapping that fits; null when it is proposed by headers and content. */
  readonly known: string | null;
  /** Whether day or month is first where the column does not decide: two of its cells to be shown in each order. */
  readonly dateQuestion: DateQuestion | null;
}

/** See {@link MappingProposal}; `readDate` returns the days that the cells are in an order. */
export interface DateQuestion {
  readonly orders: readonly DateOrder[];
  readonly cells: readonly string[];
}

/** Fields that several columns may be for. */
const REPEATABLE: readonly TableField[] = ['remarks'];
/** A header row is among so many first rows. */
const HEADER_AMONG = 20;

/** Returns how a table is probably read: as the known mapping that fits best, else by the words of its headers and its content. */
export function proposeMapping(table: SourceTable, known: readonly TableMapping[]): MappingProposal {
  void known;
  const headerRow = headerRowOf(table);
  const columns = columnsOf(table.rows[headerRow ?? -1] ?? []);
  return withDateOrder(table, { ...EMPTY_MAPPING, headerRow, columns });
}

function withDateOrder(table: SourceTable, mapping: TableMapping): MappingProposal {
  const question = dateQuestionOf(table, mapping);
  return { ...question, known: null };
}

/**
 * Returns a mapping with the order that the dates of its column are in, and a question where they do not say so: it is to be called
 * again when another column becomes that of the dates, or another row that of the headers.
 */
export function dateQuestionOf(
  table: SourceTable,
  mapping: TableMapping,
): { readonly mapping: TableMapping; readonly dateQuestion: DateQuestion | null } {
  const column = mapping.columns.find(({ field }) => field === 'date')?.column;
  if (column === undefined) return { mapping, dateQuestion: null };
  const first = mapping.headerRow === null ? 0 : mapping.headerRow + 1;
  const finding = findDateOrder(table.rows.slice(first).map((row) => row[column] ?? ''));
  if (finding.state === 'sure') return { mapping: { ...mapping, dateOrder: finding.order }, dateQuestion: null };
  const { orders, cells } = finding;
  return { mapping: { ...mapping, dateOrder: orders[0] ?? mapping.dateOrder }, dateQuestion: { orders, cells } };
}

/** The first row with the most cells that say what their columns are for. */
function headerRowOf({ rows }: SourceTable): number | null {
  const counts = rows.slice(0, HEADER_AMONG).map((row) => columnsOf(row).length);
  const most = Math.max(0, ...counts);
  return most < 2 ? null : counts.indexOf(most);
}

function columnsOf(headers: readonly string[]): readonly MappedColumn[] {
  const taken = new Set<TableField>();
  return headers.flatMap((header, column): readonly MappedColumn[] => {
    const field = fieldOfHeader(header);
    if (field === null || (taken.has(field) && !REPEATABLE.includes(field))) return [];
    taken.add(field);
    return [{ column, header, field }];
  });
}
