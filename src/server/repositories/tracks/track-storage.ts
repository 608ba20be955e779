import type { Db } from '#server/db/schema';

/** Returns the number of all tracks. */
export async function countTracks(db: Db): Promise<number> {
  const row = await db
    .selectFrom('tracks')
    .select((track) => track.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns the total size of a pilot's uncompressed track files, in bytes, with those that are kept for an undo. */
export async function sumTrackBytes(db: Db, pilotId: number): Promise<number> {
  const row = await db
    .selectFrom('track_files')
    .select((file) => file.fn.sum<number | null>('size_bytes').as('bytes'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  return row.bytes ?? 0;
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
