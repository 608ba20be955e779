import type { Db } from '#server/db/schema';

/** A mapping to be kept. */
interface StoredMapping {
  readonly nameKey: string;
  /** ISO 8601, UTC, milliseconds. */
  readonly usedAt: string;
  /** JSON. */
  readonly mapping: string;
}

/** Returns a pilot's mappings as JSON, the last used first. */
export async function findMappings(db: Db, pilotId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('pilot_id', '=', pilotId)
    .orderBy('used_at', 'desc')
    .orderBy('name_key')
    .execute();
  return rows.map(({ mapping }) => mapping);
}

/** Adds a mapping, in the place of the one of the same name. */
export async function saveMapping(db: Db, pilotId: number, { nameKey, usedAt, mapping }: StoredMapping): Promise<void> {
  await db
    .insertInto('import_mappings')
    .values({ pilot_id: pilotId, name_key: nameKey, used_at: usedAt, mapping })
    .onConflict((conflict) => conflict.columns(['pilot_id', 'name_key']).doUpdateSet({ used_at: usedAt, mapping }))
    .execute();
}

export async function deleteMapping(db: Db, pilotId: number, nameKey: string): Promise<void> {
  await db.deleteFrom('import_mappings').where('pilot_id', '=', pilotId).where('name_key', '=', nameKey).execute();
}

/** Deletes all of a pilot's mappings but the `most` that were used last. */
export async function deleteUnusedMappings(db: Db, pilotId: number, most: number): Promise<void> {
  await db
    .deleteFrom('import_mappings')
    .where('pilot_id', '=', pilotId)
    .where('name_key', 'not in', (rows) =>
      rows
        .selectFrom('import_mappings')
        .select('name_key')
        .where('pilot_id', '=', pilotId)
        .orderBy('used_at', 'desc')
        .orderBy('name_key')
        .limit(most),
    )
    .execute();
}
