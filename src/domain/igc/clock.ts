import { distanceBetween } from '../geo.ts';
import type { LocalDate } from '../local-date.ts';
import type { FixColumns } from './fix-columns.ts';

/** Seconds of a day. */
export const DAY_S = 86_400;
const HALF_DAY_S = DAY_S / 2;
/** Fixes whose times of day are further apart, in seconds, are of another run: a clock that is set leaps by half an hour at least. */
const RUN_GAP_S = 1_500;
/** A run that weighs so many times less than the heaviest may have a wrong clock. */
const MUCH_LESS = 10;
/** The least weight of a run beside which one with valid fixes may be wrong. */
const LEAST_HEAVY = 20;
/** The weight of a void fix beside a valid one: receivers write such before they know the time. */
const VOID_WEIGHT = 0.05;
/** A run that goes on from another within so many seconds has nothing between them. */
const GOES_ON_S = 120;
/** Faster than gliders fly, in metres a second. */
const FASTEST = 70;
/** A place is this far from itself at most, in metres. */
const NOISE_M = 30;

/** A date record of a file. */
export interface DateMark {
  /** The index of the first fix after it. */
  readonly at: number;
  /** The Unix seconds of its midnight; null when it only repeats the first date of the file. */
  readonly day: number | null;
}

/** Returns the Unix seconds of a day's midnight. */
export function midnightOf(date: LocalDate): number {
  return Date.parse(date) / 1000;
}

/**
 * Turns the times of day of fixes, in the file's order, into instants, in place; seconds of 1970-01-01 without any date. After a date the
 * day goes on when the time falls back by more than half a day, and back when it leaps ahead by more, but never before the date. Three
 * things are no midnight: a few wrong times among many (some receivers say 23:59:42 before they know better), a date that comes a
 * moment early, and a clock that is set back while the glider flies on: then the fixes before or after, whichever are fewer, get the
 * clock of the others.
 */
export function dateFixes(columns: FixColumns, dates: readonly DateMark[]): void {
  const runs = runsOf(columns, dates);
  const heaviest = runs.reduce((most, { weight }) => Math.max(most, weight), 0);
  const day = dates[0]?.day ?? 0;
  let clock: Clock = { day, firstDay: day, latest: null, from: 0, weight: 0 };
  for (const [i, run] of runs.entries()) {
    clock = atDate(columns, clock, run);
    const isWrong = isMuchLess(run, heaviest) || isBetween(columns, clock, { run, after: runs[i + 1] });
    const lastDay = setTimes(columns, clock, run);
    const latest = { fix: run.end - 1, time: (columns.time[run.end - 1] ?? 0) - lastDay };
    setClockBack(columns, clock, run);
    if (!isWrong) clock = { ...clock, day: lastDay, latest, weight: clock.weight + run.weight };
  }
}

/** Returns the Unix seconds of an event at a time of day, near an instant. */
export function instantNear(instant: number, timeOfDay: number): number {
  const time = instant % DAY_S;
  return dayOf({ day: instant - time, firstDay: 0, latest: { fix: 0, time } }, timeOfDay) + timeOfDay;
}

/** Fixes in a row without a leap of their times and without a date record. */
interface Run {
  /** Index of its first fix. */
  readonly start: number;
  /** Index after its last fix. */
  readonly end: number;
  /** The date record before it; left out without one. */
  readonly mark?: DateMark;
  readonly weight: number;
}

/** The day before a run, as far as it is known. */
interface Clock {
  /** Unix seconds of the midnight before the latest fix. */
  readonly day: number;
  /** The day of the latest date record: no fix is earlier. */
  readonly firstDay: number;
  /** The last fix whose clock is right, and its time of day; null before the first one of a date. */
  readonly latest: { readonly fix: number; readonly time: number } | null;
  /** Index of the first fix since the date. */
  readonly from: number;
  /** That of all runs since the date. */
  readonly weight: number;
}

function runsOf(columns: FixColumns, dates: readonly DateMark[]): readonly Run[] {
  const { time, length } = columns;
  const marks = new Map(dates.map((mark) => [mark.at, mark]));
  const runs: Run[] = [];
  for (let start = 0, end = 1; start < length; end += 1) {
    const isOn = end < length && !marks.has(end) && stepBetween(time[end - 1] ?? 0, time[end] ?? 0) <= RUN_GAP_S;
    if (isOn) continue;
    const mark = marks.get(start);
    runs.push({ start, end, ...(mark && { mark }), weight: weightOf(columns, start, end) });
    start = end;
  }
  return runs;
}

/** Seconds between two times of day, before or after midnight. */
function stepBetween(a: number, b: number): number {
  const step = Math.abs(a - b);
  return Math.min(step, DAY_S - step);
}

/** Fixes without a position weigh nothing. */
function weightOf(columns: FixColumns, start: number, end: number): number {
  let weight = 0;
  for (let i = start; i < end; i += 1) {
    if (hasPlace(columns, i)) weight += columns.valid[i] === 1 ? 1 : VOID_WEIGHT;
  }
  return weight;
}

function hasPlace({ lat, lng }: FixColumns, index: number): boolean {
  return lat[index] !== 0 || lng[index] !== 0;
}

function atDate(columns: FixColumns, clock: Clock, { start, mark }: Run): Clock {
  if (mark === undefined || mark.day === null || isEarly(columns, clock, { start, day: mark.day })) return clock;
  return { day: mark.day, firstDay: mark.day, latest: null, from: start, weight: 0 };
}

/** Whether a date comes a moment before its midnight: the fixes after it go on from those before it on the day before. */
function isEarly(
  columns: FixColumns,
  { latest, day: latestDay }: Clock,
  { start, day }: { readonly start: number; readonly day: number },
): boolean {
  const time = columns.time[start] ?? 0;
  if (latest === null || day !== latestDay + DAY_S || time < DAY_S - RUN_GAP_S) return false;
  const step = time - latest.time;
  return step >= 0 && step <= GOES_ON_S && isReached(columns, { from: latest.fix, to: start }, step);
}

function isMuchLess({ weight }: Run, heaviest: number): boolean {
  return weight * MUCH_LESS <= heaviest && heaviest > 0 && (weight < 1 || heaviest >= LEAST_HEAVY);
}

/** Whether the run after goes on where the latest fix was, as if this one had not been. */
function isBetween(
  columns: FixColumns,
  { latest }: Clock,
  { run, after }: { readonly run: Run; readonly after: Run | undefined },
): boolean {
  if (latest === null || after === undefined || run.mark || after.mark) return false;
  const step = (columns.time[after.start] ?? 0) - latest.time;
  const lasting = (columns.time[run.end - 1] ?? 0) - (columns.time[run.start] ?? 0);
  return step >= 0 && step <= lasting + GOES_ON_S && isReached(columns, { from: latest.fix, to: after.start }, step);
}

function dayOf({ day, firstDay, latest }: Pick<Clock, 'day' | 'firstDay' | 'latest'>, timeOfDay: number): number {
  if (latest === null) return day;
  if (timeOfDay < latest.time - HALF_DAY_S) return day + DAY_S;
  return timeOfDay > latest.time + HALF_DAY_S && day > firstDay ? day - DAY_S : day;
}

/** Makes instants of a run's times of day; returns the day of its last fix. */
function setTimes({ time }: FixColumns, clock: Clock, { start, end }: Run): number {
  let { day, latest } = { day: clock.day, latest: clock.latest };
  for (let i = start; i < end; i += 1) {
    const timeOfDay = time[i] ?? 0;
    day = dayOf({ day, firstDay: clock.firstDay, latest }, timeOfDay);
    latest = { fix: i, time: timeOfDay };
    time[i] = day + timeOfDay;
  }
  return day;
}

/** Moves a run that begins earlier than the one before ended, at the same place: the clock was set back meanwhile. */
function setClockBack(columns: FixColumns, clock: Clock, run: Run): void {
  const back = setBackBy(columns, clock, run);
  if (back === 0) return;
  const { time } = columns;
  const isMoreAfter = run.weight > clock.weight && (time[clock.from] ?? 0) > back;
  const [first, end, by] = isMoreAfter ? [clock.from, run.start, -back] : [run.start, run.end, back];
  for (let i = first; i < end; i += 1) time[i] = (time[i] ?? 0) + by;
}

/** Seconds by which a clock was set back before a run; 0 when it was not. */
function setBackBy(columns: FixColumns, { latest }: Clock, run: Run): number {
  if (latest === null || run.mark) return 0;
  const back = (columns.time[latest.fix] ?? 0) - (columns.time[run.start] ?? 0) + 1;
  const isSet = back > RUN_GAP_S && back <= HALF_DAY_S;
  return isSet && isReached(columns, { from: latest.fix, to: run.start }, 1) ? back : 0;
}

/** Whether a glider can be at both fixes within so many seconds. */
function isReached(
  columns: FixColumns,
  { from, to }: { readonly from: number; readonly to: number },
  seconds: number,
): boolean {
  if (!hasPlace(columns, from) || !hasPlace(columns, to)) return false;
  const place = (i: number) => ({ lat: columns.lat[i] ?? 0, lng: columns.lng[i] ?? 0 });
  return distanceBetween(place(from), place(to)) <= NOISE_M + FASTEST * seconds;
}
