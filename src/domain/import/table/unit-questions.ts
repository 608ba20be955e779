import type { AltitudeUnit } from '../../units.ts';
import { areHalfDays, durationReadings } from './duration-readings.ts';
import { namesAltitudeUnit } from './header-words.ts';
import { type DurationFormat, hasHalfDay, readDuration, readNumber } from './quantity-cell.ts';
import { cellsOfColumn, firstRow, type SourceTable } from './source-table.ts';
import { OWN_LAYOUT, type TableField, type TableMapping } from './table-mapping.ts';

/** The meaning of a column's numbers that can be read in several ways. */
export interface UnitQuestion {
  readonly subject: 'duration' | 'altitude';
  /** The value of the mapping for each of the ways, the likeliest first. */
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

/** Above so many metres few fly, and none above as many again. */
const HIGH = 5_000;
/** Numbers up to this one are kilometres, or altitudes that nobody writes down. */
const LOW = 10;
/** Nobody names a lower altitude in feet. */
const LEAST_FEET = 300;

type Unit = TableMapping['altitudeIn'];

/** Returns the units in which the altitudes of a table can be, the likeliest first. One: there is no doubt. */
function altitudeReadings(table: SourceTable, mapping: TableMapping, unit: AltitudeUnit): readonly Unit[] {
  const { altitudeIn, decimal, headerRow } = mapping;
  const column = mapping.columns.find(({ field }) => field === 'altitude');
  if (column === undefined) return [altitudeIn];
  const values = cellsOfColumn(table, headerRow, column.column).flatMap((cell) => {
    const number = readNumber(cell, { decimal, mayBeGrouped: true });
    return number?.unit === '' && number.value > 0 ? [number.value] : [];
  });
  const most = Math.max(0, ...values);
  const isHigh = middleOf(values) > USUAL_MAX || isFarAboveLaunch(table, mapping, middleOf(values));
  if (namesAltitudeUnit(column.header))
    return mayBe(altitudeIn, most) ? [altitudeIn] : [altitudeIn, ...OTHERS[altitudeIn]];
  return unitsByValue(most, () => isHigh || unit === 'feet' || isAmerican(table, mapping));
}

/** The middle of the highest points of most logbooks is lower, in metres. */
const USUAL_MAX = 3_000;
/** Flights in the middle gain less than so many heights of their launches above the sea. */
const FAR_ABOVE = 2.5;

/** Whether altitudes are far above launches whose header says that they are in metres. */
function isFarAboveLaunch(table: SourceTable, { columns, headerRow, decimal }: TableMapping, middle: number): boolean {
  const launch = columns.find(({ field }) => field === 'launchAltitude');
  if (launch === undefined || !namesAltitudeUnit(launch.header)) return false;
  const launches = cellsOfColumn(table, headerRow, launch.column).flatMap(
    (cell) => readNumber(cell, { decimal, mayBeGrouped: true })?.value ?? [],
  );
  return middleOf(launches) > 0 && middle > middleOf(launches) * FAR_ABOVE;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/**
 * Returns a question about altitudes in Koifly's layout, which names no unit, as our own export has no unit either but tags: null when
 * they are most likely in that of the pilot.
 */
export function koiflyQuestion(table: SourceTable, mapping: TableMapping, unit: AltitudeUnit): UnitQuestion | null {
  const isKoifly = mapping.name === OWN_LAYOUT && !mapping.columns.some(({ field }) => field === 'tags');
  if (!isKoifly) return null;
  const units = altitudeReadings(table, { ...mapping, altitudeIn: 'm' }, unit);
  const likely = unit === 'feet' ? units.toSorted((a) => (a === 'ft' ? -1 : 1)) : units;
  return questionOf(
    'altitude',
    likely.map((altitudeIn) => ({ altitudeIn })),
    rowsWith(table, mapping, 'altitude'),
  );
}

function unitsByValue(most: number, mayHaveFeet: () => boolean): readonly Unit[] {
  if (most > 0 && most < LOW) return ['kilometres', 'm'];
  if (most > 2 * HIGH) return ['ft', 'm'];
  return most > HIGH || (most >= LEAST_FEET && mayHaveFeet()) ? ['m', 'ft'] : ['m'];
}

const OTHERS: Readonly<Record<Unit, readonly Unit[]>> = { m: ['ft'], ft: ['m'], kilometres: ['m'] };

function mayBe(unit: Unit, most: number): boolean {
  if (unit === 'kilometres') return most < LOW;
  return unit === 'ft' ? most >= LEAST_FEET || most === 0 : most <= 2 * HIGH;
}

/** Who writes the month first, clocks of twelve hours, or another altitude in feet, has feet. */
function isAmerican({ rows }: SourceTable, { dateOrder, headerRow }: TableMapping): boolean {
  const headers = rows[headerRow ?? -1] ?? [];
  return (
    dateOrder === 'mdy' ||
    headers.some((header) => /\b(?:ft|feet|miles|mph)\b/i.test(header)) ||
    rows.slice(0, TELLING_ROWS).some((row) => row.some((cell) => /\d\s*[ap]\.?m\.?$/i.test(cell)))
  );
}
const TELLING_ROWS = 50;

/** Returns whether the decimal separator of a mapping makes metres of thousands: 1.850 is no altitude of two metres. */
export function contradictsAltitudes(table: SourceTable, { columns, decimal, headerRow }: TableMapping): boolean {
  const column = columns.find(({ field }) => field === 'altitude')?.column;
  if (column === undefined || decimal === 'auto') return false;
  const grouped = decimal === '.' ? /^[1-9]\.\d{3}$/ : /^[1-9],\d{3}$/;
  return cellsOfColumn(table, headerRow, column).some((cell) => grouped.test(cell));
}
