import type { FoundFlight, KnownFlight } from '#domain/import/found-flight';
import { metres, minutes } from '#domain/units';
import { foundTrack, knownFlight, LAUNCH, northOf } from './import-flights.ts';
import { between, pick, type Random, type Some, seededRandom, wholeBetween } from './random.ts';

/** A constructed logbook with few values, the tracks of its flights, and which belongs to which. */
export interface SparseLogbook {
  readonly found: readonly FoundFlight[];
  readonly known: readonly KnownFlight[];
  /** The id of the entry of each found flight, by its key; null when its entry is missing. */
  readonly truth: ReadonlyMap<string, number | null>;
}

/** A flight as it was, in minutes since midnight. */
interface Flown {
  readonly date: string;
  readonly start: number;
  readonly airtime: number;
  readonly site: number;
  readonly altitude: number;
}

/** How a pilot wrote down the flights of a day. */
interface Habit {
  /** To how many minutes a time is rounded; null when it is not written. */
  readonly time: number | null;
  readonly airtime: number | null;
  readonly hasSite: boolean;
  readonly hasAltitude: boolean;
}

const SITES = [0, 3_000, 12_000, 40_000, 90_000].map((distance) => northOf(LAUNCH, distance));

/** With a time, rounded or not, and some of the rest. */
const TIMED: Some<Habit> = [
  { time: 1, airtime: 1, hasSite: true, hasAltitude: true },
  { time: 1, airtime: null, hasSite: false, hasAltitude: false },
  { time: 5, airtime: 1, hasSite: true, hasAltitude: false },
  { time: 5, airtime: 5, hasSite: false, hasAltitude: true },
  { time: 5, airtime: null, hasSite: true, hasAltitude: false },
];
/** Without a time. */
const UNTIMED: Some<Habit> = [
  { time: null, airtime: 1, hasSite: true, hasAltitude: true },
  { time: null, airtime: 5, hasSite: true, hasAltitude: false },
  { time: null, airtime: 1, hasSite: true, hasAltitude: false },
];

/** How often what is missing. */
export interface Shares {
  /** Of days that were written without times: sled rides, which nobody can tell apart then, and other days. */
  readonly untimedSleds: number;
  readonly untimedDays: number;
  /** Of flights without an entry, and of entries without a track. */
  readonly withoutEntry: number;
  readonly withoutTrack: number;
}

/** Returns a logbook of so many tracks and more: the same for the same seed; both lists are shuffled. */
export function sparseLogbook(tracksNum: number, seed: number, shares: Shares): SparseLogbook {
  const random = seededRandom(seed);
  const flown: WrittenFlight[] = [];
  for (let day = 0; flown.filter(({ hasTrack }) => hasTrack).length < tracksNum; day += 1) {
    flown.push(...writtenDay(random, dateOf(day), shares));
  }
  const entries = flown.filter(({ hasEntry }) => hasEntry);
  const tracks = flown.filter(({ hasTrack }) => hasTrack);
  return {
    found: shuffled(random, tracks.map(trackOf)),
    known: shuffled(random, entries.map(entryOf)),
    truth: new Map(tracks.map(({ id, hasEntry }) => [keyOf(id), hasEntry ? id : null])),
  };
}

/** A flight, how it was written down, and what of it is left. */
interface WrittenFlight extends Flown {
  readonly id: number;
  readonly habit: Habit;
  readonly hasEntry: boolean;
  readonly hasTrack: boolean;
}

function writtenDay(random: Random, date: string, shares: Shares): readonly WrittenFlight[] {
  const { flights, isSleds } = flyDay(random, date);
  const isUntimed = random() < (isSleds ? shares.untimedSleds : shares.untimedDays);
  const habit = pick(random, isUntimed ? UNTIMED : TIMED);
  return flights.map((flight) => ({
    ...flight,
    habit,
    hasEntry: random() >= shares.withoutEntry,
    hasTrack: random() >= shares.withoutTrack,
    id: wholeBetween(random, 1, 2 ** 31),
  }));
}

function keyOf(id: number): string {
  return `track-${id}`;
}

/** Returns a list in another order. */
export function shuffled<Item>(random: Random, items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A third of the days are two to six sled rides of like duration from one site; the others one to three longer flights. */
function flyDay(random: Random, date: string): { readonly flights: readonly Flown[]; readonly isSleds: boolean } {
  const isSleds = random() < 0.33;
  const [least, most] = isSleds ? [7, 14] : [25, 150];
  const site = wholeBetween(random, 0, SITES.length - 1);
  const flights: Flown[] = [];
  let start = wholeBetween(random, 8 * 60, 11 * 60);
  for (let left = isSleds ? wholeBetween(random, 2, 6) : wholeBetween(random, 1, 3); left > 0; left -= 1) {
    const airtime = wholeBetween(random, least, most);
    const altitude = Math.round(isSleds ? 1_600 : between(random, 1_700, 3_400));
    flights.push({
      date,
      start,
      airtime,
      altitude,
      site: !isSleds && random() < 0.2 ? (site + 1) % SITES.length : site,
    });
    start += airtime + wholeBetween(random, 12, 60);
  }
  return { flights, isSleds };
}

function trackOf({ id, date, start, airtime, site, altitude }: WrittenFlight): FoundFlight {
  const track = foundTrack({
    key: keyOf(id),
    date,
    time: timeOf(start),
    airtime,
    launch: northOf(SITES[site] ?? LAUNCH, 150),
  });
  return { ...track, altitude: metres(altitude) };
}

function entryOf({ id, habit, date, start, airtime, site, altitude }: WrittenFlight): KnownFlight {
  return knownFlight({
    id,
    date,
    time: habit.time === null ? null : timeOf(rounded(start, habit.time)),
    airtime: minutes(habit.airtime === null ? 0 : rounded(airtime, habit.airtime)),
    altitude: metres(habit.hasAltitude ? rounded(altitude, 10) : 0),
    siteName: habit.hasSite ? `Site ${site}` : '',
    siteCoordinates: habit.hasSite ? (SITES[site] ?? LAUNCH) : null,
  });
}

function rounded(value: number, to: number): number {
  return Math.round(value / to) * to;
}

function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function dateOf(day: number): string {
  return new Date(Date.UTC(2023, 2, 1 + day * 2)).toISOString().slice(0, 10);
}
