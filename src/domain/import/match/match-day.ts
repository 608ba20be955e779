import { groupedBy } from '../../order/grouped-by.ts';
import type { DayFlight } from './day-flight.ts';
import { type Likeness, likenessOf } from './likeness.ts';

/** What a found flight is beside the entries of its day. */
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

/** By time, then by key, so that the result does not depend on the order of what is given; ids ascending. */
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
