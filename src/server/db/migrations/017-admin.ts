import type { Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Locked pilots, and what operators did by `npm run admin`: without a reference to the pilot, who may be deleted. */
export function adminMigration({ counted, countedType }: Dialect): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('pilots').addColumn('locked_at_s', 'bigint').execute();
      await db.schema
        .createTable('admin_actions')
        .addColumn('id', countedType, counted)
        .addColumn('done_at', 'text', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('subject_id', 'bigint', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
