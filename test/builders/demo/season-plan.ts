import { daysBetween, type LocalDate, twoDigits } from '#domain/local-date';
import { dayAfter } from '#server/demo/local-time';
import { between, pick, type Random, type Some, wholeBetween } from '#test/builders/random';
import { DEMO_SITES, type FlightKind, HOLIDAY_SITE } from './demo-sites.ts';

/** A planned flight of the three seasons. */
export interface SeasonFlight {
  readonly date: LocalDate;
  /** Number of flights before it on the same day. */
  readonly placeInDay: number;
  readonly kind: FlightKind;
  /** Index in `DEMO_SITES`. */
  readonly siteIndex: number;
  /** Days since the first of the three seasons began. */
  readonly daysOfExperience: number;
}

/** The flights of a day, in their order. */
type Outing = Some<FlightKind>;

interface FlyingDay {
  readonly date: LocalDate;
  readonly kinds: readonly FlightKind[];
  readonly siteIndex?: number;
}

const DAYS_PER_SEASON = 365;
const SPAN_DAYS = 3 * DAYS_PER_SEASON;
/** Number of other sites flown before one is repeated, where possible. */
const VARIETY = 3;
/** The latest flight is within so many days. */
const LATEST_DAYS = 6;

const down: FlightKind = 'topToBottom';
const ridge: FlightKind = 'ridge';
const thermal: FlightKind = 'thermal';
const away: FlightKind = 'crossCountry';

/** The flying days of each month, January first: winter glides, spring thermals, summer distance, autumn ridges. */
const CALENDAR: readonly (readonly Outing[])[] = [
  [[down, down], [down]],
  [[down, ridge], [down]],
  [[thermal], [down, thermal]],
  [[thermal], [away], [thermal, thermal]],
  [[thermal, ridge], [away], [thermal]],
  [[thermal], [thermal, ridge], [down]],
  [[thermal, ridge], [away], [down]],
  [[down, thermal], [thermal]],
  [[thermal], [down, down]],
  [[ridge], [down, down, down]],
  [[ridge], [down]],
  [[down, down]],
];

/** The week in India, from October 27 on. */
const HOLIDAY_STARTS = '10-27';
const HOLIDAY: readonly Outing[] = [[thermal], [thermal, ridge], [thermal], [away], [thermal, ridge]];
/** Minimum number of days since the holiday. */
const HOLIDAY_DAYS_AGO = 120;

/** Returns the flights of the three seasons up to the day before `today`, oldest first. */
export function planSeasons(today: LocalDate, random: Random): readonly SeasonFlight[] {
  const start = dayAfter(today, -SPAN_DAYS);
  const chooseSite = createSiteChooser(random);
  return flyingDays(start, today, random).flatMap((day) => {
    const daysOfExperience = daysBetween(start, day.date);
    const kinds = daysOfExperience < DAYS_PER_SEASON ? day.kinds.map(withinReach) : day.kinds;
    const siteIndex = chooseSite({ ...day, kinds });
    return kinds.map((kind, placeInDay) => ({ date: day.date, placeInDay, kind, siteIndex, daysOfExperience }));
  });
}

/** In the first season, cross-country days become thermal flights. */
function withinReach(kind: FlightKind): FlightKind {
  return kind === away ? thermal : kind;
}

function flyingDays(start: LocalDate, today: LocalDate, random: Random): readonly FlyingDay[] {
  const holiday = holidayDays(today);
  const busy = new Set(holiday.map(({ date }) => date.slice(0, 7)));
  const atHome = monthsBetween(start, today)
    .filter((month) => !busy.has(month))
    .flatMap((month) => daysOfMonth(month, random))
    .filter(({ date }) => date >= start && date < dayAfter(today, -LATEST_DAYS));
  return [...atHome, ...holiday, latestDay(today, random)].toSorted((a, b) => daysBetween(b.date, a.date));
}

function daysOfMonth(month: string, random: Random): readonly FlyingDay[] {
  const outings = CALENDAR[Number(month.slice(5)) - 1] ?? [];
  const slot = 28 / outings.length;
  return outings.map((kinds, index) => {
    const day = 1 + Math.floor(index * slot + between(random, 0.1, 0.95) * slot);
    return { date: `${month}-${twoDigits(day)}`, kinds };
  });
}

function holidayDays(today: LocalDate): readonly FlyingDay[] {
  const latest = dayAfter(today, -HOLIDAY_DAYS_AGO);
  const thisYear = `${latest.slice(0, 4)}-${HOLIDAY_STARTS}`;
  const starts = thisYear <= latest ? thisYear : `${Number(latest.slice(0, 4)) - 1}-${HOLIDAY_STARTS}`;
  return HOLIDAY.map((kinds, index) => ({ date: dayAfter(starts, index), kinds, siteIndex: HOLIDAY_SITE }));
}

/** A recent day, so that the logbook looks current. */
function latestDay(today: LocalDate, random: Random): FlyingDay {
  const date = dayAfter(today, -wholeBetween(random, 1, LATEST_DAYS));
  const [kinds] = CALENDAR[Number(date.slice(5, 7)) - 1] ?? [];
  return { date, kinds: kinds ?? [down] };
}

function monthsBetween(start: LocalDate, end: LocalDate): readonly string[] {
  const count =
    (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(start.slice(5, 7));
  return Array.from({ length: count + 1 }, (_, index) =>
    new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)) - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

/** Returns a chooser: cross-country sites in turn, others at random among those where all the day's kinds are flown that month. */
function createSiteChooser(random: Random): (day: FlyingDay) => number {
  const routes = placesOf((index) => index !== HOLIDAY_SITE && DEMO_SITES[index]?.route !== undefined);
  let distances = 0;
  let lately: readonly number[] = [];
  return ({ date, kinds, siteIndex }) => {
    if (siteIndex !== undefined) return siteIndex;
    if (kinds.includes(away)) return routes[distances++ % routes.length] ?? 0;
    const fitting = placesOf((index) => kinds.every((kind) => isFlown(index, kind, date)));
    const others = fitting.filter((index) => !lately.includes(index));
    const chosen = oneOf(random, others.length > 0 ? others : fitting);
    lately = [chosen, ...lately].slice(0, VARIETY);
    return chosen;
  };
}

function isFlown(siteIndex: number, kind: FlightKind, date: LocalDate): boolean {
  return DEMO_SITES[siteIndex]?.months[kind].includes(Number(date.slice(5, 7))) ?? false;
}

function placesOf(isWanted: (siteIndex: number) => boolean): readonly number[] {
  return DEMO_SITES.map((_, index) => index).filter(isWanted);
}

function oneOf(random: Random, [first, ...others]: readonly number[]): number {
  return first === undefined ? 0 : pick(random, [first, ...others]);
}
