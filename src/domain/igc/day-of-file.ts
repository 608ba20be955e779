import { daysAfter, isLocalDate, type LocalDate, yearOf } from '../local-date.ts';

/** A receiver that counts the weeks of GPS in ten bits begins anew after so many days. */
const ROLL_OVER_DAYS = 1_024 * 7;
/** `2022-06-19-XCS-AAA-01.igc`, `20220619_1012.igc`. */
const YEAR_FIRST = /(?<!\d)((?:19|20)\d\d)[-_. ]?(\d\d)[-_. ]?(\d\d)(?!\d)/;
/** `19.06.2022 Glider.igc`. */
const DAY_FIRST = /(?<!\d)(\d\d)[-_.](\d\d)[-_.]((?:19|20)\d\d)(?!\d)/;
/** The short form of the IGC's specification, `YMDCXXXF.igc`: last digit of the year, month and day in one character each. */
const SHORT = /^(\d)([1-9a-c])([1-9a-v])[a-z\d]{4}[a-z\d]\.igc$/i;
/** No recorder writes IGC files that long. */
const FIRST_YEAR = 1_995;

/** What the name of a file says of its day, in UTC: a day, or one in each decade, the latest first; null for nothing. */
export function dayInName(
  name: string,
  today: LocalDate,
): { readonly day: LocalDate } | { readonly days: readonly LocalDate[] } | null {
  const day = longDay(name);
  if (day !== null) return { day };
  const [, digit, month, monthDay] = SHORT.exec(name) ?? [];
  if (digit === undefined || month === undefined || monthDay === undefined) return null;
  const rest = `${two(Number.parseInt(month, 36))}-${two(Number.parseInt(monthDay, 36))}`;
  const last = yearOf(today) - ((yearOf(today) - Number(digit) + 10) % 10);
  const years = Array.from({ length: Math.floor((last - FIRST_YEAR) / 10) + 1 }, (_, decade) => last - 10 * decade);
  const days = years.map((year) => `${year}-${rest}`).filter((date) => isLocalDate(date) && date <= today);
  return days.length > 0 ? { days } : null;
}

/**
 * Returns the probable day of a date that a receiver may have counted 1,024 or 2,048 weeks too early, so long ago that few pilots have
 * flights of it; null for a later one.
 */
export function dayAfterRollOver(date: LocalDate, today: LocalDate): LocalDate | null {
  const later = [2, 1].map((times) => daysAfter(date, times * ROLL_OVER_DAYS));
  return later.find((day) => day <= today) ?? null;
}

function longDay(name: string): LocalDate | null {
  const [, year, month, day] = YEAR_FIRST.exec(name) ?? [];
  const [, firstDay, thenMonth, lastYear] = DAY_FIRST.exec(name) ?? [];
  const dates = [`${year}-${month}-${day}`, `${lastYear}-${thenMonth}-${firstDay}`];
  return dates.find(isLocalDate) ?? null;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
