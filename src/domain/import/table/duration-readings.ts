import { plainHeader } from './header-words.ts';
import { type DurationFormat, hasHalfDay, readNumber } from './quantity-cell.ts';
import { readCount } from './several-flights.ts';
import { cellsOfColumn, type SourceTable } from './source-table.ts';
import type { DurationUnit, TableField, TableMapping } from './table-mapping.ts';

/** How the airtimes of a column can be read. */
export type DurationReading = Pick<TableMapping, 'durationIn' | 'decimal'>;

/** A number without a unit, as it is written. */
interface Written {
  readonly text: string;
  readonly value: number;
}

/** Few flights are longer than so many hours, and fewer than so many minutes. */
const [MOST_HOURS, MOST_MINUTES] = [15, 900];
/** Numbers up to this one are as usual in hours as in minutes. */
const FEW = 12;
/** Flights of so many seconds are flown on training slopes; as minutes they are long ones. */
const [SHORT_FLIGHT, SHORTEST] = [120, 60];
/** From here on seconds are usual. */
const USUAL_SECONDS = 600;
/** Two-part clocks of so many hours in the middle may be minutes and seconds. */
const LONG_CLOCK = 4;
/** So many numbers of hundreds, all with sixtieths behind them, may be hours and minutes: 105 is 1:05. */
const TELLING_HUNDREDS = 4;

/** Returns how the numbers of the airtimes are read: as the mapping says, else as is likely for the whole column. */
export function durationFormat(table: SourceTable, mapping: TableMapping): DurationFormat {
  const { durationIn, decimal } = mapping;
  if (durationIn !== 'auto') return { unit: durationIn, decimal };
  const [likely] = durationReadings(table, mapping);
  const unit = likely?.durationIn ?? 'minutes';
  return { unit: unit === 'auto' ? 'minutes' : unit, decimal };
}

/**
 * Returns how the airtimes of a table can be read by their values and the unit that the mapping has from their header, the
 * likeliest first. One: there is no doubt.
 */
export function durationReadings(table: SourceTable, mapping: TableMapping): readonly DurationReading[] {
  const { decimal, durationIn } = mapping;
  const [column, ...parts] = mapping.columns.filter(({ field }) => field === 'duration');
  if (column === undefined || parts.length > 0) return [{ durationIn, decimal }];
  const cells = flightCells(table, mapping, column.column);
  const units = unitsByValues(cells, decimal);
  const named = durationIn === 'auto' ? units : namedUnits(units, durationIn, plainHeader(column.header));
  const readings = named.map((unit): DurationReading => ({ durationIn: unit, decimal }));
  return readings.flatMap((reading) =>
    needsGroups(cells, reading) ? { ...reading, decimal: groupDecimal(cells) } : reading,
  );
}

/** The airtimes of rows that have a day, and stand for one flight where some do: sums say nothing of the unit. */
function flightCells(table: SourceTable, mapping: TableMapping, column: number): readonly string[] {
  const columnOf = (wanted: TableField) => mapping.columns.find(({ field }) => field === wanted)?.column;
  const [day, count] = [columnOf('date'), columnOf('count')];
  if (day === undefined) return cellsOfColumn(table, mapping.headerRow, column);
  const dated = table.rows.filter((row) => (row[day] ?? '').trim() !== '');
  const header = table.rows[mapping.headerRow ?? -1];
  const isSingle = (row: readonly string[]): boolean =>
    row === header || (readCount(row[count ?? -1] ?? '') ?? 1) === 1;
  const single = count === undefined ? dated : dated.filter(isSingle);
  const rows = single.some((row) => row !== header) ? single : dated;
  const headerRow = mapping.headerRow === null ? null : rows.indexOf(table.rows[mapping.headerRow] ?? []);
  return cellsOfColumn({ ...table, rows }, headerRow === -1 ? null : headerRow, column);
}

/** A header that the values contradict is doubtful; one of hours does not say whether 1.05 is 63 or 65 minutes. */
function namedUnits(units: readonly DurationUnit[], named: DurationUnit, header: string): readonly DurationUnit[] {
  if (units[0] === 'auto') return [named];
  if (!units.includes(named)) return [...units, named];
  const isSplit = named === 'hours' && units.includes('hoursMinutes') && !/de[zc]im/.test(header);
  return isSplit ? ['hours', 'hoursMinutes'] : [named];
}

/** `auto` where the cells say it themselves. */
function unitsByValues(cells: readonly string[], decimal: TableMapping['decimal']): readonly DurationUnit[] {
  const numbers = cells.flatMap((text) => numberOf(text, decimal));
  if (numbers.length === 0) return unitsOfClocks(cells);
  if (numbers.every(({ text }) => GROUPED.test(text))) return ['seconds', 'hours'];
  return numbers.some(({ value }) => !Number.isInteger(value)) ? unitsOfFractions(numbers) : unitsOfWhole(numbers);
}

/** Three digits behind a separator are those of thousands, or of a fraction. */
const GROUPED = /^[1-9]\d{0,2}[.,]\d{3}$/;

function numberOf(text: string, decimal: TableMapping['decimal']): readonly Written[] {
  const number = readNumber(text, { decimal, mayBeGrouped: decimal !== 'auto' });
  return number?.unit === '' && number.value > 0 ? [{ text: text.trim(), value: number.value }] : [];
}

function unitsOfClocks(cells: readonly string[]): readonly DurationUnit[] {
  const clocks = cells.flatMap((cell) => /^(\d{1,3}):\d\d$/.exec(cell)?.[1] ?? []).map(Number);
  const areLong = middleOf(clocks) >= LONG_CLOCK || clocks.some((hours) => hours >= 24);
  return areLong ? ['hoursMinutes', 'minutesSeconds'] : ['auto'];
}

function unitsOfFractions(numbers: readonly Written[]): readonly DurationUnit[] {
  const values = numbers.map(({ value }) => value);
  const [middle, most] = [middleOf(values), Math.max(...values)];
  if (middle >= MOST_HOURS) return ['minutes'];
  if (most >= MOST_HOURS) return ['minutes', 'hours'];
  if (areDays(values))
    return values.some((value) => !isWhole(value * 60)) ? ['dayFractions'] : ['dayFractions', 'hours'];
  return isSplitNumber(numbers) ? ['hours', 'hoursMinutes'] : ['hours'];
}

/** Fractions of a day below 15 hours, of whole minutes, with more digits than hours are written with. */
function areDays(values: readonly number[]): boolean {
  const hasDigits = values.some((value) => String(value).length > '0.000'.length);
  return hasDigits && values.every((value) => value < MOST_HOURS / 24 && isWhole(value * 1_440));
}

/** Within what digits are cut off. */
function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 0.08;
}

/** Whether the figures behind the separator can be sixtieths, and would be other airtimes then. */
function isSplitNumber(numbers: readonly Written[]): boolean {
  const fractions = numbers.map(({ text }) => /^\d{1,2}(?:[.,](\d{1,2}))?$/.exec(text));
  if (fractions.includes(null)) return false;
  const sixtieths = fractions.map((match) => Number((match?.[1] ?? '').padEnd(2, '0')));
  return sixtieths.every((part) => part < 60) && sixtieths.some((part) => part > 0);
}

function unitsOfWhole(numbers: readonly Written[]): readonly DurationUnit[] {
  const values = numbers.map(({ value }) => value);
  const [middle, most] = [middleOf(values), Math.max(...values)];
  if (numbers.every(({ text }) => /^0\d[0-5]\d$/.test(text))) return ['hoursMinutes', 'minutes'];
  if (most <= FEW) return ['minutes', 'hours'];
  if (middle >= USUAL_SECONDS) return most > MOST_MINUTES ? ['seconds'] : ['seconds', 'minutes'];
  if (most > MOST_MINUTES) return ['minutes', 'seconds'];
  if (middle >= SHORT_FLIGHT && Math.min(...values) >= SHORTEST) return ['minutes', 'seconds'];
  return mayBeHundreds(values) ? ['minutes', 'hoursMinutes'] : ['minutes'];
}

function mayBeHundreds(values: readonly number[]): boolean {
  const hundreds = new Set(values.filter((value) => value >= 100));
  return hundreds.size >= TELLING_HUNDREDS && values.every((value) => value % 100 < 60);
}

function needsGroups(cells: readonly string[], { durationIn }: DurationReading): boolean {
  return durationIn === 'seconds' && cells.some((cell) => GROUPED.test(cell));
}

/** The separator of the decimals where the other one is that of thousands. */
function groupDecimal(cells: readonly string[]): ',' | '.' {
  return cells.some((cell) => cell.includes(',')) ? '.' : ',';
}

/** Whether airtimes are written as times of day: `12:45:00 AM` may be the time of the launch. */
export function areHalfDays(table: SourceTable, mapping: TableMapping): boolean {
  const column = mapping.columns.find(({ field }) => field === 'duration')?.column;
  return column !== undefined && flightCells(table, mapping, column).some(hasHalfDay);
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
