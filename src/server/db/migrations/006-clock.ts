import type { Migration } from 'kysely';

/** Since when the servers' clock has been steady, in one row. */
export function clockMigration(): Migration {
  return {
    up: (db) =>
      db.schema
        .createTable('clock')
        .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('steady_since_s', 'bigint', (column) => column.notNull())
        .addColumn('seen_at_s', 'bigint', (column) => column.notNull())
        .execute(),
  };
}
