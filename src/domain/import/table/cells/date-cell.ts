import { isLocalDate, type LocalDate, twoDigits } from '../../../local-date.ts';
import type { DateOrder } from '../table-mapping.ts';
import { monthOfName } from './month-names.ts';
import { readTime, type TimeOfDay } from './time-cell.ts';

/** A day in a cell, and the time of day when it has one, too. */
export interface DateCell {
  readonly date: LocalDate;
  readonly time: TimeOfDay | null;
}

/** The three parts of a date, in the order written; a name of a month is one of them. */
export interface DateParts {
  readonly parts: readonly [string, string, string];
  /** What follows the date. */
  readonly rest: string;
  /** Dots are only used with the day first. */
  readonly hasDots: boolean;
}

const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const WEEKDAY = /^\p{L}+\.?,?\s+(?=\d{1,4}(?:[./-]|\.?\s+\p{L}))/u;
const PARTS =
  /^(\d{1,4}|\p{L}+)(\.\s*|\s*[/\-,]\s*|\s+)(\d{1,2}|\p{L}+)\.?(?:\s*[/\-,]\s*|\s+|(?<=\.))(\d{4}|\d{1,2})(?!\d)/u;

/** A name that LogFly gives to the track of a flight: `2023_10_08_16_19_31.IGC`. */
const TRACK_NAME = /^(\d{4})_(\d\d)_(\d\d)_(\d\d)_(\d\d)_(\d\d)\.igc$/i;

/** Returns the parts of a date in a text; null when it does not begin with one. */
export function datePartsOf(text: string): DateParts | null {
  const cell = text.trim().replace(WEEKDAY, '').replace(TRACK_NAME, '$1-$2-$3 $4:$5:$6');
  const match = COMPACT.exec(cell) ?? PARTS.exec(cell);
  if (!match) return null;
  const isCompact = match.length === 4;
  const [first = '', second = '', third = ''] = isCompact ? match.slice(1) : [match[1], match[3], match[4]];
  const rest = cell.slice(match[0].length).replace(/^[,T\s]+/, '');
  return { parts: [first, second, third], rest, hasDots: !isCompact && (match[2] ?? '').startsWith('.') };
}

/**
 * Returns the day of a cell: numbers in the order chosen, unless the cell begins with a year of four digits or names its month; null
 * when it is no day of the calendar.
 */
export function readDate(text: string, order: DateOrder): DateCell | null {
  const cell = datePartsOf(text);
  const date = cell && dayOf(cell.parts, order);
  if (!cell || date === null) return null;
  const time = cell.rest === '' ? null : readTime(cell.rest);
  return time === null && cell.rest !== '' ? null : { date, time };
}

function dayOf(parts: DateParts['parts'], order: DateOrder): LocalDate | null {
  const [year, month, day] = inOrder(parts, order);
  const number = /^\d+$/.test(month) ? Number(month) : monthOfName(month);
  const text = `${fullYear(year)}-${twoDigits(number ?? 0)}-${twoDigits(Number(day))}`;
  return isLocalDate(text) ? text : null;
}

function inOrder([first, second, third]: DateParts['parts'], order: DateOrder): readonly [string, string, string] {
  if (first.length === 4 && /^\d/.test(first)) return [first, second, third];
  if (/^\D/.test(second)) return [third, second, first];
  if (/^\D/.test(first) || order === 'mdy') return [third, first, second];
  return order === 'dmy' ? [third, second, first] : [first, second, third];
}

/** Years of two digits are those from 1970 to 2069. */
function fullYear(year: string): string {
  if (year.length > 2) return year;
  return String(Number(year) + (Number(year) < 70 ? 2000 : 1900));
}
