import type { Flight } from '../flight.ts';
import { daysInMonth, monthOf, twoDigits, yearOf } from '../local-date.ts';
import { chooseMonth, chooseYear, type Selections } from './selections.ts';
import { yearsWithFlights } from './tallies.ts';

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

export interface YearOfMonths {
  readonly year: number;
  /** Twelve values, January first. */
  readonly months: readonly number[];
  readonly total: number;
}

const MONTHS = 12;
const ALL_TIME = { year: null, month: null };

/**
 * Returns the sum of a value of the flights, by default their number, in each month of each year: the latest year first, years
 * without flights between others included (as in the histograms, unless there are too many).
 */
export function monthTable<Flown extends Pick<Flight, 'date'>>(
  flights: readonly Flown[],
  amountOf: (flight: Flown) => number = () => 1,
): readonly YearOfMonths[] {
  const byYear = new Map<number, number[]>();
  for (const period of periodsOf(ALL_TIME, yearsWithFlights(flights)))
    byYear.set(Number(period), Array(MONTHS).fill(0));
  for (const flight of flights) {
    const months = byYear.get(yearOf(flight.date));
    const month = monthOf(flight.date) - 1;
    if (months) months[month] = (months[month] ?? 0) + amountOf(flight);
  }
  return [...byYear]
    .map(([year, months]) => ({ year, months, total: months.reduce((sum, value) => sum + value, 0) }))
    .toReversed();
}

/** Returns the flights in the selected year or month; all for none. */
export function flightsInTime<Flown extends Pick<Flight, 'date'>>(
  flights: readonly Flown[],
  time: Pick<Selections, 'year' | 'month'>,
): readonly Flown[] {
  const chosen = chosenTime(time);
  return chosen === '' ? flights : flights.filter(({ date }) => date.startsWith(chosen));
}
