import { createHash } from 'node:crypto';
import { groupedBy } from '#domain/order/grouped-by';
import type { AppContext } from '#server/context/app-context';
import { type FlightWithTrack, findFile } from '#server/repositories/tracks/tracks';
import { unpackTrack } from '#server/services/tracks/tracks';
import type { ListedFile } from './archive-manifest.ts';
import { trackPaths } from './track-paths.ts';
import { type FileToZip, sizeOf } from './zip-file.ts';

/** A file of tracks to put into a ZIP file, as a manifest lists it, and the flights that have it. */
export interface TrackEntry {
  readonly entry: Omit<FileToZip, 'changedAt'>;
  readonly listed: ListedFile;
  readonly flightsOfFile: readonly FlightWithTrack[];
}

/** Yields each file of the tracks once, under the name of its first flight. */
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
    const sha256 = await hashOf(key, content);
    const listed: ListedFile = { path, sha256, bytes: sizeOf(content), kind: 'track' };
    yield { entry: { name: path, content }, listed, flightsOfFile };
  }
}

const HASH = /^[0-9a-f]{64}$/;

/** The hash of a file by its key, which is provisional for an old file until that is hashed. */
async function hashOf(key: string, content: Uint8Array): Promise<string> {
  if (HASH.test(key)) return key;
  return createHash('sha256')
    .update(await unpackTrack(content))
    .digest('hex');
}
