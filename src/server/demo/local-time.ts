import type { LocalDate } from '#domain/local-date';

const MINUTES_A_DAY = 1440;
const MILLISECONDS_A_DAY = 86_400_000;

/** The day so many days later, or earlier. */
export function dayAfter(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Minutes since midnight as `hh:mm`. */
export function timeOfDay(minutesOfDay: number): string {
  const whole = Math.floor(minutesOfDay) % MINUTES_A_DAY;
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

/** Unix seconds of a local time of day; by the zone's offset at noon, UTC, since clocks are shifted at night. */
export function unixTimeAt(date: LocalDate, minutesOfDay: number, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`) / 1000;
  return Math.round(midnight + minutesOfDay * 60) - offsetAt(midnight + 43_200, timeZone);
}

/** Hours that the zone's clocks are ahead of UTC at an instant (Unix seconds). */
export function hoursAheadAt(unixSeconds: number, timeZone: string): number {
  return offsetAt(unixSeconds, timeZone) / 3600;
}

/** Seconds that the zone's clocks are ahead of UTC at an instant. */
function offsetAt(unixSeconds: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(unixSeconds * 1000);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all that is asked of it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, clock);
  return clock;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
