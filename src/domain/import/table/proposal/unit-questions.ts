import type { AltitudeUnit } from '../../../units.ts';
import { type DurationFormat, hasHalfDay, readDuration } from '../cells/duration-cell.ts';
import type { SourceTable } from '../source-table.ts';
import type { TableField, TableMapping } from '../table-mapping.ts';
import { altitudeReadings } from './altitude-readings.ts';
import { areHalfDays, durationReadings } from './duration-readings.ts';
import { firstRow } from './table-columns.ts';

/** What the numbers of a column mean, where they can be read in several ways. */
export interface UnitQuestion {
  readonly subject: 'duration' | 'altitude';
  /** What the mapping has for each of the ways, the likeliest first. */
  readonly options: readonly Partial<TableMapping>[];
  /** Indexes of one or two rows that the ways read differently. */
  readonly rows: readonly number[];
}

/** How many rows a question shows. */
const SHOWN = 2;

/** Returns a mapping with the likeliest units of its columns, and a question for each that is in doubt. */
export function withUnits(
  table: SourceTable,
  mapping: TableMapping,
  unit: AltitudeUnit,
): { readonly mapping: TableMapping; readonly questions: readonly UnitQuestion[] } {
  const durations = durationOptions(table, mapping);
  const altitudes = altitudeReadings(table, mapping, unit).map((altitudeIn) => ({ altitudeIn }));
  const questions = [
    questionOf('duration', durations, rowsThatDiffer(table, mapping, durations)),
    questionOf('altitude', altitudes, rowsWith(table, mapping, 'altitude')),
  ];
  return {
    mapping: { ...mapping, ...(durations.length > 1 && durations[0]), ...altitudes[0] },
    questions: questions.filter((question) => question !== null),
  };
}

function questionOf(
  subject: UnitQuestion['subject'],
  options: UnitQuestion['options'],
  rows: readonly number[],
): UnitQuestion | null {
  return options.length < 2 || rows.length === 0 ? null : { subject, options, rows: rows.slice(0, SHOWN) };
}

function durationOptions(table: SourceTable, mapping: TableMapping): readonly Partial<TableMapping>[] {
  const hasTime = mapping.columns.some(({ field }) => field === 'time' || field === 'landingTime');
  if (!hasTime && areHalfDays(table, mapping))
    return [{ durationIn: mapping.durationIn }, { columns: withLaunch(mapping) }];
  return durationReadings(table, mapping);
}

/** The column of the airtimes has the times of the launch. */
function withLaunch({ columns }: TableMapping): TableMapping['columns'] {
  return columns.map((column) => (column.field === 'duration' ? { ...column, field: 'time' } : column));
}

/** Rows whose airtimes are others in each way. */
function rowsThatDiffer(
  table: SourceTable,
  mapping: TableMapping,
  options: readonly Partial<TableMapping>[],
): readonly number[] {
  const column = mapping.columns.find(({ field }) => field === 'duration')?.column;
  if (column === undefined || options.length < 2) return [];
  const formats = options.map((option) => formatOf({ ...mapping, ...option }));
  return rowsWith(table, mapping, 'duration').filter((row) => {
    const cell = table.rows[row]?.[column] ?? '';
    return hasHalfDay(cell) || new Set(formats.map((format) => readDuration(cell, format))).size > 1;
  });
}

function formatOf({ durationIn, decimal }: TableMapping): DurationFormat {
  return { unit: durationIn === 'auto' ? 'minutes' : durationIn, decimal };
}

/** Rows of flights whose cell of a field has a number, each number once. */
function rowsWith(table: SourceTable, mapping: TableMapping, field: TableField): readonly number[] {
  const columnOf = (wanted: TableField) => mapping.columns.find((column) => column.field === wanted)?.column;
  const [column, day] = [columnOf(field), columnOf('date')];
  if (column === undefined) return [];
  const seen = new Set<string>();
  return [...table.rows.entries()].slice(firstRow(mapping)).flatMap(([index, row]) => {
    const cell = (row[column] ?? '').trim();
    const isFlight = /\d/.test(cell) && !/^0+$/.test(cell) && (day === undefined || (row[day] ?? '').trim() !== '');
    if (!isFlight || seen.has(cell)) return [];
    seen.add(cell);
    return [index];
  });
}
