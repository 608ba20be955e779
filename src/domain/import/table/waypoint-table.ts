import { headersAt } from './header-rows.ts';
import { fieldOfHeader } from './header-words.ts';
import { findHeaderRow, isDate } from './propose-columns.ts';
import type { SourceTable } from './source-table.ts';
import { lacksYears } from './year-of-dates.ts';

const TELLING_ROWS = 200;

/** Returns whether a table has places and no days: waypoints, and not flights. */
export function isWaypointTable(table: SourceTable): boolean {
  const headerRow = findHeaderRow(table);
  const fields = new Set(headersAt(table, headerRow).map(fieldOfHeader));
  if (!fields.has('latitude') || !fields.has('longitude') || fields.has('date')) return false;
  return !lacksYears(table) && !table.rows.slice(0, TELLING_ROWS).some((row) => row.some(isDate));
}
