import { DatabaseError, type DatabaseProblem } from '#server/db/database-error';
import { type Encoding, packPieces } from '#server/encoding/compression';
import { sumTextBytes } from '#server/repositories/storage';
import { threadDatabase } from '#server/threads/thread-database';
import { type LoadMarker, logbookPieces } from './read-logbook.ts';

interface LoadToPack {
  readonly pilotId: number;
  readonly marker: LoadMarker;
  readonly encoding: Encoding;
  /** The values that the response to a write has beside its load. */
  readonly extra: object;
}

/** The outcome of packing a load. */
type LoadPacking =
  | { readonly state: 'packed'; readonly body: Uint8Array }
  /** There is no such pilot. */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly problem: DatabaseProblem };

const LARGE_TEXTS_BYTES = 4 * 1_024 * 1_024;

/** Reads a load from one snapshot of the database, page by page, and compresses its JSON meanwhile. */
export async function packLoad({ pilotId, marker, encoding, extra }: LoadToPack): Promise<LoadPacking> {
  try {
    const { reader, dialect } = await threadDatabase();
    return await dialect.reading(reader, async (snapshot) => {
      const pieces = await logbookPieces(snapshot, pilotId, { marker, extra });
      if (pieces === null) return { state: 'gone' };
      const isLarge = (await sumTextBytes(snapshot, pilotId)) > LARGE_TEXTS_BYTES;
      return { state: 'packed', body: await packPieces(pieces, { encoding, isLarge }) };
    });
  } catch (error) {
    if (error instanceof DatabaseError) return { state: 'failed', problem: error.problem };
    throw error;
  }
}
