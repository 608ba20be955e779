import { evenRows, type SourceTable } from '#domain/import/table/source-table';
import type { TableReading } from '#formats/readings';

/** Returns a table of rows; by default a CSV file in UTF-8. */
export function sourceTable(rows: readonly (readonly string[])[], named: Partial<SourceTable> = {}): SourceTable {
  return { rows: evenRows(rows), sheet: null, delimiter: ',', encoding: 'utf-8', ...named };
}

/** Returns what reading a file with these tables gives. */
export function tableReading(path: string, ...tables: readonly SourceTable[]): TableReading {
  const handle = { blob: new Blob(tables.map(({ rows }) => rows.map((row) => row.join(',')).join('\n'))), entry: null };
  return { state: 'table', source: { path, size: 1, kind: 'table', handle }, key: path, tables };
}
