import { readRows } from '#domain/import/table/read-rows';
import type { TableDraft } from './table-draft.ts';

/** So many rows tell. */
const TELLING_ROWS = 500;

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
  const rows = table.rows.slice(first, first + TELLING_ROWS);
  const { timeZone: _, ...withoutZone } = { ...mapping, headerRow: null, onlyActivity: null };
  const { flights } = readRows({ ...table, rows }, withoutZone);
  if (!flights.some(({ launchTime, launch }) => launchTime !== null && launch === null)) return 'none';
  return known !== null && mapping.columns.some(({ field }) => field === 'time') ? 'offered' : 'asked';
}
