import type { SourceTable } from '#domain/import/table/source-table';
import { EMPTY_MAPPING, type TableField, type TableMapping } from '#domain/import/table/table-mapping';

/** Returns a table of lines, whose cells `;` separates. */
export function tableOf(...lines: readonly string[]): SourceTable {
  return { rows: lines.map((line) => line.split(';')), sheet: null, delimiter: ';', encoding: 'utf-8' };
}

/** Returns a mapping of the columns in this order, null for one that is not read; the headers are the names of the fields. */
export function mappingTo(fields: readonly (TableField | null)[], named: Partial<TableMapping> = {}): TableMapping {
  const columns = fields.flatMap((field, column) => (field === null ? [] : [{ column, header: field, field }]));
  return { ...EMPTY_MAPPING, columns, ...named };
}
