import { randomUUID } from 'node:crypto';
import type { Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** The epoch of the data, in one row: it changes when the database is restored from a backup. */
export function epochMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      const epoch = db.schema
        .createTable('epoch')
        .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('value', 'text', (column) => column.notNull());
      await dialect.clustered(epoch).execute();
      await db
        .withTables<{ epoch: { id: number; value: string } }>()
        .insertInto('epoch')
        .values({ id: 1, value: randomUUID() })
        .execute();
    },
  };
}
