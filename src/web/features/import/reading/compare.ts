import type { RunSummary } from '#contract/import/imports';
import type { FoundFlight, KnownFlight, KnownTrack } from '#domain/import/found-flight';
import { continuedTracks } from '#domain/import/match/continued-tracks';
import { matchFlights } from '#domain/import/match/match-flights';
import { compareFlights } from '#domain/order/numbering';
import { coordinatesOfSite } from '#domain/site';
import { approximateLocalDate, localDateTime } from '#domain/track/local-time';
import { degrees } from '#domain/units';
import type { Logbook } from '#web/store/logbook.ts';
import type { ImportCalls, TrackSummary } from '../calls.ts';
import type { ReadFlight } from '../parse/readings.ts';
import type { ReviewContent, ReviewItem } from '../review/review.ts';
import type { ReadFiles } from './read-chosen-files.ts';

type LogbookItems = Pick<Logbook, 'flights' | 'sites' | 'gliders'>;

/** What was read, and the logbook to compare it with. */
interface ComparisonInput {
  readonly source: string;
  readonly read: Omit<ReadFiles, 'tables'>;
  /** As it was when reading began. */
  readonly logbook: LogbookItems;
  readonly calls: Pick<ImportCalls, 'tracks' | 'timeZones' | 'runs'> & {
    readonly logbook: () => Promise<LogbookItems | null>;
  };
}

/** Returns what was read beside the logbook, the newest flight first. Rejects with a `CallError`. */
export async function compare({ source, read, logbook, calls }: ComparisonInput): Promise<ReviewContent> {
  const [found, tracks, runs] = await Promise.all([
    localFlights(
      read.flights.flatMap((flight) => [flight, ...(flight.pieces ?? [])]),
      calls.timeZones,
    ),
    calls.tracks(),
    calls.runs(),
  ]);
  const present = (await calls.logbook()) ?? logbook; // After the tracks: a track without its flight would not be known.
  await nextTask();
  const known = knownFlights(present, tracks);
  const matched = await reviewItems(read.flights, found, known);
  const { filesNum, bytesNum, refused, archives, stopped, leftOutColumns, handlings, before: flightsBefore } = read;
  const openRun = openRunOf(runs, { source, bytesNum });
  const before =
    openRun === null ? runs.find((run) => run.state === 'done' && isOfFiles(run, { source, bytesNum })) : null;
  const items = before ? matched.map(asBefore) : matched;
  return {
    ...(before && { importedBefore: { createdAt: before.createdAt, fillable: fillableOf(matched) } }),
    ...(leftOutColumns && { leftOutColumns }),
    ...(flightsBefore && { before: flightsBefore }),
    ...(handlings && { handlings }),
    source,
    filesNum,
    bytesNum,
    refused,
    archives,
    stopped,
    comparedUpTo: lastId(present),
    known,
    items: items.toSorted(newestFirst),
    openRun,
  };
}

/** A recording in pieces is one flight, which can be taken apart, unless the logbook has one of its pieces or its start alone. */
async function reviewItems(
  read: readonly ReadFlight[],
  found: readonly FoundFlight[],
  known: readonly KnownFlight[],
): Promise<readonly ReviewItem[]> {
  const recordings = new Map(read.flatMap(({ key, pieces }) => (pieces ? [[key, pieces] as const] : [])));
  const pieces = [...recordings.values()].flat();
  const readOf = new Map([...read, ...pieces].map((flight) => [flight.key, flight]));
  const areApart = new Set(pieces.map(({ key }) => key));
  const together = await matchedItems(
    found.filter(({ key }) => !areApart.has(key)),
    known,
    readOf,
  );
  if (recordings.size === 0) return together;
  const apart = await matchedItems(
    found.filter(({ key }) => !recordings.has(key)),
    known,
    readOf,
  );
  const apartOf = new Map(apart.map((item) => [item.found.key, item]));
  return together.flatMap((item) => {
    const keys = recordings.get(item.found.key)?.map(({ key }) => key) ?? [];
    const itsPieces = keys.flatMap((key) => apartOf.get(key) ?? []);
    const areNew = itsPieces.some(({ match }) => match.kind !== 'known' && match.kind !== 'sameFlight');
    if (item.match.kind === 'sameFlight' && areNew) return itsPieces;
    if (itsPieces.some(({ match }) => match.kind === 'known')) return itsPieces;
    return [itsPieces.length > 0 ? { ...item, pieces: itsPieces } : item];
  });
}

async function matchedItems(
  found: readonly FoundFlight[],
  known: readonly KnownFlight[],
  readOf: ReadonlyMap<string, ReadFlight>,
): Promise<readonly ReviewItem[]> {
  await nextTask();
  const matches = matchFlights(found, known);
  await nextTask();
  const continued = continuedTracks(found);
  return found.map((flight) => {
    const goesOn = continued.get(flight.key);
    return {
      found: flight,
      match: matches.get(flight.key) ?? { kind: 'new', certainty: 'sure' },
      track: readOf.get(flight.key)?.track ?? null,
      archived: readOf.get(flight.key)?.archived ?? null,
      ...(goesOn && { continued: { source: goesOn.before.source, gapS: goesOn.gapS } }),
    };
  });
}

/** Returns the run of the same files that was not finished: files of the same name are others when their size is another. */
function openRunOf(
  runs: readonly RunSummary[],
  { source, bytesNum }: Pick<ReviewContent, 'source' | 'bytesNum'>,
): RunSummary | null {
  return runs.find((run) => run.state === 'open' && isOfFiles(run, { source, bytesNum })) ?? null;
}

function isOfFiles(run: RunSummary, { source, bytesNum }: Pick<ReviewContent, 'source' | 'bytesNum'>): boolean {
  return run.source === source && run.counts.bytes === bytesNum;
}

/** A row that was imported before, perhaps by a version that read less of it, changes nothing unasked. */
function asBefore(item: ReviewItem): ReviewItem {
  const { match, found } = item;
  if (found.source.row === undefined || match.kind === 'new') return item;
  const [flightId] = 'candidates' in match ? match.candidates : [match.kind === 'fills' ? match.flightId : undefined];
  return flightId === undefined ? item : { ...item, match: { kind: 'known', flightId, certainty: 'sure' } };
}

function fillableOf(items: readonly ReviewItem[]): ReadonlyMap<string, number> {
  return new Map(
    items.flatMap(({ found, match }) =>
      found.source.row !== undefined && match.kind === 'fills' ? [[found.key, match.flightId] as const] : [],
    ),
  );
}

function lastId({ flights }: LogbookItems): number {
  let last = 0;
  for (const id of flights.keys()) last = Math.max(last, id);
  return last;
}

/** Lets the page draw and respond between two steps of a thousand flights. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function newestFirst(a: ReviewItem, b: ReviewItem): number {
  return compareFlights({ ...b.found, id: 0 }, { ...a.found, id: 0 });
}

/** Returns the time zones of places. */
type FindZones = (places: readonly (readonly [number, number])[]) => Promise<readonly string[]>;

/** Launches in the same cell of this many degrees share one look-up: a tenth of a kilometre. */
const CELLS_A_DEGREE = 1_000;

/** Returns found flights with their local day and time, by the time zones of their launches. */
export async function localFlights(
  flights: readonly ReadFlight[],
  findZones: FindZones,
): Promise<readonly FoundFlight[]> {
  const places = new Map<string, readonly [number, number]>();
  for (const { launch, track, date, launchTime } of flights) {
    const needsZone = (track && date === null) || launchTime != null;
    if (launch && needsZone) places.set(cellOf(launch), [launch.lat, launch.lng]);
  }
  const zones = await findZones([...places.values()]);
  const zoneOf = new Map([...places.keys()].map((cell, index) => [cell, zones[index] ?? null]));
  // A flight without a day cannot be saved: such files are refused when they are read.
  return flights.flatMap(
    (flight) => foundFlightOf(flight, (flight.launch && zoneOf.get(cellOf(flight.launch))) ?? null) ?? [],
  );
}

function cellOf({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `${Math.round(lat * CELLS_A_DEGREE)},${Math.round(lng * CELLS_A_DEGREE)}`;
}

/**
 * Returns a read flight with its local day and time in the time zone of its launch; null for the zone when it is not known: then the
 * day is that of solar time. Null for a flight without a day. An archive says the day and time itself.
 */
function foundFlightOf(read: ReadFlight, timeZoneId: string | null): FoundFlight | null {
  const { path, row, track, launchTime, date, archived, pieces: _, ...values } = read;
  const local = archived && date !== null ? { date } : localTimeOf(read, timeZoneId);
  return local && { ...values, source: sourceOf(read), track: track && { ...track, timeZoneId }, ...local };
}

function sourceOf({ path, row, archived }: ReadFlight): FoundFlight['source'] {
  return { path, ...(row !== undefined && { row }), ...(archived && { archive: archived.archive }) };
}

/** The day, and the time where its instant is known; the flight keeps its own otherwise. */
function localTimeOf(
  { date, launch, track, launchTime = null }: ReadFlight,
  timeZoneId: string | null,
): Pick<FoundFlight, 'date'> | null {
  const instant = track?.launchTime ?? launchTime;
  if (instant === null || launch === null) return date === null ? null : { date };
  const local = timeZoneId === null ? null : localDateTime(instant, timeZoneId);
  return local ?? { date: date ?? approximateLocalDate(instant, launch.lng) };
}

/** Returns the flights of the logbook as matching needs them. */
export function knownFlights(
  { flights, sites, gliders }: Pick<Logbook, 'flights' | 'sites' | 'gliders'>,
  tracks: readonly TrackSummary[],
): readonly KnownFlight[] {
  const byFlight = new Map(tracks.map((track) => [track.flightId, knownTrack(track)]));
  return [...flights.values()].map(({ siteId, gliderId, ...flight }) => {
    const site = siteId === null ? undefined : sites.get(siteId);
    return {
      id: flight.id,
      date: flight.date,
      time: flight.time,
      airtime: flight.airtime,
      altitude: flight.altitude,
      remarks: flight.remarks,
      tags: flight.tags,
      siteName: site?.name ?? '',
      siteCoordinates: site ? coordinatesOfSite(site) : null,
      gliderName: (gliderId === null ? undefined : gliders.get(gliderId)?.name) ?? '',
      track: byFlight.get(flight.id) ?? null,
    };
  });
}

function knownTrack({ file, launchTime, landingTime, launch }: TrackSummary): KnownTrack {
  return { sha256: file, launchTime, landingTime, launch: { lat: degrees(launch.lat), lng: degrees(launch.lng) } };
}
