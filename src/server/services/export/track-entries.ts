import { createHash } from 'node:crypto';
import type { ListedFile } from '#contract/import/archive';
import { downloadName } from '#domain/igc/file-name';
import { yearOf } from '#domain/local-date';
import { groupedBy } from '#domain/order/grouped-by';
import { decompress } from '#server/encoding/compression';
import { type FlightWithTrack, findFile } from '#server/repositories/tracks';
import type { AppContext } from '#server/services/app-context';
import { type FileToZip, rejectOtherHeader, sizeOf } from './zip-file.ts';

/** A file of tracks to put into a ZIP file, as a manifest lists it, or what is wrong with a damaged one; and the flights that have it. */
export type TrackEntry = ReadEntry | DamagedEntry;

interface ReadEntry {
  readonly state: 'read';
  readonly entry: Omit<FileToZip, 'changedAt'>;
  readonly listed: ListedFile;
  readonly flightsOfFile: readonly FlightWithTrack[];
}

interface DamagedEntry {
  readonly state: 'damaged';
  /** The path that it would have. */
  readonly path: string;
  /** Null for an old file that was never hashed. */
  readonly sha256: string | null;
  readonly problem: string;
  readonly flightsOfFile: readonly FlightWithTrack[];
}

/** Yields each file of the tracks once, under the name of its first flight. A file deleted during the export is left out. */
export async function* trackEntriesOf(
  { reader }: Pick<AppContext, 'reader'>,
  pilotId: number,
  flights: readonly FlightWithTrack[],
): AsyncGenerator<TrackEntry> {
  const pathOf = trackPaths();
  for (const [key, flightsOfFile] of groupedBy(flights, ({ sha256 }) => sha256)) {
    const [first] = flightsOfFile;
    const content = await findFile(reader, pilotId, key);
    if (!first || !content) continue;
    const path = pathOf(first);
    const read = await readFile(key, content);
    if (read.state === 'damaged') {
      const problem = `track_files of pilotId ${pilotId}, sha256 ${key} cannot be read: ${read.problem}`;
      yield { state: 'damaged', path, sha256: HASH.test(key) ? key : null, problem, flightsOfFile };
    } else {
      const { sha256 } = read;
      const listed: ListedFile = { path, sha256, bytes: sizeOf(content), kind: 'track' };
      yield { state: 'read', entry: { name: path, content }, listed, flightsOfFile };
    }
  }
}

/** Logs that a file of tracks cannot be read. */
export function logDamage(
  { log }: Pick<AppContext, 'log'>,
  pilotId: number,
  { problem, flightsOfFile }: DamagedEntry,
): void {
  log.error({ pilotId, flightIds: flightsOfFile.map(({ id }) => id), problem }, 'a track file is damaged');
}

type FileReading =
  | { readonly state: 'read'; readonly sha256: string }
  | { readonly state: 'damaged'; readonly problem: string };

/** It goes into the ZIP file as it is, in gzip, which has a checksum of all but its header. */
async function readFile(key: string, content: Uint8Array): Promise<FileReading> {
  try {
    rejectOtherHeader(content);
    const bytes = await decompress(content);
    if (bytes.length !== sizeOf(content)) throw new Error('more than one gzip stream');
    return { state: 'read', sha256: hashOf(key, bytes) };
  } catch (error) {
    return { state: 'damaged', problem: error instanceof Error ? error.message : String(error) };
  }
}

const HASH = /^[0-9a-f]{64}$/;

/** The hash of a file by its key, which is provisional for an old file until that is hashed. */
function hashOf(key: string, bytes: Uint8Array): string {
  return HASH.test(key) ? key : createHash('sha256').update(bytes).digest('hex');
}

/** Characters that some file systems do not allow in a name, or read as a folder separator. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;
const DOTS_IN_FRONT = /^\.+/;
const DOTS_AND_BLANKS_AT_END = /[. ]+$/;
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** Most file systems allow 255 bytes; a number may be added. */
const MAX_STEM_BYTES = 200;
const MAX_EXTENSION_BYTES = 40;

/** Returns a function that names the files of one folder: valid on any system, and unique regardless of case and Unicode form. */
export function uniqueNames(): (wanted: string) => string {
  const taken = new Set<string>();
  const nextNumbers = new Map<string, number>();
  return (wanted) => {
    const safe = safeParts(wanted);
    const first = keyOf(numbered(safe, 1));
    let number = nextNumbers.get(first) ?? 1;
    while (taken.has(keyOf(numbered(safe, number)))) number += 1;
    nextNumbers.set(first, number);
    const name = numbered(safe, number);
    taken.add(keyOf(name));
    return name;
  };
}

interface NameParts {
  readonly stem: string;
  /** From the last dot on; empty without one. */
  readonly extension: string;
}

function safeParts(wanted: string): NameParts {
  const plain = downloadName(wanted)
    .replace(UNSAFE, '_')
    .trim()
    .replace(DOTS_IN_FRONT, '_')
    .replace(DOTS_AND_BLANKS_AT_END, '');
  const dot = plain.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  const isDevice = DEVICE.test(plain.split('.', 1)[0] ?? '');
  return {
    stem: cut(`${isDevice ? '_' : ''}${stem}`, MAX_STEM_BYTES),
    extension: cut(extension, MAX_EXTENSION_BYTES).replace(DOTS_AND_BLANKS_AT_END, ''),
  };
}

/** Returns the longest prefix of a text within so many bytes of UTF-8, without splitting a character. */
function cut(text: string, maxBytes: number): string {
  const bytes = new Uint8Array(maxBytes);
  return text.slice(0, new TextEncoder().encodeInto(text, bytes).read);
}

/** `a.igc`, then `a (2).igc`. */
function numbered({ stem, extension }: NameParts, number: number): string {
  return number === 1 ? `${stem}${extension}` : `${stem} (${number})${extension}`;
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

const FOLDER = 'tracks';

/**
 * Returns a function that names the IGC files of an archive by their flights: `tracks/2026/2026-07-12_1134_Annecy.igc`. The
 * paths are valid on any system, and unique.
 */
function trackPaths(): (flight: FlightWithTrack) => string {
  const folders = new Map<string, (wanted: string) => string>();
  return (flight) => {
    const year = String(yearOf(flight.date));
    const nameFor = folders.get(year) ?? uniqueNames();
    folders.set(year, nameFor);
    return `${FOLDER}/${year}/${nameFor(`${stemOf(flight)}.igc`)}`;
  };
}

function stemOf({ date, time, site }: FlightWithTrack): string {
  return [date, time?.replace(':', ''), site].filter(Boolean).join('_');
}
