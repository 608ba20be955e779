import type { LocalDate } from '../local-date.ts';

/** Seconds of a day. */
export const DAY_S = 86_400;
const HALF_DAY_S = DAY_S / 2;

/** Converts times of day to instants while a file is read. Changed in place. */
export interface Clock {
  /** Unix seconds of the UTC midnight before the latest fix; 0 before a date was read. */
  day: number;
  /** The day of the current date header: no fix is earlier. */
  firstDay: number;
  /** Time of day of the latest fix, in seconds; -1 before the first one of a date. */
  latest: number;
}

/** Returns a clock before any record was read. */
export function newClock(): Clock {
  return { day: 0, firstDay: 0, latest: -1 };
}

/**
 * Returns the Unix seconds of the next fix, from its time of day in seconds: a time half a day earlier is after
 * midnight.
 */
export function nextInstant(clock: Clock, timeOfDay: number): number {
  clock.day = dayOf(clock, timeOfDay);
  clock.latest = timeOfDay;
  return clock.day + timeOfDay;
}

/** Returns the Unix seconds of an event at a time of day near the latest fix; does not change the clock. */
export function instantOf(clock: Clock, timeOfDay: number): number {
  return dayOf(clock, timeOfDay) + timeOfDay;
}

/** Sets the clock to the day of a date header. */
export function setDay(clock: Clock, date: LocalDate): void {
  clock.day = Date.parse(date) / 1000;
  clock.firstDay = clock.day;
  clock.latest = -1;
}

function dayOf(clock: Clock, timeOfDay: number): number {
  if (timeOfDay < clock.latest - HALF_DAY_S) return clock.day + DAY_S;
  const isBack = clock.latest >= 0 && timeOfDay > clock.latest + HALF_DAY_S && clock.day > clock.firstDay;
  return isBack ? clock.day - DAY_S : clock.day;
}
