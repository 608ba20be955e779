import type { Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Cached responses of third parties about places, and when each third party may be called again. */
export function placesMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      const places = db.schema
        .createTable('cached_places')
        .addColumn('key', 'text', (column) => column.primaryKey().notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('expires_at_s', 'bigint', (column) => column.notNull());
      await dialect.clustered(places).execute();
      await db.schema.createIndex('cached_places_by_expiry').on('cached_places').column('expires_at_s').execute();
      const turns = db.schema
        .createTable('third_party_turns')
        .addColumn('service', 'text', (column) => column.primaryKey().notNull())
        .addColumn('next_at_ms', 'bigint', (column) => column.notNull());
      await dialect.clustered(turns).execute();
    },
  };
}
