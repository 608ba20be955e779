import { createHash } from 'node:crypto';
import type { ListedFile } from '#contract/import/archive';
import { groupedBy } from '#domain/order/grouped-by';
import { type FlightWithTrack, findFile } from '#server/repositories/tracks';
import type { AppContext } from '#server/services/app-context';
import { unpackTrack } from '#server/services/tracks/track-files';
import { trackPaths } from './file-names.ts';
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

/** Yields each file of the tracks once, under the name of its first flight. A file that was deleted meanwhile is left out. */
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
    const bytes = await unpackTrack(content);
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
