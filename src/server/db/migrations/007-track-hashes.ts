import { type Migration, sql } from 'kysely';

/**
 * The SHA-256 of each track's file, by which a file is recognized when it is uploaded again. Null for tracks that existed
 * before: they are hashed in the background, and found by an index of their own.
 */
export function trackHashesMigration(): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('tracks').addColumn('sha256', 'text').execute();
      await db.schema.createIndex('tracks_by_hash').on('tracks').columns(['pilot_id', 'sha256']).execute();
      await db.schema
        .createIndex('tracks_without_hash')
        .on('tracks')
        .columns(['pilot_id', 'flight_id'])
        .where(sql.ref('sha256'), 'is', null)
        .execute();
    },
  };
}
