import type { Migration } from 'kysely';

/** Sessions of deleted accounts, by the hashes of their tokens: a device that still has one is told why it is logged out. */
export function deletedSessionsMigration(): Migration {
  return {
    up: (db) =>
      db.schema
        .createTable('deleted_sessions')
        .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
        .addColumn('deleted_at_s', 'bigint', (column) => column.notNull())
        .execute(),
  };
}
