import { type LocalDate, twoDigits } from '#domain/local-date';

const MINUTES_PER_DAY = 1440;
const MS_PER_DAY = 86_400_000;

/** Returns the date the given number of days later; earlier when negative. */
export function dayAfter(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Returns minutes since midnight as `hh:mm`. */
export function clockTime(minutesOfDay: number): string {
  const whole = Math.floor(minutesOfDay) % MINUTES_PER_DAY;
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

/** Returns the zone's offset from UTC in hours at an instant (Unix seconds). */
export function hoursAheadAt(unixSeconds: number, timeZone: string): number {
  return offsetAt(unixSeconds, timeZone) / 3600;
}

/** Returns the zone's offset from UTC in seconds. */
function offsetAt(unixSeconds: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(unixSeconds * 1000);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter costs far more than using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, formatter);
  return formatter;
}
