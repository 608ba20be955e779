import type { Flight } from '../flight.ts';
import { daysInMonth, type LocalDate, monthOf, twoDigits, yearOf } from '../local-date.ts';
import { type Minutes, minutes } from '../units.ts';
import { type FlightTally, talliesBy } from './tallies.ts';

/** A day in the calendar of a year. */
export interface CalendarDay {
  readonly date: LocalDate;
  /** 1 to 12. */
  readonly month: number;
  /** 0 for the week of January 1, which may begin in the year before. */
  readonly week: number;
  /** 0 for Monday to 6 for Sunday. */
  readonly weekday: number;
}

/** Returns all days of a year in weeks from Monday to Sunday. */
export function calendarOf(year: number): readonly CalendarDay[] {
  const first = weekdayOf(`${year}-01-01`);
  return datesOf(year).map((date, index) => ({
    date,
    month: Number(date.slice(5, 7)),
    week: Math.floor((first + index) / 7),
    weekday: (first + index) % 7,
  }));
}

function datesOf(year: number): readonly LocalDate[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  return months.flatMap((month) =>
    Array.from({ length: daysInMonth(year, month) }, (_, day) => `${year}-${twoDigits(month)}-${twoDigits(day + 1)}`),
  );
}

/** A leap year: every date of any year is one of its days. */
const WITH_EVERY_DAY = 2024;

/** Days of the calendar on which years are laid over each other: 366, so that March 1 is the same day in all of them. */
export const DAYS_OF_YEAR = 366;

/** Days before each month. */
const DAYS_BEFORE = Array.from({ length: 12 }, (_, month) => daysBefore(month + 1));

/** Returns the place of a date in its year: 0 for January 1, 59 for February 29, 60 for March 1, 365 for December 31. */
export function dayOfYear(date: LocalDate): number {
  return (DAYS_BEFORE[monthOf(date) - 1] ?? 0) + Number(date.slice(8, 10)) - 1;
}

/** Returns the day of the week of a date: 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: LocalDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function daysBefore(month: number): number {
  let days = 0;
  for (let before = 1; before < month; before += 1) days += daysInMonth(WITH_EVERY_DAY, before);
  return days;
}

/** How the airtime of a year has grown. */
export interface YearCurve extends FlightTally {
  readonly year: number;
  /** One for each day with flights, the earliest first. */
  readonly points: readonly CurvePoint[];
}

/** The airtime of a year up to a day. */
interface CurvePoint {
  readonly date: LocalDate;
  /** As of {@link dayOfYear}. */
  readonly day: number;
  /** From January 1, this day included. */
  readonly airtime: Minutes;
}

/** Returns the curves of all years with flights, the latest first. */
export function yearCurves(flights: Iterable<Pick<Flight, 'date' | 'airtime'>>): readonly YearCurve[] {
  const days = [...talliesBy(flights, ({ date }) => date)].sort(([a], [b]) => (a < b ? -1 : 1));
  const curves = new Map<number, { flightNum: number; airtime: Minutes; points: CurvePoint[] }>();
  for (const [date, day] of days) {
    const curve = curves.get(yearOf(date)) ?? { flightNum: 0, airtime: minutes(0), points: [] };
    curve.flightNum += day.flightNum;
    curve.airtime = minutes(curve.airtime + day.airtime);
    curve.points.push({ date, day: dayOfYear(date), airtime: curve.airtime });
    curves.set(yearOf(date), curve);
  }
  return [...curves].map(([year, curve]) => ({ year, ...curve })).reverse();
}

/** Returns the airtime of a year from January 1 to a day of the year, that day included. */
export function airtimeUntil({ points }: Pick<YearCurve, 'points'>, day: number): Minutes {
  return points.findLast((point) => point.day <= day)?.airtime ?? minutes(0);
}

/** When of the day flights were launched. */
export interface HoursOfDay {
  /** The tally of each hour with flights, 0 to 23. */
  readonly hours: ReadonlyMap<number, FlightTally>;
  /** The earliest to the latest hour with flights, those between included; empty without any. */
  readonly range: readonly number[];
  /** Number of flights whose time is not known. */
  readonly unknown: number;
}

type TimedFlight = Pick<Flight, 'time' | 'airtime'>;

/** Returns the flights by the hour of their launch. */
export function hoursOfDay(flights: readonly TimedFlight[]): HoursOfDay {
  const hours = talliesBy(flights, ({ time }) => (time === null ? null : Number(time.slice(0, 2))));
  const [first, last] = [Math.min(...hours.keys()), Math.max(...hours.keys())];
  const count = hours.size === 0 ? 0 : last - first + 1;
  return {
    hours,
    range: Array.from({ length: count }, (_, index) => first + index),
    unknown: flights.filter(({ time }) => time === null).length,
  };
}
