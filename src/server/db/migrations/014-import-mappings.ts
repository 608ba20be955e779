import type { Migration } from 'kysely';

/** What a pilot keeps for tables of the import: which column is what. */
export function importMappingsMigration(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('import_mappings')
        .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
        .addColumn('name_key', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text', (column) => column.notNull())
        .addColumn('mapping', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('import_mapping_key', ['pilot_id', 'name_key'])
        .execute();
    },
  };
}
