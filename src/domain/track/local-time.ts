import type { LocalDate, LocalTime } from '../local-date.ts';

/** Local date and time of an instant. */
export interface LocalDateTime {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

const DEGREES_AN_HOUR = 15;
const HOUR_S = 3600;

/**
 * Returns the local time of an instant (Unix seconds) in an IANA time zone, `Europe/Paris`; null for an unknown
 * zone.
 */
export function localDateTime(unixSeconds: number, timeZoneId: string): LocalDateTime | null {
  const clock = clockOf(timeZoneId);
  if (clock === null) return null;
  const parts = clock.formatToParts(unixSeconds * 1000);
  const part = (wanted: Intl.DateTimeFormatPartTypes): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

/** Returns the UTC date and time of an instant (Unix seconds). */
export function utcDateTime(unixSeconds: number): LocalDateTime {
  const text = new Date(unixSeconds * 1000).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Returns the day of an instant (Unix seconds) by solar time at a longitude: for when the time zone is not known. */
export function approximateLocalDate(unixSeconds: number, lng: number): LocalDate {
  return utcDateTime(unixSeconds + Math.round(lng / DEGREES_AN_HOUR) * HOUR_S).date;
}

/** Making a clock takes a hundred times as long as reading it. There are some six hundred time zones. */
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = CLOCKS.get(timeZone);
  if (known) return known;
  const clock = newClock(timeZone);
  if (clock) CLOCKS.set(timeZone, clock);
  return clock;
}

function newClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
