import { DatabaseError, type DatabaseProblem } from '#server/context/database-error';
import { type Encoding, packNow } from '#server/encoding/compression';
import { type LoadMarker, readLogbook } from '#server/services/logbook/read-logbook';
import { threadDatabase } from '../thread-database.ts';

/** A load to be packed. */
export interface LoadToPack {
  readonly pilotId: number;
  readonly marker: LoadMarker;
  readonly encoding: Encoding;
  /** What the response to a write has beside its load. */
  readonly extra: object;
}

/** The outcome of packing a load. */
export type LoadPacking =
  | { readonly state: 'packed'; readonly body: Uint8Array }
  /** There is no such pilot. */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly problem: DatabaseProblem };

/** Reads a load from one snapshot of the database, and compresses its JSON. */
export async function packLoad({ pilotId, marker, encoding, extra }: LoadToPack): Promise<LoadPacking> {
  try {
    const { reader, dialect } = await threadDatabase();
    const reading = await dialect.reading(reader, (snapshot) => readLogbook(snapshot, pilotId, { marker }));
    if (reading.state !== 'read') return { state: 'gone' };
    const body = packNow(JSON.stringify({ ...reading.load, ...extra }), encoding);
    return { state: 'packed', body };
  } catch (error) {
    if (error instanceof DatabaseError) return { state: 'failed', problem: error.problem };
    throw error;
  }
}
