import { durationFormat, durationReadings } from '#domain/import/table/duration-readings';
import { headersAt } from '#domain/import/table/header-rows';
import { plainHeader } from '#domain/import/table/header-words';
import { PRESETS } from '#domain/import/table/presets';
import { readNumber } from '#domain/import/table/quantity-cell';
import { cellsOfColumn, type SourceTable } from '#domain/import/table/source-table';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { IMPORT as importTexts } from '#texts/import';
import type { ColumnUse, TableDraft } from './table-draft.ts';

export interface ShownColumn {
  /** Index from 0. */
  readonly column: number;
  /** Empty without one. */
  readonly header: string;
  /** The first values that differ. */
  readonly values: readonly string[];
  readonly use: ColumnUse;
}

const MOST_VALUES = 3;
/** This many first rows are searched for values. */
const SEARCHED = 200;
const MAX_VALUE = 40;

/** Returns the columns of a table with what they are for; those without a header and values are left out. */
export function shownTableColumns(
  table: SourceTable,
  { headerRow, columns, kept = [] }: Pick<TableMapping, 'headerRow' | 'columns' | 'kept'>,
): readonly ShownColumn[] {
  const { rows } = table;
  const headers = headersAt(table, headerRow);
  const first = headerRow === null ? 0 : headerRow + 1;
  const body = rows.slice(first, first + SEARCHED);
  const uses = new Map<number, ColumnUse>([
    ...columns.map(({ column, field }) => [column, field] as const),
    ...kept.map(({ column }) => [column, 'kept'] as const),
  ]);
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => ({
    column,
    header: (headers[column] ?? '').trim(),
    values: firstValues(body.map((row) => row[column] ?? '')),
    use: uses.get(column) ?? 'leftOut',
  })).filter(({ header, values, use }) => header !== '' || values.length > 0 || use !== 'leftOut');
}

/** Returns the headers of columns that have values and go nowhere; those that a known format of another logbook leaves out are not named. */
export function leftOutHeaders({
  table,
  mapping,
  known,
}: Pick<TableDraft, 'table' | 'mapping' | 'known'>): readonly string[] {
  const isPreset = PRESETS.some(({ name }) => name === known);
  const { leftOut = [], mayHave = [] } = mapping;
  const unnamed = new Set(isPreset ? [...leftOut, ...mayHave].map(plainHeader) : []);
  return shownTableColumns(table, mapping).flatMap(({ column, header, values, use }) => {
    if (use !== 'leftOut' || values.length === 0 || unnamed.has(plainHeader(header))) return [];
    return [header === '' ? words.column(column + 1) : shortened(header)];
  });
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

const { mapping: words } = importTexts;

/** Returns what the numbers of a column are in, as `hours, decimal comma`; null for a column without units, or whose cells name them. */
export function columnUnit(table: SourceTable, mapping: TableMapping, column: number): string | null {
  const field = mapping.columns.find((mapped) => mapped.column === column)?.field;
  if (field !== 'duration' && field !== 'altitude') return null;
  const cells = cellsOfColumn(table, mapping.headerRow, column);
  const numbers = cells.filter((cell) => readNumber(cell, { decimal: 'auto', mayBeGrouped: true })?.unit === '');
  if (numbers.length === 0)
    return field === 'duration' && cells.some((cell) => cell.includes(':')) ? clockUnit(table, mapping) : null;
  const unit =
    field === 'altitude' ? words.altitudes[mapping.altitudeIn] : words.durations[durationFormat(table, mapping).unit];
  const mark = decimalMark(numbers, field === 'altitude');
  return mark === null ? unit : words.unitWith(unit, mark);
}

function clockUnit(table: SourceTable, mapping: TableMapping): string {
  const [reading] = durationReadings(table, mapping);
  return reading?.durationIn === 'minutesSeconds' ? words.durations.minutesSeconds : words.clock;
}

/** The separator that the numbers of a column have; null for none. */
function decimalMark(numbers: readonly string[], mayBeGrouped: boolean): string | null {
  const telling = numbers.find((cell) => /\d[.,]\d/.test(cell));
  if (telling === undefined) return null;
  const mark = telling.lastIndexOf(',') > telling.lastIndexOf('.') ? ',' : '.';
  const isGrouped = mayBeGrouped && /^[1-9]\d{0,2}[.,]\d{3}$/.test(telling.trim());
  return words.marks[isGrouped ? 'thousands' : 'decimal'](mark);
}
