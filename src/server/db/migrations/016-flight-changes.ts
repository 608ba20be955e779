import type { CreateTableBuilder, Kysely, Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** The changes of many flights at once that can be undone, with what each flight had before, and the tracks of deleted ones. */
export function flightChangesMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('flight_changes')
        .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
        .addColumn('id', 'bigint', (column) => column.notNull())
        .addColumn('changed_at_s', 'bigint', (column) => column.notNull())
        .addColumn('is_undone', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('flight_change_key', ['pilot_id', 'id'])
        .execute();
      await db.schema.createIndex('flight_changes_by_time').on('flight_changes').column('changed_at_s').execute();
      await dialect
        .clustered(partOfChange(db, 'flight_change_items'))
        .addColumn('before', 'text', (column) => column.notNull())
        .addColumn('after', 'text')
        .addPrimaryKeyConstraint('flight_change_item_key', ['pilot_id', 'change_id', 'flight_id'])
        .execute();
      await createTracks(db);
      await dialect
        .clustered(partOfChange(db, 'flight_change_scores'))
        .addColumn('rule_set', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('distance_m', 'integer', (column) => column.notNull())
        .addColumn('points', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('flight_change_score_key', ['pilot_id', 'change_id', 'flight_id', 'rule_set'])
        .execute();
    },
  };
}

/** The columns of `tracks`; the file stays as long as the change. */
async function createTracks(db: Kysely<unknown>): Promise<void> {
  await partOfChange(db, 'flight_change_tracks')
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('range_from', 'bigint')
    .addColumn('range_to', 'bigint')
    .addColumn('zone', 'text')
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('lowest_m', 'integer')
    .addColumn('highest_m', 'integer')
    .addColumn('analysis_version', 'integer', (column) => column.notNull())
    .addColumn('analysis', 'text', (column) => column.notNull())
    .addColumn('findings', 'text')
    .addColumn('findings_version', 'text', (column) => column.notNull())
    .addColumn('ground', 'text')
    .addPrimaryKeyConstraint('flight_change_track_key', ['pilot_id', 'change_id', 'flight_id'])
    .addForeignKeyConstraint(
      'flight_change_track_file',
      ['pilot_id', 'sha256'],
      'track_files',
      ['pilot_id', 'sha256'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  const byFile = db.schema.createIndex('flight_change_tracks_by_file').on('flight_change_tracks');
  await byFile.columns(['pilot_id', 'sha256']).execute();
}

type ChangedFlightKey = 'pilot_id' | 'change_id' | 'flight_id';

/** Begins a table of what a change did with its flights, which ends with the change. */
function partOfChange<Name extends string>(
  db: Kysely<unknown>,
  table: Name,
): CreateTableBuilder<Name, ChangedFlightKey> {
  return db.schema
    .createTable(table)
    .addColumn('pilot_id', 'bigint', (column) => column.notNull())
    .addColumn('change_id', 'bigint', (column) => column.notNull())
    .addColumn('flight_id', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint(
      `${table}_change`,
      ['pilot_id', 'change_id'],
      'flight_changes',
      ['pilot_id', 'id'],
      (key) => key.onDelete('cascade'),
    );
}
