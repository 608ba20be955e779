import type { Migration } from 'kysely';

/** When each running server was last seen, by the database's clock: a restore asks. */
export function serversMigration(): Migration {
  return {
    up: (db) =>
      db.schema
        .createTable('servers')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('seen_at_ms', 'bigint', (column) => column.notNull())
        .execute(),
  };
}
