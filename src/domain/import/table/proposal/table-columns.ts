import type { SourceTable } from '../source-table.ts';
import type { TableMapping } from '../table-mapping.ts';

/** How many rows tell what a column has. */
const TELLING_ROWS = 200;

/** Returns the cells of a column below the header row that have a value, at most of the first {@link TELLING_ROWS} rows. */
export function tellingCells(table: SourceTable, headerRow: number | null, column: number): readonly string[] {
  const first = firstRow({ headerRow });
  return table.rows.slice(first, first + TELLING_ROWS).flatMap((row) => (row[column] ?? '').trim() || []);
}

/** Returns all cells of a column below the header row that have a value. */
export function cellsOfColumn({ rows }: SourceTable, headerRow: number | null, column: number): readonly string[] {
  return rows.slice(firstRow({ headerRow })).flatMap((row) => (row[column] ?? '').trim() || []);
}

/** Returns the index of the first row that is no header. */
export function firstRow({ headerRow }: Pick<TableMapping, 'headerRow'>): number {
  return headerRow === null ? 0 : headerRow + 1;
}
