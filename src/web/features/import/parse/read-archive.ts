import {
  ARCHIVE_FILE_KINDS,
  ARCHIVE_PATHS,
  type ArchivedLogbook,
  type ArchiveManifest,
} from '#contract/import/archive';
import { MAX_TRACK_BYTES } from '#domain/file';
import type { ReadProblem } from '#domain/import/read-problem';
import { groupedBy } from '#domain/order/grouped-by';
import { coordinatesOfSite } from '#domain/site';
import { readTrack } from '#domain/track/read-track';
import type { Minutes } from '#domain/units';
import { hashOf } from '#web/device-storage/hash-of.ts';
import { ArchiveFiles, type LogbookFile, readLogbookFile, readManifest } from './archive-contents.ts';
import { MAX_TEXT_BYTES } from './limits.ts';
import { ReadError } from './read-error.ts';
import { readTrackSource } from './read-track-source.ts';
import type { ReadArchive, ReadFlight, SourceFile, SourceHandle, SourceReading } from './readings.ts';
import { isLeftBehind } from './shown-path.ts';

/**
 * Reads an archive: what it has beside tracks first, then its tracks one by one. A damaged file is named, and the rest is
 * offered; without its logbook the tracks are offered like others. Throws `newerArchive`, or when the ZIP is damaged.
 */
export async function* readArchive(source: SourceFile, archive: number): AsyncGenerator<SourceReading> {
  const files = await ArchiveFiles.open(source);
  const manifest = await orRefused(files, ARCHIVE_PATHS.manifest, () => readManifest(files));
  if ('state' in manifest) yield manifest;
  const known = 'state' in manifest ? null : manifest;
  const logbook = await orRefused(files, ARCHIVE_PATHS.logbook, () => readLogbookFile(files, known));
  if ('state' in logbook) yield logbook;
  const tracks = 'state' in logbook ? [] : yield* readItems(files, { ...logbook, manifest: known, archive });
  yield* readOthers(files, known, new Set(tracks.map(({ path }) => path)));
}

/** A newer archive is refused as a whole. */
async function orRefused<Contents>(files: ArchiveFiles, path: string, read: () => Promise<Contents>) {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ReadError) || error.problem === 'newerArchive') throw error;
    return files.refused(path, error.problem);
  }
}

interface Contents extends LogbookFile {
  readonly manifest: ArchiveManifest | null;
  readonly archive: number;
}

/** Yields what an archive has beside tracks, then each of its tracks. Returns their files. */
async function* readItems(
  files: ArchiveFiles,
  { logbook, sha256, manifest, archive }: Contents,
): AsyncGenerator<SourceReading, readonly TrackFileOfArchive[]> {
  const { source } = files;
  const { pilot, sites, gliders, gear, handlings, flights } = logbook;
  const readFlight = archivedFlightsOf(logbook, { archive, path: source.path, sha256 });
  const tracks = trackFilesOf(flights, readFlight);
  const exportedAt = manifest !== null && !Number.isNaN(Date.parse(manifest.exportedAt)) ? manifest.exportedAt : null;
  const items = { pilot, sites, gliders, gear, handlings };
  const read: ReadArchive = { path: source.path, exportedAt, ...items, trackFiles: tracks.length };
  const rows = flights.filter(({ track }) => track === null).map(readFlight);
  yield { state: 'archive', source, archive: read, flights: rows };
  for (const track of tracks) yield await readArchivedTrack(files, track);
  return tracks;
}

function trackFilesOf(
  flights: ArchivedLogbook['flights'],
  readFlight: ReturnType<typeof archivedFlightsOf>,
): readonly TrackFileOfArchive[] {
  const tracked = flights.flatMap((flight) => {
    const { track, igcFileName: fileName } = flight;
    return track === null ? [] : [{ flight: readFlight(flight), track, fileName }];
  });
  return [...groupedBy(tracked, ({ track }) => track.path)].map(([path, ofFile]) => ({ path, flights: ofFile }));
}

/** Names other files that are damaged, and those that are no part of the archive; of these, tracks are offered. */
async function* readOthers(
  files: ArchiveFiles,
  manifest: ArchiveManifest | null,
  read: ReadonlySet<string>,
): AsyncGenerator<SourceReading> {
  const listed = new Map(manifest?.files.map((file) => [file.path, file]));
  const done = new Set<string>([ARCHIVE_PATHS.manifest, ARCHIVE_PATHS.logbook, ...read]);
  for (const path of new Set([...listed.keys(), ...files.paths])) {
    if (done.has(path) || isLeftBehind(path)) continue;
    if (isTrack(path)) yield await readLooseTrack(files, path);
    else if (manifest !== null) yield* await problemsOf(files, path, listed.get(path));
  }
}

const KNOWN_KINDS: ReadonlySet<string> = new Set(ARCHIVE_FILE_KINDS);

/** Files for people are not imported: nothing is said of a good one, nor of a kind that a later version has added. */
async function problemsOf(
  files: ArchiveFiles,
  path: string,
  listed: ArchiveManifest['files'][number] | undefined,
): Promise<readonly SourceReading[]> {
  if (listed === undefined) return [files.refused(path, 'notFlightFile')];
  if (!KNOWN_KINDS.has(listed.kind)) return [];
  const { sha256 } = listed;
  const bytes = await orRefused(files, path, () => files.bytesOf(path, { most: MAX_TEXT_BYTES, sha256 }));
  return 'state' in bytes ? [bytes] : [];
}

function isTrack(path: string): boolean {
  return path.toLowerCase().endsWith('.igc');
}

async function readLooseTrack(files: ArchiveFiles, path: string): Promise<SourceReading> {
  const source = files.sourceOf(path, 'igc');
  try {
    const flights = await readTrackSource({ ...files.handleOf(path), kind: 'igc', path: source.path });
    return { state: 'flights', source, flights };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { state: 'refused', source, problem: error.problem };
  }
}

/** The track of a flight as an archive names it. */
type TrackOfArchive = NonNullable<FlightOfArchive['track']>;

/** A file with a track of an archive, and its flights. */
export interface TrackFileOfArchive {
  readonly path: string;
  readonly flights: readonly {
    readonly flight: ReadFlight;
    readonly track: TrackOfArchive;
    readonly fileName: string | null;
  }[];
}

/** Reads a file with a track. Never throws what is wrong with it: its flights come without it then. */
export async function readArchivedTrack(
  files: ArchiveFiles,
  { path, flights }: TrackFileOfArchive,
): Promise<SourceReading> {
  const source = files.sourceOf(path, 'igc');
  try {
    const bytes = await files.bytesOf(path, { most: MAX_TRACK_BYTES, sha256: undefined });
    const [sha256, handle] = [await hashOf(bytes), files.handleOf(path)];
    const tracked = flights.map((named) => withTrack(named, { bytes, sha256, handle }));
    const problem = tracked.find((read) => read.problem !== null)?.problem ?? null;
    const read = tracked.map(({ flight }) => ({ ...flight, path: source.path }));
    return problem === null
      ? { state: 'flights', source, flights: read }
      : { state: 'refused', source, problem, flights: read };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { state: 'refused', source, problem: error.problem, flights: flights.map(({ flight }) => flight) };
  }
}

interface FileContent {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly handle: SourceHandle;
}

interface Tracked {
  readonly flight: ReadFlight;
  readonly problem: ReadProblem | null;
}

function withTrack(
  { flight, track, fileName }: TrackFileOfArchive['flights'][number],
  { bytes, sha256, handle }: FileContent,
): Tracked {
  if (sha256 !== track.sha256) return { flight, problem: 'wrongChecksum' };
  const reading = readTrack(bytes, track.range);
  if (reading.state === 'unreadable') {
    return { flight, problem: reading.problem.code === 'noFixes' ? 'noFixes' : 'notReadable' };
  }
  const { launch, launchTime, landingTime, landing, profile } = reading.track.analysis;
  const times = { launchTime, landingTime, landing, profile };
  const read = {
    ...times,
    sha256,
    range: track.range,
    handle: { ...handle, kind: 'igc', index: 0 },
    fileName,
  } as const;
  const { archived, ...rest } = flight;
  const kept = archived && { archived: { ...archived, isTrackLost: false } };
  return { flight: { ...rest, ...kept, launch, track: read }, problem: null };
}

export type FlightOfArchive = ArchivedLogbook['flights'][number];

/** Which archive it is: where it stands among those of the import, its path, and the hash of its logbook. */
export interface ArchiveName {
  readonly archive: number;
  readonly path: string;
  readonly sha256: string;
}

/** Returns a function that makes a flight of an archive one of the import, still without its track. */
export function archivedFlightsOf(
  { sites, gliders }: Pick<ArchivedLogbook, 'sites' | 'gliders'>,
  { archive, path, sha256 }: ArchiveName,
): (flight: FlightOfArchive) => ReadFlight {
  const siteOf = new Map(sites.map((site) => [site.id, site]));
  const gliderOf = new Map(gliders.map((glider) => [glider.id, glider]));
  return ({ id, createdAt, siteId, gliderId, igcFileName, track, ...fields }) => {
    const site = siteOf.get(siteId ?? 0);
    return {
      key: `${sha256}:${id}`,
      path,
      date: fields.date,
      time: fields.time,
      airtime: knownOrNull(fields.airtime),
      altitude: fields.altitude > 0 ? fields.altitude : null,
      siteName: site?.name ?? '',
      gliderName: gliderOf.get(gliderId ?? 0)?.name ?? '',
      remarks: fields.remarks,
      launch: site ? coordinatesOfSite(site) : null,
      track: null,
      archived: { archive, number: id, fields, createdAt, isTrackLost: track !== null },
    };
  };
}

/** An airtime of 0 is not known. */
function knownOrNull(airtime: Minutes): Minutes | null {
  return airtime > 0 ? airtime : null;
}
