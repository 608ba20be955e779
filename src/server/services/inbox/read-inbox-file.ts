import { gunzipSync } from 'node:zlib';
import type { FoundFlight } from '#domain/import/found-flight';
import type { ReadProblem } from '#domain/import/read-problem';
import { degrees } from '#domain/units';
import { TrackFiles } from '#formats/igc-files';
import { localFlights } from '#formats/local-flights';
import { readFiles } from '#formats/read-files';
import type { ReadFlight, ReadTrack, SourceReading } from '#formats/readings';
import { timeZoneAt } from '#server/places/timezones';
import { type PreparedTrack, prepareTrack } from '#server/services/tracks/prepare-track';
import { isBeginningOf } from './is-beginning-of.ts';

/** A stored file, in gzip. */
interface StoredFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** The files that wait and may be other versions of it. */
  readonly versions: readonly WaitingVersion[];
}

interface WaitingVersion {
  readonly id: number;
  /** In gzip. */
  readonly content: Uint8Array;
}

/** A flight of a file that a device has sent, with its track as it is stored. */
export interface SentFlight {
  readonly found: FoundFlight;
  readonly fileName: string | null;
  readonly track: PreparedTrack;
}

/** What is in a file that a device has sent. */
export interface InboxReading {
  readonly flights: readonly SentFlight[];
  /** Whether there is more in it, which only the pilot's import can read or decide. */
  readonly needsPilot: boolean;
  /** The files that wait and are the beginning of this one. */
  readonly begunBy: readonly number[];
  /** Whether a file that waits has all of this one, and more. */
  readonly hasLongerVersion: boolean;
}

/** The most flights that are saved unasked: more are a logbook, not a day. */
const MOST_FLIGHTS = 50;
/** What is said of files beside flights, as in a ZIP of a recorder's card. */
const NO_FLIGHTS: ReadonlySet<ReadProblem> = new Set([
  'notFlightFile',
  'empty',
  'waypoints',
  'airspaces',
  'nmea',
  'otherFilesOfArchive',
]);

/** Reads a file that a device has sent, as the import does, and prepares its tracks: for a thread. */
export async function readInboxFile({ name, content, versions }: StoredFile): Promise<InboxReading> {
  const bytes = new Uint8Array(gunzipSync(content));
  return { ...(await readFlights(name, bytes)), ...compareVersions(bytes, versions) };
}

function compareVersions(
  bytes: Uint8Array,
  versions: readonly WaitingVersion[],
): Pick<InboxReading, 'begunBy' | 'hasLongerVersion'> {
  const unpacked = versions.map(({ id, content }) => ({ id, bytes: new Uint8Array(gunzipSync(content)) }));
  const begunBy = unpacked.filter((version) => isBeginningOf(version.bytes, bytes)).map(({ id }) => id);
  const hasLongerVersion = unpacked.some(
    ({ id, bytes: other }) => !begunBy.includes(id) && isBeginningOf(bytes, other),
  );
  return { begunBy, hasLongerVersion };
}

async function readFlights(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Pick<InboxReading, 'flights' | 'needsPilot'>> {
  const file = new Blob([bytes]);
  const readings: SourceReading[] = [];
  const onReading = (reading: SourceReading): void => void readings.push(reading);
  await readFiles([{ path: name, file }], { onReading, onProgress: () => undefined });
  const read = readings.flatMap((reading) => (reading.state === 'flights' ? reading.flights : []));
  const tracked = read.filter((flight) => flight.track !== null);
  if (tracked.length === 0 || tracked.length > MOST_FLIGHTS) return { flights: [], needsPilot: true };
  const flights = await preparedFlights(tracked);
  const isWhole = flights.length === read.length && readings.every(isReadWhole);
  return { flights, needsPilot: !isWhole };
}

function isReadWhole(reading: SourceReading): boolean {
  if (reading.state === 'flights') return (reading.refused ?? []).length === 0;
  return reading.state === 'refused' && NO_FLIGHTS.has(reading.problem);
}

/** Those whose track cannot be stored are left out. */
async function preparedFlights(read: readonly ReadFlight[]): Promise<readonly SentFlight[]> {
  const files = new TrackFiles();
  const found = await localFlights(read, (places) => Promise.all(places.map(zoneAt)));
  const foundOf = new Map(found.map((flight) => [flight.key, flight]));
  const prepared: SentFlight[] = [];
  for (const { key, track } of read) {
    const flight = foundOf.get(key);
    if (flight && track) prepared.push(...(await preparedFlight(flight, track, files)));
  }
  return prepared;
}

function zoneAt([lat, lng]: readonly [number, number]): Promise<string> {
  return timeZoneAt({ lat: degrees(lat), lng: degrees(lng) });
}

async function preparedFlight(
  found: FoundFlight,
  { handle, fileName, range }: ReadTrack,
  files: TrackFiles,
): Promise<readonly SentFlight[]> {
  const text = Buffer.from(await files.igcOf(handle)).toString('base64');
  const { date } = found;
  const preparation = await prepareTrack({ text, encoding: 'base64', mayBeLarge: true, fileName, range, date });
  if (preparation.state === 'wrong') return [];
  return [{ found: withoutHandle(found), fileName, track: preparation.track }];
}

/** What says where the bytes are is of this thread alone. */
function withoutHandle({ track, ...found }: FoundFlight): FoundFlight {
  if (track === null) return { ...found, track };
  const { handle: _, fileName: __, ...rest } = { handle: null, fileName: null, ...track };
  return { ...found, track: rest };
}
