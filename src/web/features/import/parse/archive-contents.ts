import * as v from 'valibot';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_PATHS,
  ARCHIVE_VERSION,
  type ArchivedLogbook,
  type ArchiveManifest,
  archivedLogbook,
  archiveManifest,
} from '#contract/import/archive';
import type { ReadProblem } from '#domain/import/read-problem';
import { isLocalDate, isLocalTime } from '#domain/local-date';
import { problemsOfCoordinates } from '#domain/site';
import { withPictures } from '#domain/text';
import { hashOf } from '#web/device-storage/hash-of.ts';
import { MAX_ARCHIVE_ENTRIES, MAX_TEXT_BYTES } from './limits.ts';
import { ReadError } from './read-error.ts';
import type { SourceFile, SourceHandle, SourceReading } from './readings.ts';
import { shownPath } from './shown-path.ts';
import { bytesOf } from './source-bytes.ts';
import { readDirectory, type ZipEntry } from './zip.ts';

/** Largest logbook, in bytes: 50,000 flights with long remarks. */
const MAX_LOGBOOK_BYTES = 256 * 2 ** 20;

/** Returns the list of an archive's files. Throws `newerArchive`, or when it is damaged. */
export async function readManifest(files: ArchiveFiles): Promise<ArchiveManifest> {
  const bytes = await files.bytesOf(ARCHIVE_PATHS.manifest, { most: MAX_TEXT_BYTES, sha256: undefined });
  const manifest = parsed(bytes);
  if (v.is(v.object({ format: v.literal(ARCHIVE_FORMAT) }), manifest)) rejectNewer(manifest);
  return checked(archiveManifest, manifest);
}

/** The logbook of an archive, and the hash of its file. */
export interface LogbookFile {
  readonly logbook: ArchivedLogbook;
  readonly sha256: string;
}

/** Returns the logbook of an archive. Throws `newerArchive`, or when it is not the one that the list names. */
export async function readLogbookFile(files: ArchiveFiles, manifest: ArchiveManifest | null): Promise<LogbookFile> {
  const bytes = await files.bytesOf(ARCHIVE_PATHS.logbook, { most: MAX_LOGBOOK_BYTES, sha256: undefined });
  const sha256 = await hashOf(bytes);
  const listed = manifest?.files.find(({ path }) => path === ARCHIVE_PATHS.logbook);
  if (manifest !== null && listed?.sha256 !== sha256) throw new ReadError('wrongChecksum');
  const contents = parsed(bytes);
  rejectNewer(contents);
  const logbook = checked(archivedLogbook, contents);
  const isWhole = logbook.flights.every(isFlight) && logbook.sites.every(isSite) && logbook.handlings.every(isHandling);
  if (!isWhole) throw new ReadError('badArchive');
  return { logbook: withVisibleControls(logbook), sha256 };
}

/** Old logbooks may have control characters, which are not saved any more: as pictures they are neither lost nor refused. */
function withVisibleControls({ flights, sites, gliders, pilot, ...logbook }: ArchivedLogbook): ArchivedLogbook {
  return {
    ...logbook,
    pilot: { ...pilot, userName: withPictures(pilot.userName, 'one') },
    sites: sites.map((site) => ({ ...withVisibleTexts(site), location: withPictures(site.location, 'one') })),
    gliders: gliders.map(withVisibleTexts),
    flights: flights.map((flight) => ({ ...flight, remarks: withPictures(flight.remarks, 'several') })),
  };
}

function withVisibleTexts<Item extends { readonly name: string; readonly remarks: string }>(item: Item): Item {
  return { ...item, name: withPictures(item.name, 'one'), remarks: withPictures(item.remarks, 'several') };
}

const versioned = v.object({ version: v.number() });

/** What a later version adds may be in any place: nothing of it is looked at. */
function rejectNewer(contents: unknown): void {
  if (v.is(versioned, contents) && contents.version > ARCHIVE_VERSION) throw new ReadError('newerArchive');
}

/** Days and quantities are compared and shown before the server checks anything; JSON has numbers that are infinite. */
function isFlight({ date, time, airtime, altitude }: ArchivedLogbook['flights'][number]): boolean {
  const hasDay = isLocalDate(date) && (time === null || isLocalTime(time));
  return hasDay && Number.isFinite(airtime) && Number.isFinite(altitude);
}

function isHandling({ date, duration }: ArchivedLogbook['handlings'][number]): boolean {
  return isLocalDate(date) && Number.isFinite(duration);
}

function isSite(site: ArchivedLogbook['sites'][number]): boolean {
  return problemsOfCoordinates(site).length === 0 && Number.isFinite(site.launchAltitude);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ReadError('badArchive', { cause });
  }
}

function checked<Schema extends v.GenericSchema>(schema: Schema, contents: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, contents);
  if (!result.success) throw new ReadError('badArchive');
  return result.output;
}

export class ArchiveFiles {
  readonly source: SourceFile;
  readonly #entries: ReadonlyMap<string, ZipEntry>;

  private constructor(source: SourceFile, entries: readonly ZipEntry[]) {
    this.source = source;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  /** Reads the directory of an archive. Throws when it is damaged. */
  static async open(source: SourceFile): Promise<ArchiveFiles> {
    return new ArchiveFiles(source, await readDirectory(source.handle.blob, MAX_ARCHIVE_ENTRIES));
  }

  get paths(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** Where a file is. Throws `missingFile` when it is not in the archive. */
  handleOf(path: string): SourceHandle {
    const entry = this.#entries.get(path);
    if (entry === undefined) throw new ReadError('missingFile');
    return { blob: this.source.handle.blob, entry };
  }

  /** Returns the bytes of a file. Throws when it is missing, too large or damaged; without a hash that is not compared. */
  async bytesOf(path: string, { most, sha256 }: ExpectedFile): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await bytesOf(this.handleOf(path), most);
    if (sha256 !== undefined && (await hashOf(bytes)) !== sha256) throw new ReadError('wrongChecksum');
    return bytes;
  }

  /** Returns a file of the archive as a source of its own: `wingbook.zip/tracks/2026/flight.igc`. */
  sourceOf(path: string, kind: SourceFile['kind']): SourceFile {
    const { source } = this;
    const entry = this.#entries.get(path) ?? null;
    const handle = { blob: source.handle.blob, entry };
    return { path: shownPath(`${source.path}/${path}`), size: entry?.size ?? 0, kind, handle };
  }

  /** Returns that a file cannot be read. */
  refused(path: string, problem: ReadProblem): Extract<SourceReading, { readonly state: 'refused' }> {
    return { state: 'refused', source: this.sourceOf(path, 'unknown'), problem };
  }
}

/** What a file must be. */
interface ExpectedFile {
  /** Bytes. */
  readonly most: number;
  readonly sha256: string | undefined;
}
