import type { LocalDate } from '../local-date.ts';

/** Seconds of a day. */
export const DAY_S = 86_400;
const HALF_DAY_S = DAY_S / 2;

/** Turns times of day into instants while a file is being read. Changed in place. */
export interface Clock {
  /** Unix seconds of the UTC midnight before the latest fix; 0 while no date was read. */
  day: number;
  /** The first day of the present date header: no fix comes before it. */
  firstDay: number;
  /** Time of day of the latest fix, in seconds; -1 before the first one of a date. */
  latest: number;
}

/** A clock before any record was read. */
export function newClock(): Clock {
  return { day: 0, firstDay: 0, latest: -1 };
}

/** Unix seconds of the next fix, from its time of day in seconds: a time half a day back is after midnight. */
export function tick(clock: Clock, timeOfDay: number): number {
  clock.day = dayOf(clock, timeOfDay);
  clock.latest = timeOfDay;
  return clock.day + timeOfDay;
}

/** Unix seconds of an event at a time of day near the latest fix; the clock stays as it is. */
export function instantOf(clock: Clock, timeOfDay: number): number {
  return dayOf(clock, timeOfDay) + timeOfDay;
}

/** Sets the clock to a day of a date header. */
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
