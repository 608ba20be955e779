import { readDate } from '#domain/import/table/date-cell';
import { readRows } from '#domain/import/table/read-rows';
import { MOST_SPLIT, readCount } from '#domain/import/table/several-flights';
import { firstRow, type SourceTable, type TableEncoding } from '#domain/import/table/source-table';
import { DATE_ORDERS } from '#domain/import/table/table-mapping';
import type { TableDraft } from './table-draft.ts';

/** This many first rows are looked at. */
const DATED_ROWS = 200;

/** Returns whether a date of the table is another day in another order: not where the year comes first or the month has a name. */
export function dateOrderMatters({ table, mapping }: Pick<TableDraft, 'table' | 'mapping'>): boolean {
  const column = mapping.columns.find(({ field }) => field === 'date')?.column;
  const first = mapping.headerRow === null ? 0 : mapping.headerRow + 1;
  const rows = column === undefined ? [] : table.rows.slice(first, first + DATED_ROWS);
  return rows.some((row) => {
    const days = DATE_ORDERS.map((order) => readDate(row[column ?? 0] ?? '', order)?.date);
    return new Set(days).size > 1;
  });
}

/** This many first rows are looked at. */
const TIMED_ROWS = 500;

/**
 * Returns whether a table has times in UTC of which nothing says where they were. `offered`: a known layout has its days in a column
 * of their own, and the times can be left out.
 */
export function zoneNeed({
  table,
  mapping,
  known,
}: Pick<TableDraft, 'table' | 'mapping' | 'known'>): 'none' | 'offered' | 'asked' {
  const first = (mapping.headerRow ?? -1) + 1;
  const rows = table.rows.slice(first, first + TIMED_ROWS);
  const { timeZone: _, ...withoutZone } = { ...mapping, headerRow: null, onlyActivity: null };
  const { flights } = readRows({ ...table, rows }, withoutZone);
  if (!flights.some(({ launchTime, launch }) => launchTime !== null && launch === null)) return 'none';
  return known !== null && mapping.columns.some(({ field }) => field === 'time') ? 'offered' : 'asked';
}

/** Returns the rows that stand for more flights than anybody flies in a day, the largest first, each with its cell; none without a column of counts. */
export function rowsOfMany({
  table,
  mapping,
}: Pick<TableDraft, 'table' | 'mapping'>): readonly { readonly row: number; readonly count: number }[] {
  const column = mapping.columns.find(({ field }) => field === 'count')?.column;
  if (column === undefined) return [];
  const rows = table.rows.slice(firstRow(mapping)).flatMap((cells, index) => {
    const count = readCount(cells[column] ?? '') ?? 0;
    return count > MOST_SPLIT ? [{ row: firstRow(mapping) + index + 1, count }] : [];
  });
  return rows.toSorted((a, b) => b.count - a.count);
}

const UNICODE: readonly (TableEncoding | null)[] = ['utf-8', 'utf-16le', 'utf-16be'];
const REPLACED = '\ufffd';

/** Returns whether the encoding of a table is a guess, or not that of all its cells. */
export function isEncodingDoubtful(table: SourceTable): boolean {
  const isGuess = table.encoding !== null && !UNICODE.includes(table.encoding);
  return (isGuess && (table.telling ?? []).length > 0) || unreadableCells(table) > 0;
}

/** Returns how many cells have characters that are none in the encoding of their table. */
export function unreadableCells({ rows, encoding }: SourceTable): number {
  if (encoding === null) return 0;
  return rows.reduce((count, row) => count + row.filter((cell) => cell.includes(REPLACED)).length, 0);
}

/** Returns the telling words of a table as they are in an encoding; empty when there are none. */
export function wordsIn({ telling = [] }: SourceTable, encoding: TableEncoding): string {
  const decoder = new TextDecoder(encoding);
  return telling.map((bytes) => decoder.decode(Uint8Array.from(bytes)).trim()).join(' \u00b7 ');
}
