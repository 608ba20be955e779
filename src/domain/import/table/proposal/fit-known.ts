import { readRows } from '../read-rows.ts';
import type { SourceTable } from '../source-table.ts';
import type { MappedColumn, TableField, TableMapping } from '../table-mapping.ts';
import { plainHeader } from './header-words.ts';

/** Columns that versions of a program have or have not. */
const OPTIONAL: readonly TableField[] = ['remarks', 'altitude', 'latitude', 'longitude', 'utcOffset', 'tags'];
/** A header row is among so many first rows, and so many rows show whether a table without one fits. */
const [HEADER_AMONG, TELLING_ROWS] = [20, 20];
/** A mapping that fits has a day and at least so many columns besides. */
const LEAST = 3;

/** Returns the known mapping that fits a table best, with the places that its columns have there; null when none does. */
export function fitKnown(table: SourceTable, known: readonly TableMapping[]): TableMapping | null {
  const rows = table.rows.slice(0, HEADER_AMONG).map((row) => row.map(plainHeader));
  const fits = known.flatMap((mapping) => fitOf(table, rows, mapping) ?? []);
  const most = Math.max(...fits.map(({ columns }) => columns.length));
  return fits.find(({ columns }) => columns.length === most) ?? null;
}

function fitOf(table: SourceTable, rows: readonly (readonly string[])[], mapping: TableMapping): TableMapping | null {
  if (mapping.headerRow === null) return fitsWithoutHeader(table, mapping) ? mapping : null;
  for (const [headerRow, headers] of rows.entries()) {
    const columns = placesOf(mapping.columns, headers);
    if (columns !== null && columns.length >= LEAST) return { ...mapping, headerRow, columns };
  }
  return null;
}

/** The columns at their places; null when one is missing that all versions have. */
function placesOf(columns: readonly MappedColumn[], headers: readonly string[]): readonly MappedColumn[] | null {
  const placed: MappedColumn[] = [];
  for (const mapped of columns) {
    const header = plainHeader(mapped.header);
    const column = headers[mapped.column] === header ? mapped.column : headers.indexOf(header);
    if (column !== -1) placed.push({ ...mapped, column });
    else if (!OPTIONAL.includes(mapped.field)) return null;
  }
  return placed;
}

/** The first rows are flights by it, and no column is missing. */
function fitsWithoutHeader({ rows, ...table }: SourceTable, mapping: TableMapping): boolean {
  const first = rows.slice(0, TELLING_ROWS);
  const width = Math.max(0, ...mapping.columns.map(({ column }) => column + 1));
  if ((first[0]?.length ?? 0) < width) return false;
  const { flights, refused } = readRows({ ...table, rows: first }, mapping);
  return flights.length > 0 && refused.length === 0;
}
