import type { SourceTable } from '#domain/import/table/source-table';
import type { TableField, TableMapping } from '#domain/import/table/table-mapping';

export interface ShownColumn {
  /** Index from 0. */
  readonly column: number;
  /** Empty without one. */
  readonly header: string;
  /** The first values that differ. */
  readonly values: readonly string[];
  /** What it is for; null when it is left out. */
  readonly field: TableField | null;
}

const MOST_VALUES = 3;
/** So many first rows are searched for values. */
const SEARCHED = 200;
const MAX_VALUE = 40;

/** Returns the columns of a table with what they are for; those without a header and values are left out. */
export function shownTableColumns(
  { rows }: SourceTable,
  { headerRow, columns }: Pick<TableMapping, 'headerRow' | 'columns'>,
): readonly ShownColumn[] {
  const headers = rows[headerRow ?? -1] ?? [];
  const first = headerRow === null ? 0 : headerRow + 1;
  const body = rows.slice(first, first + SEARCHED);
  const fields = new Map(columns.map(({ column, field }) => [column, field]));
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => ({
    column,
    header: (headers[column] ?? '').trim(),
    values: firstValues(body.map((row) => row[column] ?? '')),
    field: fields.get(column) ?? null,
  })).filter(({ header, values, field }) => header !== '' || values.length > 0 || field !== null);
}

function firstValues(cells: readonly string[]): readonly string[] {
  const values = new Set<string>();
  for (const cell of cells) {
    if (cell.trim() !== '') values.add(shortened(cell.trim()));
    if (values.size === MOST_VALUES) break;
  }
  return [...values];
}

function shortened(text: string): string {
  return text.length > MAX_VALUE ? `${[...text].slice(0, MAX_VALUE - 1).join('')}…` : text;
}

/** Returns the first rows that can be the header: each with its index from 0 and its cells in a few words. */
export function headerRows({ rows }: SourceTable): readonly { readonly row: number; readonly text: string }[] {
  return rows.slice(0, HEADER_AMONG).flatMap((cells, row) => {
    const text = cells.filter((cell) => cell.trim() !== '').join(', ');
    return text === '' ? [] : [{ row, text: shortened(text) }];
  });
}

const HEADER_AMONG = 20;
