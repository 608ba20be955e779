import {
  ARCHIVE_FILE_KINDS,
  ARCHIVE_PATHS,
  type ArchivedLogbook,
  type ArchiveManifest,
} from '#contract/import/archive';
import { groupedBy } from '#domain/order/grouped-by';
import { ReadError } from '../read-error.ts';
import type { ReadArchive, SourceFile, SourceReading } from '../readings.ts';
import { MAX_TEXT_BYTES } from '../sources/limits.ts';
import { isLeftBehind } from '../sources/shown-path.ts';
import { readTrackSource } from '../tracks/read-track-source.ts';
import { type LogbookFile, readLogbookFile, readManifest } from './archive-contents.ts';
import { ArchiveFiles } from './archive-files.ts';
import { archivedFlightsOf } from './archived-flights.ts';
import { readArchivedTrack, type TrackFileOfArchive } from './archived-track.ts';

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
  const { pilot, sites, gliders, flights } = logbook;
  const readFlight = archivedFlightsOf(logbook, { archive, path: source.path, sha256 });
  const tracks = trackFilesOf(flights, readFlight);
  const exportedAt = manifest !== null && !Number.isNaN(Date.parse(manifest.exportedAt)) ? manifest.exportedAt : null;
  const read: ReadArchive = { path: source.path, exportedAt, pilot, sites, gliders, trackFiles: tracks.length };
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
