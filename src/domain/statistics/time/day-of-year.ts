import { daysInMonth, type LocalDate, monthOf } from '../../local-date.ts';

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
