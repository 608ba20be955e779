/** A calendar day as `yyyy-mm-dd`, 1900 to 2099, without a time zone: the day on the pilot's own calendar. */
export type LocalDate = string;
/** A time of day as `hh:mm`, 00:00 to 23:59. */
export type LocalTime = string;

const DATE = /^(19|20)\d\d-\d\d-\d\d$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MILLISECONDS_A_DAY = 86_400_000;
const LAST_YEAR = 2099;

/** Returns whether the text is a real day of the years 1900 to 2099 in the form `yyyy-mm-dd`. */
export function isLocalDate(text: string): text is LocalDate {
  if (!DATE.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** Returns whether the text is a time of day in the form `hh:mm`. */
export function isLocalTime(text: string): text is LocalTime {
  return TIME.test(text);
}

/** Returns the day in the local time zone of this machine. */
export function localDateOf(now: Date): LocalDate {
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

const FURTHEST_EAST_MS = 14 * 3_600_000;

/** Returns the latest day that it is anywhere: where the pilot's own is not known, a flight of today must count. */
export function lastDayOnEarth(now: Date): LocalDate {
  return new Date(now.getTime() + FURTHEST_EAST_MS).toISOString().slice(0, 10);
}

/** Returns the year of a day, 1900 to 2099. */
export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

/** Returns the month of a day, 1 to 12. */
export function monthOf(date: LocalDate): number {
  return Number(date.slice(5, 7));
}

/** Returns how many days a month has; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Returns the same day a number of months later, or the last day of that month where it is shorter; null after the years of
 * {@link LocalDate}.
 */
export function monthsAfter(date: LocalDate, months: number): LocalDate | null {
  const count = 12 * yearOf(date) + monthOf(date) - 1 + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  if (year > LAST_YEAR) return null;
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month));
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Returns the date so many days after another. */
export function daysAfter(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Returns the whole days from one day to a later one; negative when `until` is earlier. */
export function daysBetween(from: LocalDate, until: LocalDate): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / MILLISECONDS_A_DAY);
}

/** Returns a number as days, months and minutes are written: `05`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
