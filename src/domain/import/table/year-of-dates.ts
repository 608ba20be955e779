import { monthOfName } from './date-cell.ts';
import { headersAt } from './header-rows.ts';
import { fieldOfHeader } from './header-words.ts';
import { findHeaderRow } from './propose-columns.ts';
import { firstRow, type SourceTable } from './source-table.ts';

/** A row that has nothing but a year, perhaps with a word: `2025`, `Saison 2025:`. */
const YEAR_ROW = /^(?:\p{L}+\.?\s+)?((?:19[7-9]|20[0-6])\d)\s*[:.]?$/u;
const YEAR = /(?<!\d)(?:19[7-9]|20[0-6])\d(?!\d)/g;
const WEEKDAY = /^\p{L}{2,}\.?,?\s+(?=\d)/u;
/** `03.05.`, `3/5`, `03-05`. */
const NUMBERS = /^(\d{1,2})(\.\s?|\s?[/-]\s?)(\d{1,2})\.?(?=\s|$)/;
/** `3. Mai`, `3-May`, `3rd of May`. */
const DAY_FIRST = /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|°)?(?:\s+(?:of|de|d['’]))?[\s-]*(\p{L}{3,})\.?(?=\s|$)/u;
/** `May 3`. */
const MONTH_FIRST = /^(\p{L}{3,})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?\.?(?=[\s,]|$)/u;

/**
 * Returns a table whose days have their year where only a row above them, the sheet or the name of the file says it; rows that have
 * nothing but a year are emptied. `said` is the year that the pilot names for days of which nothing says it.
 */
export function withYears(table: SourceTable, fileName: string, said: number | null = null): SourceTable {
  const columns = yearlessColumns(table);
  const first = firstRow({ headerRow: findHeaderRow(table) });
  let year = yearIn(table.sheet ?? '') ?? yearIn(fileName) ?? said;
  const rows = table.rows.map((row, index) => {
    const section = index < first ? null : sectionYear(row);
    year = section ?? year;
    if (section !== null) return row.map(() => '');
    if (year === null || !columns.some((column) => dayOf(row[column] ?? '') !== null)) return row;
    const of = year;
    return row.map((cell, column) => (columns.includes(column) ? (dayOf(cell)?.(of) ?? cell) : cell));
  });
  return { ...table, rows };
}

/** Returns whether a table has days of which nothing says the year. */
export function lacksYears(table: SourceTable): boolean {
  return yearlessColumns(table).length > 0;
}

/** Columns of days without a year: their header says that they are days, or they are written as nothing else is. */
function yearlessColumns(table: SourceTable): readonly number[] {
  const headerRow = findHeaderRow(table);
  const headers = headersAt(table, headerRow);
  const body = table.rows.slice(firstRow({ headerRow })).filter((row) => sectionYear(row) === null);
  return (table.rows[0] ?? []).flatMap((_, column) => {
    const cells = body.flatMap((row) => (row[column] ?? '').trim() || []);
    const isNamed = fieldOfHeader(headers[column] ?? '') === 'date';
    const days = cells.filter((cell) => dayOf(cell) !== null && (isNamed || !/^\d{1,2}[.-]\d{1,2}$/.test(cell)));
    return days.length > 0 && days.length * 2 >= cells.length && (isNamed || headerRow === null) ? [column] : [];
  });
}

function sectionYear(row: readonly string[]): number | null {
  const [cell = '', ...others] = row.map((each) => each.trim()).filter(Boolean);
  const match = others.length === 0 ? YEAR_ROW.exec(cell) : null;
  return match ? Number(match[1]) : null;
}

/** The only year in a name; null for none, or several. */
function yearIn(name: string): number | null {
  const years = new Set(name.match(YEAR));
  const [year] = years;
  return years.size === 1 ? Number(year) : null;
}

/** Returns what writes the day of a cell with a year; null when the cell is no day without one. */
function dayOf(cell: string): ((year: number) => string) | null {
  const text = cell.trim();
  return dayAtStart(text) ?? dayAtStart(text.replace(WEEKDAY, ''));
}

function dayAtStart(text: string): ((year: number) => string) | null {
  const numbers = NUMBERS.exec(text);
  if (numbers) return withRest(text.slice(numbers[0].length), dayInNumbers(numbers));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst && monthOfName(dayFirst[2] ?? '', true) !== null)
    return withRest(text.slice(dayFirst[0].length), (year) => `${dayFirst[1]}. ${dayFirst[2]} ${year}`);
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst && monthOfName(monthFirst[1] ?? '') !== null)
    return withRest(text.slice(monthFirst[0].length), (year) => `${monthFirst[1]} ${monthFirst[2]}, ${year}`);
  return null;
}

function dayInNumbers([, first, sign = '', second]: readonly string[]): (year: number) => string {
  const mark = sign.trim();
  return (year) => `${first}${mark}${second}${mark}${year}`;
}

/** Behind the day may be a time, or nothing. */
function withRest(rest: string, day: (year: number) => string): ((year: number) => string) | null {
  const time = rest.replace(/^[\s,]+/, '');
  if (time === '') return day;
  return /^\d{1,2}[:.h]\d{2}/.test(time) ? (year) => `${day(year)} ${time}` : null;
}
