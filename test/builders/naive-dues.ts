import type { DueLogbook } from '#domain/due/dues';
import { blankOf } from '#domain/fields/entity';
import { GEAR } from '#domain/fields/gear';
import { GLIDER, HANDLING_FACTORS } from '#domain/fields/glider';
import { CHECK_KINDS, type Check } from '#domain/gear/checks';
import type { Gear } from '#domain/gear/gear';
import { newCheck } from '#domain/gear/proposals';
import type { Glider } from '#domain/glider';
import { minutes } from '#domain/units';

/** A logbook whose gear and gliders have every kind of check. */
interface Constructed extends DueLogbook {
  readonly gliders: readonly Glider[];
  readonly gear: readonly Gear[];
  readonly flights: readonly {
    readonly date: string;
    readonly airtime: ReturnType<typeof minutes>;
    readonly gliderId: number | null;
  }[];
  readonly handlings: readonly {
    readonly date: string;
    readonly duration: ReturnType<typeof minutes>;
    readonly gliderId: number | null;
  }[];
}

/** Days at the ends of months, around leap days and around midnight of the year. */
const DAYS = [
  ...['2023-12-31', '2024-01-01', '2024-01-31', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-31'],
  ...['2024-08-31', '2024-12-31', '2025-01-31', '2025-02-28', '2025-03-01', '2025-08-30', '2026-01-31', '2026-02-28'],
];

/** Returns a constructed logbook; the same seed is the same logbook. */
export function constructedLogbook(seed: number): Constructed {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  const maybeDay = () => (random() < 0.3 ? null : pick(DAYS));
  const limit = (values: readonly number[]) => (random() < 0.5 ? 0 : pick(values));
  const gliders = [1, 2, 3].map(
    (id): Glider => ({
      ...{ ...blankOf(GLIDER), id, createdAt: '', name: `Glider ${id}`, checkedOn: maybeDay() },
      ...{ checkMonths: limit([1, 6, 12, 24]), checkHours: limit([1, 5, 20]), checkFlights: limit([1, 5, 20]) },
      ...{ handlingFactor: pick(HANDLING_FACTORS), inUseUntil: random() < 0.2 ? pick(DAYS) : null },
    }),
  );
  const checkOf = (what: Check['what']): Check => ({
    ...{ ...newCheck(what), words: what === 'other' ? 'Lines' : '', lastOn: maybeDay() },
    ...{ months: limit([1, 6, 12, 120]), hours: limit([1, 5, 20]), flights: limit([1, 5, 20]) },
    nextOn: random() < 0.2 ? pick(DAYS) : null,
  });
  const gear = [1, 2, 3, 4, 5, 6].map(
    (id): Gear => ({
      ...{ ...blankOf(GEAR), id, createdAt: '', name: `Gear ${id}` },
      ...{ inUseFrom: maybeDay(), inUseUntil: random() < 0.2 ? pick(DAYS) : null },
      gliderIds: pick([[], [1], [1, 2], [0], [2, 99], [3, 1, 2]]),
      checks: CHECK_KINDS.slice(0, 1 + Math.floor(random() * 4)).map(checkOf),
    }),
  );
  const flights = Array.from({ length: 25 }, () => ({
    date: pick(DAYS),
    airtime: minutes(Math.floor(random() * 180)),
    gliderId: pick([1, 2, 3, null, 99]),
  }));
  const handlings = Array.from({ length: 6 }, () => ({
    date: pick(DAYS),
    duration: minutes(1 + Math.floor(random() * 120)),
    gliderId: pick([1, 2, 3]),
  }));
  return { gliders, gear, flights, handlings };
}

/** The days that a moment is on in Honolulu, Zurich and Auckland: just before midnight, UTC, of one of the days. */
export function daysOfMoment(seed: number): readonly string[] {
  const day = DAYS[seed % DAYS.length] ?? '';
  const moment = new Date(`${day}T23:30:00Z`);
  return ['Pacific/Honolulu', 'Europe/Zurich', 'Pacific/Auckland'].map((timeZone) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment),
  );
}

/** A check as the naive model finds it, in the order of keys; minutes in place of hours. */
export interface NaiveDue {
  readonly key: string;
  readonly state: string;
  readonly dueOn: string | null;
  readonly hoursLeft: number | null;
  readonly flightsLeft: number | null;
  readonly by: string | null;
}

interface NaiveCheck {
  readonly key: string;
  readonly from: string | null;
  readonly months: number;
  readonly hours: number;
  readonly flights: number;
  readonly nextOn: string | null;
  readonly counts: (item: { readonly gliderId: number | null; readonly date: string }) => boolean;
}

/** Counts each check by itself, over all flights: written apart from the domain. */
export function naiveDues(logbook: Constructed, today: string): readonly NaiveDue[] {
  const isInUse = ({ inUseUntil }: { readonly inUseUntil: string | null }) => !inUseUntil || inUseUntil >= today;
  const checks = [
    ...logbook.gliders.filter(isInUse).flatMap(checkOfGlider),
    ...logbook.gear.filter(isInUse).flatMap(checksOfGear),
  ];
  return checks.flatMap((check) => dueOf(check, logbook, today)).sort((a, b) => (a.key < b.key ? -1 : 1));
}

function checkOfGlider(glider: Glider): readonly NaiveCheck[] {
  const { id, checkedOn, checkMonths: months, checkHours: hours, checkFlights: flights } = glider;
  if (!checkedOn) return [];
  const counts: NaiveCheck['counts'] = ({ gliderId, date }) => gliderId === id && date >= checkedOn;
  return [{ key: `glider ${id} check`, from: checkedOn, months, hours, flights, nextOn: null, counts }];
}

function checksOfGear({ id, gliderIds, checks, inUseFrom }: Gear): readonly NaiveCheck[] {
  const isUsed = (glider: number | null) => gliderIds.length === 0 || gliderIds.some((used) => used === glider);
  return checks.map(({ what, lastOn, months, hours, flights, nextOn }) => {
    const from = lastOn ?? inUseFrom;
    const begin =
      [from, inUseFrom]
        .filter((day) => day !== null)
        .sort()
        .at(-1) ?? '9';
    const counts: NaiveCheck['counts'] = ({ gliderId, date }) => isUsed(gliderId) && date >= begin;
    const key = `gear ${id} ${what === 'other' ? 'other lines' : what}`;
    return { key, from, months, hours, flights, nextOn, counts };
  });
}

interface NaiveLimit {
  readonly by: string;
  readonly left: number | null;
  readonly share: number;
  readonly isSoon: boolean;
}

function dueOf(check: NaiveCheck, logbook: Constructed, today: string): readonly NaiveDue[] {
  const { key, from, months, nextOn } = check;
  const byMonths = from === null || months === 0 ? null : later(from, months);
  const dueOn = nextOn ?? byMonths;
  const limits = [daysOf(dueOn, from, today), ...(from === null ? [] : counted(check, logbook))];
  const left = (name: string) => limits.find(({ by }) => by === name)?.left ?? null;
  const [first] = limits.filter((limit) => limit.left !== null).sort((a, b) => rank(a) - rank(b) || a.share - b.share);
  if (!first) return [];
  const state = ['due', 'soon', 'fine'][rank(first)] ?? '';
  return [{ key, state, dueOn, flightsLeft: left('flights'), by: first.by, hoursLeft: left('hours') }];
}

function daysOf(dueOn: string | null, from: string | null, today: string): NaiveLimit {
  const left = dueOn === null ? null : daysBetween(today, dueOn);
  const period = dueOn === null || from === null ? 365 : Math.max(1, daysBetween(from, dueOn));
  return { by: 'months', left, share: (left ?? 0) / period, isSoon: (left ?? 0) <= 30 };
}

function counted(check: NaiveCheck, logbook: Constructed): readonly NaiveLimit[] {
  const limit = (by: string, whole: number, used: number): NaiveLimit => {
    const share = (whole - used) / whole;
    return { by, left: whole === 0 ? null : whole - used, share, isSoon: share <= 0.1 };
  };
  return [
    limit('hours', check.hours * 60, flownMinutes(check, logbook)),
    limit('flights', check.flights, logbook.flights.filter(check.counts).length),
  ];
}

function rank({ left, isSoon }: NaiveLimit): number {
  if ((left ?? 0) <= 0) return 0;
  return isSoon ? 1 : 2;
}

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000;
}

function flownMinutes({ counts }: NaiveCheck, { flights, handlings, gliders }: Constructed): number {
  const flown = flights.filter(counts).reduce((sum, { airtime }) => sum + airtime, 0);
  const factorOf = (id: number | null): number =>
    Number(gliders.find((glider) => glider.id === id)?.handlingFactor ?? 1);
  return handlings.filter(counts).reduce((sum, { duration, gliderId }) => sum + duration * factorOf(gliderId), flown);
}

/** The same day of a later month, or the day before the first of the next one where there is no such day. */
function later(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const end = new Date(Date.UTC(year, month - 1 + months, date));
  while (end.getUTCMonth() !== (month - 1 + months) % 12) end.setUTCDate(end.getUTCDate() - 1);
  return end.toISOString().slice(0, 10);
}

/** A small generator of pseudo-random numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
