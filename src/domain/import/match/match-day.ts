import { type Coordinates, distanceBetween } from '../../geo.ts';
import type { LocalTime } from '../../local-date.ts';
import { groupedBy } from '../../order/grouped-by.ts';
import type { Metres, Minutes } from '../../units.ts';
import type { FoundFlight, KnownFlight } from '../found-flight.ts';

/** The relation of a found flight to the entries of its day. */
export type DayMatch =
  | { readonly state: 'sure'; readonly entry: string }
  | { readonly state: 'new' }
  /** Keys of entries, the likeliest first. */
  | { readonly state: 'question'; readonly candidates: readonly string[] };

/** A found flight and an entry that may be the same, by their position among the flights of the day. */
interface Pair {
  readonly found: number;
  readonly entry: number;
  readonly likeness: Likeness;
}

/** More pairs are not compared: nobody flies so often in a day. */
const MAX_PAIRS = 40_000;
/** A rival is clearly worse when it is so many minutes, tolerances of airtime, or metres further away. */
const CLEARLY_MIN = 5;
const CLEARLY_TOLERANCES = 1;
const CLEARLY_M = 150;

/**
 * Matches the flights found on a day with the entries of that day, all at once: sure is a pair only when every other pair of its
 * two flights is clearly worse; that of a short flight without a time only when there is none at its site. Order of launches and of entries must agree; a contradiction makes the whole day a question.
 */
export function matchDay(found: readonly DayFlight[], entries: readonly DayFlight[]): ReadonlyMap<string, DayMatch> {
  const day = { found: found.toSorted(byStart), entries: entries.toSorted(byStart) };
  if (found.length * entries.length > MAX_PAIRS) return questions(day, []);
  const pairs = pairsOf(day);
  const sure = surePairs(pairs);
  const open = withoutTaken(pairs, sure);
  if (open.some(({ likeness }) => likeness.by === 'contradiction') || !isInOrder(day, sure))
    return questions(day, pairs);
  return new Map(day.found.map((flight, i) => [flight.key, matchOf(i, { day, sure, open })]));
}

interface Day {
  readonly found: readonly DayFlight[];
  readonly entries: readonly DayFlight[];
}

/** By time, then by key, so that the result does not depend on the order of the input; ids ascending. */
function byStart(a: DayFlight, b: DayFlight): number {
  const byTime = (a.start ?? Number.MAX_SAFE_INTEGER) - (b.start ?? Number.MAX_SAFE_INTEGER);
  return byTime || a.key.length - b.key.length || (a.key < b.key ? -1 : 1);
}

function pairsOf({ found, entries }: Day): readonly Pair[] {
  return found.flatMap((flight, i) =>
    entries.flatMap((entry, k) => {
      const likeness = likenessOf(flight, entry);
      return likeness === null ? [] : [{ found: i, entry: k, likeness }];
    }),
  );
}

/** Pairs that are sure, and those that become so once the flights of sure pairs are no rivals any more. */
function surePairs(pairs: readonly Pair[]): readonly Pair[] {
  const sure: Pair[] = [];
  let open = pairs;
  for (let next = pairsWithoutRival(open); next.length > 0; next = pairsWithoutRival(open)) {
    sure.push(...next);
    open = withoutTaken(open, next);
  }
  return sure;
}

function pairsWithoutRival(pairs: readonly Pair[]): readonly Pair[] {
  const ofFound = groupedBy(pairs, ({ found }) => found);
  const ofEntry = groupedBy(pairs, ({ entry }) => entry);
  return pairs.filter((pair) => {
    const { by, isEnoughAlone } = pair.likeness;
    const rivals = [...(ofFound.get(pair.found) ?? []), ...(ofEntry.get(pair.entry) ?? [])];
    const others = rivals.filter((rival) => rival !== pair);
    if (isEnoughAlone) return others.every((rival) => rival.likeness.isElsewhere);
    if (by !== 'time' && by !== 'siteAndAirtime') return false;
    return others.every((rival) => isClearlyWorse(rival.likeness, pair.likeness));
  });
}

function isClearlyWorse(rival: Likeness, { by, ...pair }: Likeness): boolean {
  if (by === 'time')
    return rival.minutesApart === null || isFurther(rival.minutesApart, pair.minutesApart, CLEARLY_MIN);
  if (rival.minutesApart !== null) return false;
  return (
    isFurther(rival.airtimeApart, pair.airtimeApart, CLEARLY_TOLERANCES) ||
    isFurther(rival.altitudeApart, pair.altitudeApart, CLEARLY_M)
  );
}

function isFurther(rival: number | null, pair: number | null, by: number): boolean {
  return rival !== null && pair !== null && rival >= pair + by;
}

function withoutTaken(pairs: readonly Pair[], taken: readonly Pair[]): readonly Pair[] {
  const found = new Set(taken.map((pair) => pair.found));
  const entries = new Set(taken.map((pair) => pair.entry));
  return pairs.filter((pair) => !found.has(pair.found) && !entries.has(pair.entry));
}

/** Whether the entries of sure pairs with times follow each other as their flights do. */
function isInOrder({ found, entries }: Day, sure: readonly Pair[]): boolean {
  const timed = sure
    .filter(({ likeness }) => likeness.minutesApart !== null)
    .toSorted((a, b) => (found[a.found]?.start ?? 0) - (found[b.found]?.start ?? 0));
  const starts = timed.map(({ entry }) => entries[entry]?.start ?? 0);
  return starts.every((start, i) => i === 0 || start >= (starts[i - 1] ?? 0));
}

interface MatchedDay {
  readonly day: Day;
  readonly sure: readonly Pair[];
  /** Pairs of flights that are in no sure pair. */
  readonly open: readonly Pair[];
}

function matchOf(index: number, { day, sure, open }: MatchedDay): DayMatch {
  const entry = day.entries[sure.find(({ found }) => found === index)?.entry ?? -1];
  if (entry !== undefined) return { state: 'sure', entry: entry.key };
  const candidates = candidatesOf(index, day, open);
  return candidates.length === 0 ? { state: 'new' } : { state: 'question', candidates };
}

function questions(day: Day, pairs: readonly Pair[]): ReadonlyMap<string, DayMatch> {
  return new Map(
    day.found.map(({ key }, i) => [key, { state: 'question', candidates: candidatesOf(i, day, pairs) }] as const),
  );
}

/** The entries that a found flight may be: by likeness; of those equally like it first the one at the same place in the order of the day. */
function candidatesOf(index: number, { entries }: Day, pairs: readonly Pair[]): readonly string[] {
  const own = pairs.filter(({ found }) => found === index);
  const openFlights = [...new Set(pairs.map(({ found }) => found))].toSorted((a, b) => a - b);
  const openEntries = [...new Set(pairs.map(({ entry }) => entry))].toSorted((a, b) => a - b);
  const placesApart = ({ entry }: Pair): number => Math.abs(openEntries.indexOf(entry) - openFlights.indexOf(index));
  const ranked = own.toSorted((a, b) => rankOf(a.likeness) - rankOf(b.likeness) || placesApart(a) - placesApart(b));
  return ranked.map(({ entry }) => entries[entry]?.key ?? '');
}

const RANKS = { time: 0, siteAndAirtime: 1, contradiction: 2, possible: 3 } as const;

/** A lower number is a better likeness. */
function rankOf({ by, minutesApart, airtimeApart }: Likeness): number {
  const isClose = minutesApart === null ? (airtimeApart ?? 2) <= 1 : minutesApart <= CLEARLY_MIN;
  return RANKS[by] * 2 + (isClose ? 0 : 1);
}

/**
 * How alike two records of one day are. `time`: their times agree, and nothing speaks against it. `siteAndAirtime`: there is no
 * time, but both agree. `possible`: too little is known. `contradiction`: their times agree, their sites or airtimes do not.
 */
export interface Likeness {
  readonly by: 'time' | 'siteAndAirtime' | 'possible' | 'contradiction';
  /** Whether it is enough where neither of the two may be any other at its site: site and airtime agree, however short it is. */
  readonly isEnoughAlone: boolean;
  /** Whether the places are known and not one site, though it may be that one of them is not exact. */
  readonly isElsewhere: boolean;
  /** Between the launches; null when a time is not known. Likewise the next two. */
  readonly minutesApart: number | null;
  /** In units of the tolerance: 1 is just alike. */
  readonly airtimeApart: number | null;
  /** Metres. */
  readonly altitudeApart: number | null;
}

type Agreement = 'agrees' | 'open' | 'differs';

/** Minutes between two writings of one launch: nobody launches twice in so short a time. */
const SAME_LAUNCH_MIN = 5;
/** Minutes by which a launch is remembered. */
const NEAR_LAUNCH_MIN = 15;
/** Least share of the shorter flight in which both are in the air. */
const LEAST_OVERLAP = 0.5;
/** Most hours by which a wrong time zone or summer time moves a launch. */
const MAX_SHIFT_H = 3;
/** Airtimes agree within so many minutes or such a share, whichever is more, and differ beyond the other. */
const AIRTIME_AGREES = { minutes: 3, share: 0.05 } as const;
const AIRTIME_DIFFERS = { minutes: 10, share: 0.3 } as const;
/** A shorter flight, in minutes, may be one of several alike on its day: its airtime tells nothing beside others. */
const MIN_TELLING_AIRTIME = 20;
/** Minutes by which the entry of a short flight is longer or shorter: rounded to five, while a track's airtime is rounded up. */
const SHORT_AIRTIME_AGREES = { longer: 2, shorter: 3 } as const;
/** Metres between a launch and the site it is from, and from which on it is another site. */
const SAME_SITE_M = 1_000;
const OTHER_SITE_M = 5_000;
const ALTITUDE_DIFFERS_M = 300;

/** Returns how alike a found flight and an entry of the same day are; null when they are not the same flight. */
export function likenessOf(found: DayFlight, entry: DayFlight): Likeness | null {
  const apart = differencesOf(found, entry);
  const site = siteAgreement(found, entry);
  const airtime = airtimeAgreement(found, entry);
  const agreements = { time: timeAgreement(found, entry), site, airtime };
  const by = apart.minutesApart === null ? byPlace(found, apart, agreements) : byTime(apart, agreements);
  const isEnoughAlone = by === 'possible' && apart.minutesApart === null && isAlike(found, entry, site);
  const isElsewhere = site === 'open' && found.place !== null && entry.place !== null;
  return by === null ? null : { by, isEnoughAlone, isElsewhere, ...apart };
}

type Differences = Omit<Likeness, 'by' | 'isEnoughAlone' | 'isElsewhere'>;

interface Agreements {
  readonly time: Agreement;
  readonly site: Agreement;
  readonly airtime: Agreement;
}

function byTime({ minutesApart }: Differences, { time, site, airtime }: Agreements): Likeness['by'] | null {
  if (time === 'agrees') return site === 'differs' || airtime === 'differs' ? 'contradiction' : 'time';
  if (site === 'differs') return null;
  if (time === 'open') return 'possible';
  return airtime === 'agrees' && isWholeHours(minutesApart ?? 0) ? 'possible' : null;
}

function byPlace(
  found: DayFlight,
  { altitudeApart }: Differences,
  { site, airtime }: Agreements,
): Likeness['by'] | null {
  if (site === 'differs' || airtime === 'differs') return null;
  const isTelling = (found.airtime ?? 0) >= MIN_TELLING_AIRTIME && (altitudeApart ?? 0) <= ALTITUDE_DIFFERS_M;
  return isTelling && site === 'agrees' && airtime === 'agrees' ? 'siteAndAirtime' : 'possible';
}

function isAlike(found: DayFlight, entry: DayFlight, site: Agreement): boolean {
  if (site !== 'agrees' || found.airtime === null || entry.airtime === null) return false;
  const longer = found.airtime - entry.airtime;
  const isOneAltitude = (apart(found.altitude, entry.altitude) ?? 0) <= ALTITUDE_DIFFERS_M;
  return isOneAltitude && longer >= -SHORT_AIRTIME_AGREES.longer && longer <= SHORT_AIRTIME_AGREES.shorter;
}

function differencesOf(a: DayFlight, b: DayFlight): Differences {
  return {
    minutesApart: apart(a.start, b.start),
    airtimeApart: airtimeApart(a, b, AIRTIME_AGREES),
    altitudeApart: apart(a.altitude, b.altitude),
  };
}

function apart(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.abs(a - b);
}

function timeAgreement(a: DayFlight, b: DayFlight): Agreement {
  const minutes = apart(a.start, b.start) ?? 0;
  const isShared = overlapOf(a, b) >= LEAST_OVERLAP;
  const first = (a.start ?? 0) <= (b.start ?? 0) ? a : b;
  if (minutes <= SAME_LAUNCH_MIN || (isShared && first.airtime !== null)) return 'agrees';
  return minutes <= NEAR_LAUNCH_MIN || isShared ? 'open' : 'differs';
}

/**
 * The share of the shorter flight in which both are in the air; an airtime that is not known is the other's: nobody launches
 * while flying, but the earlier of two may have landed before the later.
 */
function overlapOf(a: DayFlight, b: DayFlight): number {
  const [startA, startB] = [a.start ?? 0, b.start ?? 0];
  const [airtimeA, airtimeB] = [a.airtime ?? b.airtime ?? 0, b.airtime ?? a.airtime ?? 0];
  const both = Math.min(startA + airtimeA, startB + airtimeB) - Math.max(startA, startB);
  return both / Math.max(1, Math.min(airtimeA, airtimeB));
}

function isWholeHours(minutes: number): boolean {
  const hours = Math.round(minutes / 60);
  return hours <= MAX_SHIFT_H && Math.abs(minutes - hours * 60) <= SAME_LAUNCH_MIN;
}

function airtimeAgreement(a: DayFlight, b: DayFlight): Agreement {
  const agreement = airtimeApart(a, b, AIRTIME_AGREES);
  if (agreement === null) return 'open';
  if (agreement <= 1) return 'agrees';
  return (airtimeApart(a, b, AIRTIME_DIFFERS) ?? 0) > 1 ? 'differs' : 'open';
}

/** The difference of two airtimes in units of a tolerance; null when one is not known. */
function airtimeApart(
  a: DayFlight,
  b: DayFlight,
  tolerance: typeof AIRTIME_AGREES | typeof AIRTIME_DIFFERS,
): number | null {
  const minutes = apart(a.airtime, b.airtime);
  const longer = Math.max(a.airtime ?? 0, b.airtime ?? 0);
  return minutes === null ? null : minutes / Math.max(tolerance.minutes, tolerance.share * longer);
}

function siteAgreement(a: DayFlight, b: DayFlight): Agreement {
  if (a.siteName !== '' && a.siteName === b.siteName) return 'agrees';
  if (a.place === null || b.place === null) return 'open';
  const metres = distanceBetween(a.place, b.place);
  if (metres <= SAME_SITE_M) return 'agrees';
  return metres > OTHER_SITE_M ? 'differs' : 'open';
}

/** The values by which two flights of one day are compared. */
export interface DayFlight {
  /** Unique on its side: the key of a found flight, the id of a flight of the logbook. */
  readonly key: string;
  /** Minutes of local time since midnight at launch; null when not known, as are the next three. */
  readonly start: number | null;
  readonly airtime: Minutes | null;
  readonly altitude: Metres | null;
  readonly place: Coordinates | null;
  /** Empty when not known. */
  readonly siteName: string;
}

/** Returns a found flight as it is compared. */
export function dayFlightOfFound({ key, time, airtime, altitude, launch, siteName }: FoundFlight): DayFlight {
  return { key, start: minuteOf(time), airtime, altitude, place: launch, siteName: plainName(siteName) };
}

/** Returns a flight of the logbook as it is compared. */
export function dayFlightOfKnown({ id, time, airtime, altitude, ...known }: KnownFlight): DayFlight {
  return {
    key: String(id),
    start: minuteOf(time),
    airtime: airtime > 0 ? airtime : null,
    altitude: altitude > 0 ? altitude : null,
    place: known.siteCoordinates,
    siteName: plainName(known.siteName),
  };
}

/** Returns a name as names are compared: without case and outer spaces. */
export function plainName(name: string): string {
  return name.trim().toLowerCase();
}

function minuteOf(time: LocalTime | null): number | null {
  return time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
