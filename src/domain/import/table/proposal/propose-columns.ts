import type { SourceTable } from '../source-table.ts';
import type { MappedColumn, TableField } from '../table-mapping.ts';
import { type Content, contentOf, isDate } from './content.ts';
import { fieldOfHeader } from './header-words.ts';
import { tellingCells } from './table-columns.ts';

/** A header row is among so many first rows. */
const HEADER_AMONG = 20;

/** Returns the index of the row with the most headers, else of the row above the first date; null without one. */
export function findHeaderRow({ rows }: SourceTable): number | null {
  const first = rows.slice(0, HEADER_AMONG);
  const counts = first.map(headersIn);
  const most = Math.max(0, ...counts);
  if (most > 1) return counts.indexOf(most);
  const firstDate = first.findIndex((row) => row.some(isDate));
  return firstDate > 0 ? firstDate - 1 : null;
}

/** How many fields the cells of a row name; a row with a date is a flight. */
function headersIn(row: readonly string[]): number {
  return row.some(isDate) ? 0 : new Set(row.map(fieldOfHeader).filter(Boolean)).size;
}

/**
 * Returns what the columns of a table are probably for: by the words of their headers, as far as their content agrees, else by their
 * content. Each field has one column, remarks any number.
 */
export function proposeColumns(table: SourceTable, headerRow: number | null): readonly MappedColumn[] {
  const headers = table.rows[headerRow ?? -1] ?? [];
  const width = table.rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => {
    const header = headers[column] ?? '';
    const content = contentOf(tellingCells(table, headerRow, column));
    return { column, header, content, field: agreed(fieldOfHeader(header), content) };
  });
  const named = onePerField(
    withDay(columns).flatMap(({ field, ...column }) => (field === null ? [] : [{ ...column, field }])),
  );
  return [...named, ...byContent(columns, named)].sort((a, b) => a.column - b.column);
}

interface JudgedColumn {
  readonly column: number;
  readonly header: string;
  readonly content: Content;
  readonly field: TableField | null;
}

/** Where no header says which day it was, times of the launch that have their day say it. */
function withDay(columns: readonly JudgedColumn[]): readonly JudgedColumn[] {
  if (columns.some(({ field }) => field === 'date')) return columns;
  const hasDays = ({ field, content }: JudgedColumn): boolean => field === 'time' && content === 'dates';
  return columns.map((column) => (hasDays(column) ? { ...column, field: 'date' } : column));
}

/** Times under another header are those of the launch, or of the landing. */
function agreed(field: TableField | null, content: Content): TableField | null {
  if (field === 'date' && content !== 'dates') return null;
  if (field === 'time' && content === 'durations') return 'duration';
  if (field === 'site' && (content === 'times' || content === 'dates')) return 'time';
  return field === 'remarks' && content === 'times' ? 'landingTime' : field;
}

/** The first column for each field, rather one whose header says so than one by its content. */
function onePerField(columns: readonly MappedColumn[]): readonly MappedColumn[] {
  const isNamed = ({ header, field }: MappedColumn): boolean => fieldOfHeader(header) === field;
  const bestFor = (field: TableField): MappedColumn | undefined => {
    const all = columns.filter((column) => column.field === field);
    return all.find(isNamed) ?? all[0];
  };
  return columns
    .filter((column) => column.field === 'remarks' || bestFor(column.field) === column)
    .map(({ column, header, field }) => ({ column, header, field }));
}

const FIELD_OF_CONTENT = { dates: 'date', times: 'time', durations: 'duration' } as const;

/** The first columns of dates, times and airtimes that no header names. */
function byContent(
  columns: readonly (Omit<MappedColumn, 'field'> & { readonly content: Content })[],
  named: readonly MappedColumn[],
): readonly MappedColumn[] {
  const taken = new Set<number>(named.map(({ column }) => column));
  return (['dates', 'times', 'durations'] as const).flatMap((content) => {
    const field = FIELD_OF_CONTENT[content];
    if (named.some((column) => column.field === field)) return [];
    const found = columns.find((column) => column.content === content && !taken.has(column.column));
    return found ? [{ column: found.column, header: found.header, field }] : [];
  });
}
