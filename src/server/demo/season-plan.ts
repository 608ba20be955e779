import { daysBetween, type LocalDate } from '#domain/local-date';
import type { FlightKind } from './flight-kind.ts';
import { dayAfter } from './local-time.ts';
import { between, pick, type Random, type Some, wholeBetween } from './random.ts';
import { DEMO_SITES, HOLIDAY_SITE } from './sites.ts';

/** A flight of the three seasons before it is told or flown. */
export interface PlannedFlight {
  readonly date: LocalDate;
  /** Flights before it on the same day. */
  readonly placeInDay: number;
  readonly kind: FlightKind;
  /** Place in `DEMO_SITES`. */
  readonly siteIndex: number;
  /** Days since the first of the three seasons began. */
  readonly daysOfExperience: number;
}

type Outing = Some<FlightKind>;

interface FlyingDay {
  readonly date: LocalDate;
  readonly kinds: Outing;
  readonly siteIndex?: number;
}

const DAYS_A_SEASON = 365;
/** The demo's span: a little less than three years, so that the first day is a year's anniversary of nothing. */
const SPAN_DAYS = 3 * DAYS_A_SEASON;
/** The pilot has flown lately: within so many days. */
const LATEST_DAYS = 6;

const down: FlightKind = 'topToBottom';
const ridge: FlightKind = 'ridge';
const thermal: FlightKind = 'thermal';
const away: FlightKind = 'crossCountry';

/** The flying days of each month, January first: winter sleds, spring thermals, summer distance, autumn ridges. */
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
/** The holiday lies so long ago at least. */
const HOLIDAY_DAYS_AGO = 120;

/** Every flight of the three seasons up to the day before `today`, oldest first. */
export function planSeasons(today: LocalDate, random: Random): readonly PlannedFlight[] {
  const start = dayAfter(today, -SPAN_DAYS);
  const chooseSite = createSiteChooser(random);
  return flyingDays(start, today, random).flatMap(({ date, kinds, siteIndex }) => {
    const daysOfExperience = daysBetween(start, date);
    return kinds.map((kind, placeInDay) => {
      const flown = kind === away && daysOfExperience < DAYS_A_SEASON ? thermal : kind;
      return { date, placeInDay, kind: flown, siteIndex: siteIndex ?? chooseSite(date, flown), daysOfExperience };
    });
  });
}

function flyingDays(start: LocalDate, today: LocalDate, random: Random): readonly FlyingDay[] {
  const holiday = holidayDays(today);
  const busy = new Set(holiday.map(({ date }) => date.slice(0, 7)));
  const atHome = monthsBetween(start, today)
    .filter((month) => !busy.has(month))
    .flatMap((month) => daysOfMonth(month, random))
    .filter(({ date }) => date >= start && date < dayAfter(today, -LATEST_DAYS));
  return [...atHome, ...holiday, latestDay(today, random)].toSorted((a, b) => a.date.localeCompare(b.date));
}

function daysOfMonth(month: string, random: Random): readonly FlyingDay[] {
  const outings = CALENDAR[Number(month.slice(5)) - 1] ?? [];
  const slot = 28 / outings.length;
  return outings.map((kinds, index) => {
    const day = 1 + Math.floor(index * slot + between(random, 0.1, 0.95) * slot);
    return { date: `${month}-${String(day).padStart(2, '0')}`, kinds };
  });
}

function holidayDays(today: LocalDate): readonly FlyingDay[] {
  const latest = dayAfter(today, -HOLIDAY_DAYS_AGO);
  const thisYear = `${latest.slice(0, 4)}-${HOLIDAY_STARTS}`;
  const starts = thisYear <= latest ? thisYear : `${Number(latest.slice(0, 4)) - 1}-${HOLIDAY_STARTS}`;
  return HOLIDAY.map((kinds, index) => ({ date: dayAfter(starts, index), kinds, siteIndex: HOLIDAY_SITE }));
}

/** A day just past, so that the logbook is of a pilot who flies. */
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

/** Cross-country sites in turn, the others at random among those that are flown in that month; one site a day. */
function createSiteChooser(random: Random): (date: LocalDate, kind: FlightKind) => number {
  const routes = placesOf((index) => index !== HOLIDAY_SITE && DEMO_SITES[index]?.route !== undefined);
  let distances = 0;
  let previous = { date: '', siteIndex: -1 };
  return (date, kind) => {
    const fitting = placesOf((index) => isFlown(index, kind, date));
    const stays = previous.date === date && fitting.includes(previous.siteIndex);
    const chosen =
      kind === away ? routes[distances++ % routes.length] : stays ? previous.siteIndex : oneOf(random, fitting);
    previous = { date, siteIndex: chosen ?? 0 };
    return chosen ?? 0;
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
