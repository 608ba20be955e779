import { NO_TAGS } from '#domain/tags';
import type { LocalDate } from '../../local-date.ts';
import { groupedBy } from '../../order/grouped-by.ts';
import type { FoundFlight, KnownFlight, Match } from '../found-flight.ts';
import { continuedTracks } from './continued-tracks.ts';
import { type DayFlight, type DayMatch, dayFlightOfFound, dayFlightOfKnown, matchDay } from './match-day.ts';
import { distinctRows, equalRows, isTelling, wholeRows, withOwnRemarks } from './repeated-rows.ts';
import {
  distinctTracks,
  type FoundWithTrack,
  isLongerVersion,
  type TrackedFlight,
  TracksByDay,
  withTracks,
} from './repeated-tracks.ts';

/**
 * Returns what each found flight is beside the logbook, by its key. The order of neither list matters. A track is known by its
 * bytes, or the same flight by its times and launch; what is left is matched with the entries of its day, the day as a whole
 * and never by airtime alone. A flight that several files of the import have is one. What is not sure is a question.
 */
export function matchFlights(found: readonly FoundFlight[], known: readonly KnownFlight[]): ReadonlyMap<string, Match> {
  const tracked = withTracks(found);
  const keys = new Set(tracked.map(({ flight }) => flight.key));
  const byTrack = askedWhereDoubtful(matchTracks(tracked, known), tracked);
  const { distinct, repeated } = distinctRows(found.filter(({ key }) => !keys.has(key)));
  const byRow = withoutNewTracks(matchRows(distinct, known), found, byTrack);
  const again = [...repeated].map(([key, row]) => [key, repeatedMatch(row, byRow)] as const);
  return new Map([...byTrack, ...byRow, ...again]);
}

/** A new flight that may be none, or that goes on from another one, is not added unasked. */
function askedWhereDoubtful(
  byTrack: ReadonlyMap<string, Match>,
  tracked: readonly FoundWithTrack[],
): ReadonlyMap<string, Match> {
  const continued = continuedTracks(tracked.map(({ flight }) => flight));
  const isAsked = new Set(
    tracked.flatMap(({ flight: { key, track, source } }) =>
      source.archive === undefined && (track?.isDoubtful || continued.has(key)) ? [key] : [],
    ),
  );
  return new Map(
    [...byTrack].map(([key, match]) => [key, match.kind === 'new' && isAsked.has(key) ? question([]) : match]),
  );
}

/** The row that stands for another may itself be the same as a track. */
function repeatedMatch(standing: FoundFlight, byRow: ReadonlyMap<string, Match>): Match {
  const match = byRow.get(standing.key);
  if (match?.kind === 'repeated') return match;
  return isTelling(standing) ? { kind: 'repeated', sameAs: standing.key, certainty: 'sure' } : question([]);
}

/** Rows that the logbook does not have may be flights that the import adds by their tracks. */
function withoutNewTracks(
  byRow: ReadonlyMap<string, Match>,
  found: readonly FoundFlight[],
  byTrack: ReadonlyMap<string, Match>,
): ReadonlyMap<string, Match> {
  const rows = found.filter(({ key }) => byRow.get(key)?.kind === 'new');
  const tracks = found.filter(({ key }) => ['new', 'question'].includes(byTrack.get(key)?.kind ?? ''));
  const days = [...groupedBy(rows, ({ source }) => source.archive)].flatMap(([archive, ofArchive]) => {
    const others = tracks.filter(({ source }) => archive === undefined || source.archive !== archive);
    return matchDays(ofArchive, others, dayFlightOfFound);
  });
  return new Map([...byRow, ...days.map(([key, match]) => [key, besideTrack(match, byTrack)] as const)]);
}

function besideTrack(match: DayMatch, byTrack: ReadonlyMap<string, Match>): Match {
  if (match.state === 'new') return { kind: 'new', certainty: 'sure' };
  const isSure = match.state === 'sure' && byTrack.get(match.entry)?.kind === 'new';
  return isSure ? { kind: 'repeated', sameAs: match.entry, certainty: 'sure' } : question([]);
}

/** A flight of the logbook with its track. */
interface KnownWithTrack extends TrackedFlight {
  readonly id: number;
}

function matchTracks(found: readonly FoundWithTrack[], known: readonly KnownFlight[]): ReadonlyMap<string, Match> {
  const inLogbook = new TracksByDay<KnownWithTrack>();
  for (const { id, track } of inOrder(known)) if (track) inLogbook.add({ id, ...track });
  const isInLogbook = (flight: FoundWithTrack): boolean => inLogbook.relatedTo(flight)[0]?.relation === 'sameBytes';
  const { distinct, repeated, doubtful } = distinctTracks(found, isInLogbook);

  const partners = archivePartners(distinct, inLogbook);
  const byTrack = distinct.map(({ flight, ...tracked }) => {
    const isFree = isFreeFor(flight, partners);
    return { flight, match: trackMatch(tracked, inLogbook, isFree) };
  });
  const open = byTrack.filter(({ match }) => match === null).map(({ flight }) => flight);
  const entries = known.filter(({ track }) => track === null);
  return new Map([
    ...[...repeated].map(([key, sameAs]) => [key, { kind: 'repeated', sameAs, certainty: 'sure' }] as const),
    ...byTrack.flatMap(({ flight, match }) => (match === null ? [] : [[flight.key, match] as const])),
    ...matchDays(open, entries, dayFlightOfKnown).map(
      ([key, match]) => [key, doubtful.has(key) ? asked(match) : ofDay(match, () => 'fills')] as const,
    ),
  ]);
}

/** The question about a track that may be another one of the import. */
function asked(match: DayMatch): Match {
  if (match.state === 'sure') return question([Number(match.entry)]);
  return question(match.state === 'question' ? match.candidates.map(Number) : []);
}

type RelatedFlight = ReturnType<TracksByDay<KnownWithTrack>['relatedTo']>[number];

/** Flights of the logbook beside archives, each named with its archive. Those that are taken are added. */
interface ArchivePartners {
  /** Those that have the very track of a flight of the archive. */
  readonly own: ReadonlySet<string>;
  readonly taken: Set<string>;
}

function archivePartners(found: readonly FoundWithTrack[], inLogbook: TracksByDay<KnownWithTrack>): ArchivePartners {
  const own = found.flatMap(({ flight, ...tracked }) =>
    inLogbook
      .relatedTo(tracked)
      .flatMap((related) => (related.relation === 'sameBytes' ? placeOf(flight, related) : [])),
  );
  return { own: new Set(own), taken: new Set() };
}

function placeOf({ source }: FoundFlight, { to }: RelatedFlight): string {
  return `${source.archive}:${to.id}`;
}

/**
 * Returns a function that says whether a flight of the logbook may be a found one. Flights of an archive are never the same, whether they
 * have the same bytes or are of two recorders: each is another one of the logbook, first of all those with the same bytes.
 */
function isFreeFor(flight: FoundFlight, { own, taken }: ArchivePartners): (related: RelatedFlight) => boolean {
  return (related) => {
    if (flight.source.archive === undefined) return true;
    const place = placeOf(flight, related);
    if (related.relation !== 'sameBytes' && own.has(place)) return false;
    if (related.relation === 'overlapping') return true;
    if (taken.has(place)) return false;
    taken.add(place);
    return true;
  };
}

/** The relation of a track to those of the logbook; null when that has none at the time. */
function trackMatch(
  flight: TrackedFlight,
  inLogbook: TracksByDay<KnownWithTrack>,
  isFree: (related: RelatedFlight) => boolean,
): Match | null {
  const related = inLogbook.relatedTo(flight);
  const closest = related.find(isFree);
  if (closest === undefined) return null;
  if (closest.relation === 'overlapping') return question(related.map(({ to }) => to.id));
  const { id: flightId } = closest.to;
  if (closest.relation === 'sameBytes') return { kind: 'known', flightId, certainty: 'sure' };
  const isLonger = isLongerVersion(flight, closest.to);
  return { kind: 'sameFlight', flightId, certainty: 'sure', ...(isLonger && { isLonger }) };
}

function matchRows(rows: readonly FoundFlight[], known: readonly KnownFlight[]): ReadonlyMap<string, Match> {
  const matches = new Map(wholeRows(rows, known).map(([key, flightId]) => [key, knownMatch(flightId)]));
  const taken = new Set([...matches.values()].flatMap((match) => ('flightId' in match ? match.flightId : [])));
  const [open, free] = [rows.filter(({ key }) => !matches.has(key)), known.filter(({ id }) => !taken.has(id))];
  return new Map([...matches, ...matchSingleRows(open, free)]);
}

function knownMatch(flightId: number): Match {
  return { kind: 'known', flightId, certainty: 'sure' };
}

function matchSingleRows(rows: readonly FoundFlight[], known: readonly KnownFlight[]): ReadonlyMap<string, Match> {
  const equal = equalRows(rows, known);
  const taken = new Set(equal.values());
  const open = rows.filter(({ key }) => !equal.has(key));
  const matches = new Map<string, Match>();
  const days = new Map(
    matchDays(
      open,
      known.filter(({ id }) => !taken.has(id)),
      dayFlightOfKnown,
    ),
  );
  const byId = new Map(known.map((flight) => [flight.id, flight]));
  for (const row of rows) {
    const flightId = equal.get(row.key);
    const written = flightId === undefined ? row : withOwnRemarks(row);
    const match: DayMatch | undefined =
      flightId === undefined ? days.get(row.key) : { state: 'sure', entry: String(flightId) };
    matches.set(row.key, rowMatch(written, match, byId));
  }
  return matches;
}

function rowMatch(row: FoundFlight, match: DayMatch | undefined, byId: ReadonlyMap<number, KnownFlight>): Match {
  return ofDay(match ?? { state: 'new' }, (id) => {
    const flight = byId.get(id);
    return flight !== undefined && fillsAnything(row, flight) ? 'fills' : 'known';
  });
}

function matchDays<Entry extends { readonly date: LocalDate }>(
  found: readonly FoundFlight[],
  entries: readonly Entry[],
  dayFlightOf: (entry: Entry) => DayFlight,
): readonly (readonly [string, DayMatch])[] {
  const days = groupedBy(entries, ({ date }) => date);
  return [...groupedBy(found, ({ date }) => date)].flatMap(([date, flights]) => [
    ...matchDay(flights.map(dayFlightOfFound), (days.get(date) ?? []).map(dayFlightOf)),
  ]);
}

function ofDay(match: DayMatch, kindOf: (flightId: number) => 'fills' | 'known'): Match {
  if (match.state === 'new') return { kind: 'new', certainty: 'sure' };
  if (match.state === 'question') return question(match.candidates.map(Number));
  const flightId = Number(match.entry);
  return { kind: kindOf(flightId), flightId, certainty: 'sure' };
}

function question(candidates: readonly number[]): Match {
  return { kind: 'question', candidates, certainty: 'question' };
}

function inOrder(known: readonly KnownFlight[]): readonly KnownFlight[] {
  return known.toSorted((a, b) => a.id - b.id);
}

const QUANTITIES = ['airtime', 'altitude'] as const;
const NAMES = ['siteName', 'gliderName', 'remarks'] as const;

/** Returns whether a found flight has a value that a flight of the logbook lacks. */
export function fillsAnything(found: FoundFlight, known: KnownFlight): boolean {
  const fillsTrack = found.track !== null && known.track === null;
  const fillsTime = found.time !== null && known.time === null;
  const fillsQuantity = QUANTITIES.some((field) => (found[field] ?? 0) > 0 && known[field] === 0);
  return (
    fillsTrack ||
    fillsTime ||
    fillsQuantity ||
    fillsTags(found, known) ||
    NAMES.some((field) => found[field] !== '' && known[field] === '')
  );
}

/** Whether a found flight has tags, and the one of the logbook none. */
function fillsTags({ tags = NO_TAGS }: FoundFlight, known: KnownFlight): boolean {
  return tags.length > 0 && known.tags.length === 0;
}
