import { readDate, readDayNumber } from '../cells/date-cell.ts';
import { isWrittenDuration } from '../cells/duration-cell.ts';
import { readNumber } from '../cells/number-cell.ts';
import { readTime } from '../cells/time-cell.ts';
import { DATE_ORDERS } from '../table-mapping.ts';

/** What the cells of a column are, all but few of them; `text` is anything else. */
export type Content = 'dates' | 'times' | 'durations' | 'text';

/** So many of the cells decide. */
const MOST = 0.9;
/** Few launch before six in the morning: earlier times of most rows are airtimes. */
const EARLIEST = 6 * 3_600;

/** Returns what the cells of a column are. */
export function contentOf(cells: readonly string[]): Content {
  if (cells.length === 0) return 'text';
  if (areMost(cells, isDate)) return 'dates';
  if (areMost(cells, isClock)) return timesOf(cells);
  return areMost(cells, isWrittenDuration) ? 'durations' : 'text';
}

/** Whether a cell is written as a time of day, `10:31` or `10h31`, which airtimes are, too. */
function isClock(cell: string): boolean {
  return /[:h]/i.test(cell) && readTime(cell) !== null;
}

/** Returns whether a cell is a date in some order; a number that only a spreadsheet takes for one is none. */
export function isDate(cell: string): boolean {
  return readDayNumber(cell) === null && DATE_ORDERS.some((order) => readDate(cell, order) !== null);
}

/** Returns whether cells are numbers of days, or of seconds since 1970: dates, where a header says so. */
export function areDayNumbers(cells: readonly string[]): boolean {
  return cells.length > 0 && areMost(cells, (cell) => readDayNumber(cell) !== null);
}

/** Returns whether all cells are numbers, which no name of a site or glider is. */
export function areNumbers(cells: readonly string[]): boolean {
  return (
    cells.length > 0 && cells.every((cell) => readNumber(cell, { decimal: 'auto', mayBeGrouped: true })?.unit === '')
  );
}

function timesOf(cells: readonly string[]): 'times' | 'durations' {
  const seconds = cells.flatMap((cell) => readTime(cell)?.seconds ?? []).sort((a, b) => a - b);
  return (seconds[Math.floor(seconds.length / 2)] ?? 0) < EARLIEST ? 'durations' : 'times';
}

/** Whether nine of ten cells are so. */
export function areMost(cells: readonly string[], isSo: (cell: string) => boolean): boolean {
  return cells.filter(isSo).length >= cells.length * MOST;
}
