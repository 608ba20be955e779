import { readDate } from '#domain/import/table/cells/date-cell';
import { DATE_ORDERS } from '#domain/import/table/table-mapping';
import type { TableDraft } from './table-draft.ts';

/** So many rows tell. */
const TELLING_ROWS = 200;

/** Returns whether a date of the table is another day in another order: not where the year comes first or the month has a name. */
export function dateOrderMatters({ table, mapping }: Pick<TableDraft, 'table' | 'mapping'>): boolean {
  const column = mapping.columns.find(({ field }) => field === 'date')?.column;
  const first = mapping.headerRow === null ? 0 : mapping.headerRow + 1;
  const rows = column === undefined ? [] : table.rows.slice(first, first + TELLING_ROWS);
  return rows.some((row) => {
    const days = DATE_ORDERS.map((order) => readDate(row[column ?? 0] ?? '', order)?.date);
    return new Set(days).size > 1;
  });
}
