import { daysInMonth, type LocalDate, twoDigits } from '../../local-date.ts';
import { weekdayOf } from './day-of-year.ts';

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
