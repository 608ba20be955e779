import { type RawBuilder, sql } from 'kysely';
import { type Entity, keysOf } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { personalFields } from '#domain/fields/personal-fields';
import { SITE } from '#domain/fields/site';
import type { Db } from '#server/db/schema';
import { countKept } from './inbox-files.ts';
import type { ItemTableName } from './items.ts';

const COLUMNS = {
  flights: [...textColumns(FLIGHT), 'igc_file_name'],
  sites: textColumns(SITE),
  gliders: textColumns(GLIDER),
  gear: textColumns(GEAR),
  handlings: textColumns(HANDLING),
} as const satisfies Record<ItemTableName, readonly string[]>;

/** Returns the size of all texts of a pilot's items in UTF-8, in bytes. */
export async function sumTextBytes(db: Db, pilotId: number): Promise<number> {
  let bytes = 0;
  for (const table of keysOf(COLUMNS)) bytes += await sumIn(db, table, pilotId);
  return bytes;
}

async function sumIn(db: Db, table: ItemTableName, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((item) => item.fn.sum<number | null>(bytesOf(COLUMNS[table])).as('bytes'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  return row.bytes ?? 0;
}

/** Returns the size of a row's texts in some columns in UTF-8, in bytes. */
export function bytesOf(columns: readonly string[]): RawBuilder<number> {
  const lengths = columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`);
  return sql<number>`(${sql.join(lengths, sql` + `)})`;
}

function textColumns({ fields }: Entity): readonly string[] {
  return Object.values(personalFields(fields)).flatMap(({ kind, column }) => (kind === 'degrees' ? [] : [column]));
}

export async function countTracks(db: Db): Promise<number> {
  const row = await db
    .selectFrom('tracks')
    .select((track) => track.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns the total size of a pilot's uncompressed track files, in bytes, with those that are kept for an undo, and of files that wait for the pilot. */
export async function sumTrackBytes(db: Db, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom('track_files')
    .select((file) => file.fn.sum<number | null>('size_bytes').as('bytes'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  const { bytes } = await countKept(db, pilotId);
  return (row.bytes ?? 0) + bytes;
}

/** Deletes the tracks of at most `limit` files of a pilot, and the files; returns the number of files. */
export async function deleteSomeTracks(db: Db, pilotId: number, limit: number): Promise<number> {
  const files = await db
    .selectFrom('track_files')
    .select('sha256')
    .where('pilot_id', '=', pilotId)
    .limit(limit)
    .execute();
  const keys = files.map(({ sha256 }) => sha256);
  if (keys.length === 0) return 0;
  for (const table of ['tracks', 'track_files'] as const) {
    await db.deleteFrom(table).where('pilot_id', '=', pilotId).where('sha256', 'in', keys).execute();
  }
  return keys.length;
}
