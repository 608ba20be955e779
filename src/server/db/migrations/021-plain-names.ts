import { type Kysely, type Migration, sql } from 'kysely';

/** Columns with names that say what they are: `is_deleted` instead of `see`, and the revision of a pilot's profile. */
export function plainNamesMigration(): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('pilots').renameColumn('facts_revision', 'profile_revision').execute();
      for (const index of ['flights_alike', 'sites_by_name', 'gliders_by_name']) {
        await db.schema.dropIndex(index).execute();
      }
      for (const table of ['flights', 'sites', 'gliders']) await markDeleted(db, table);
      await db.schema
        .createIndex('flights_alike')
        .on('flights')
        .columns(['pilot_id', 'date', 'time', 'airtime_min', 'max_altitude_m', 'site_id', 'glider_id', 'id'])
        .where(sql.ref('is_deleted'), '=', 0)
        .execute();
      for (const table of ['sites', 'gliders']) {
        await db.schema
          .createIndex(`${table}_by_name`)
          .unique()
          .on(table)
          .columns(['pilot_id', 'name_key'])
          .where(sql.ref('is_deleted'), '=', 0)
          .execute();
      }
    },
  };
}

async function markDeleted(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('is_deleted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update ${sql.table(table)} set is_deleted = 1 where see = 0`.execute(db);
  await db.schema.alterTable(table).dropColumn('see').execute();
}
