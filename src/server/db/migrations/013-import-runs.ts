import type { Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** The runs of the import, and what each of them did with which item: for the list of runs, and to undo one. */
export function importRunsMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('import_runs')
        .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
        .addColumn('id', 'integer', (column) => column.notNull())
        .addColumn('client_key', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('counts', 'text', (column) => column.notNull())
        .addColumn('refused', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('import_run_key', ['pilot_id', 'id'])
        .addUniqueConstraint('import_run_client_key', ['pilot_id', 'client_key'])
        .execute();
      await dialect
        .clustered(db.schema.createTable('import_items'))
        .addColumn('pilot_id', 'bigint', (column) => column.notNull())
        .addColumn('run_id', 'integer', (column) => column.notNull())
        .addColumn('data_type', 'text', (column) => column.notNull())
        .addColumn('ref', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('item_id', 'bigint', (column) => column.notNull())
        .addColumn('effect', 'text', (column) => column.notNull())
        .addColumn('before', 'text')
        .addColumn('after', 'text')
        .addColumn('outcome', 'text')
        .addPrimaryKeyConstraint('import_item_key', ['pilot_id', 'run_id', 'data_type', 'ref'])
        .addForeignKeyConstraint('import_item_run', ['pilot_id', 'run_id'], 'import_runs', ['pilot_id', 'id'], (key) =>
          key.onDelete('cascade'),
        )
        .execute();
    },
  };
}
