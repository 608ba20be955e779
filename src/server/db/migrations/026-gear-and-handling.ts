import { type Kysely, type Migration, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/**
 * Gear beside gliders, with its checks, and ground handling; the serial numbers of gliders, when they were in use, and how much ground
 * handling counts towards their checks. Imports are undone from what was saved last backwards, so that ground handling goes before its glider.
 */
export function gearAndHandlingMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      await addGliderColumns(db);
      for (const column of ['next_gear_id', 'next_handling_id']) {
        await db.schema
          .alterTable('pilots')
          .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(1))
          .execute();
      }
      await createGear(db, dialect);
      await createHandlings(db, dialect);
      await db.schema.dropIndex('import_items_to_undo').execute();
      await db.schema
        .createIndex('import_items_to_undo')
        .on('import_items')
        .columns(['pilot_id', 'run_id', 'position desc'])
        .where(sql.ref('outcome'), 'is', null)
        .where(sql.ref('effect'), '<>', 'unchanged')
        .execute();
    },
  };
}

async function addGliderColumns(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('gliders');
  await table.addColumn('serial_number', 'text', (added) => added.notNull().defaultTo('')).execute();
  for (const column of ['in_use_from', 'in_use_until']) await table.addColumn(column, 'text').execute();
  await table.addColumn('handling_factor', 'text', (added) => added.notNull().defaultTo('1')).execute();
}

async function createGear(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = createItemTable(db, 'gear')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('serial_number', 'text', (column) => column.notNull())
    .addColumn('in_use_from', 'text')
    .addColumn('in_use_until', 'text')
    .addColumn('glider_ids', 'text', (column) => column.notNull())
    .addColumn('checks', 'text', (column) => column.notNull());
  await dialect.clustered(table).execute();
  await db.schema.createIndex('gear_by_revision').on('gear').columns(['pilot_id', 'revision']).execute();
  await db.schema
    .createIndex('gear_by_name')
    .unique()
    .on('gear')
    .columns(['pilot_id', 'name_key'])
    .where(sql.ref('is_deleted'), '=', 0)
    .execute();
}

async function createHandlings(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = createItemTable(db, 'handlings')
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('duration_min', 'integer', (column) => column.notNull())
    .addColumn('glider_id', 'bigint')
    .addForeignKeyConstraint('handlings_glider', ['pilot_id', 'glider_id'], 'gliders', ['pilot_id', 'id']);
  await dialect.clustered(table).execute();
  await db.schema.createIndex('handlings_by_revision').on('handlings').columns(['pilot_id', 'revision']).execute();
  await db.schema
    .createIndex('handlings_by_glider')
    .on('handlings')
    .columns(['pilot_id', 'glider_id', 'date'])
    .execute();
}

/** Begins a table with the columns that all items share. */
function createItemTable(db: Kysely<unknown>, name: 'gear' | 'handlings') {
  return db.schema
    .createTable(name)
    .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('is_deleted', 'integer', (column) => column.notNull())
    .addColumn('remarks', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['pilot_id', 'id']);
}
