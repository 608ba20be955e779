import { daysInMonth, twoDigits } from '../local-date.ts';
import { chooseMonth, chooseYear, type Selections } from './selections.ts';

/** A column of the histograms: the prefix of its dates for a year, month or day: `2025`, `2025-05`, `2025-05-03`. */
export type CalendarPeriod = string;

/** What one column of the histograms stands for. */
export type PeriodKind = 'year' | 'month' | 'day';

/** Over a longer range only years with flights are shown: a mistyped year must not add a hundred empty columns. */
const MAX_YEARS = 40;
const KEY_LENGTH = { year: 4, month: 7, day: 10 } as const satisfies Record<PeriodKind, number>;

/** Days for a selected month, months for a selected year, years otherwise. */
export function periodKind({ year, month }: Pick<Selections, 'year' | 'month'>): PeriodKind {
  if (year === null) return 'year';
  return month === null ? 'month' : 'day';
}

/**
 * Returns all columns, empty ones included: the 12 months, the days of the month, or the first year flown to the
 * last.
 */
export function periodsOf(
  selections: Pick<Selections, 'year' | 'month'>,
  years: readonly number[],
): readonly CalendarPeriod[] {
  const { year, month } = selections;
  if (year === null) return yearPeriods(years);
  if (month === null) return upTo(12).map((number) => `${year}-${twoDigits(number)}`);
  return upTo(daysInMonth(year, month)).map((number) => `${year}-${twoDigits(month)}-${twoDigits(number)}`);
}

/** Returns the prefix of all dates in the selected period; empty for all time. */
export function chosenTime({ year, month }: Pick<Selections, 'year' | 'month'>): string {
  if (year === null) return '';
  return month === null ? String(year) : `${year}-${twoDigits(month)}`;
}

/** Selects the year or month of a column; a day changes nothing. */
export function drillDown(selections: Selections, period: CalendarPeriod): Selections {
  const [year = '', month, day] = period.split('-');
  if (day !== undefined) return selections;
  return month === undefined ? chooseYear(selections, Number(year)) : chooseMonth(selections, Number(month));
}

/** Returns the period of the given kind that a day belongs to. */
export function periodOf(date: string, kind: PeriodKind): CalendarPeriod {
  return date.slice(0, KEY_LENGTH[kind]);
}

function yearPeriods(years: readonly number[]): readonly CalendarPeriod[] {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (years.length === 0) return [];
  if (last - first >= MAX_YEARS) return [...years].sort((a, b) => a - b).map(String);
  return upTo(last - first + 1).map((number) => String(first + number - 1));
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
