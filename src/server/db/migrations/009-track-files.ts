import { type Kysely, type Migration, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/**
 * The files of tracks by their content, once for each pilot; a flight's track refers to its file. Files that were never
 * hashed get a provisional key. All tracks count as outdated: the job that analyses them again also hashes their files
 * and finds their time zones.
 */
export function trackFilesMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      await createTrackFiles(db, dialect);
      await createTracks(db);
      await fill(db);
      await db.schema.dropTable('tracks').execute();
      await db.schema.alterTable('new_tracks').renameTo('tracks').execute();
      await db.schema.createIndex('tracks_by_version').on('tracks').column('analysis_version').execute();
      await db.schema.createIndex('tracks_by_file').on('tracks').columns(['pilot_id', 'sha256']).execute();
    },
  };
}

async function createTrackFiles(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('track_files')
    .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('content', dialect.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('track_files_key', ['pilot_id', 'sha256'])
    .execute();
  await db.schema.createIndex('track_files_by_size').on('track_files').columns(['pilot_id', 'size_bytes']).execute();
}

async function createTracks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('new_tracks')
    .addColumn('pilot_id', 'bigint', (column) => column.notNull())
    .addColumn('flight_id', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('range_from', 'integer')
    .addColumn('range_to', 'integer')
    .addColumn('zone', 'text')
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('analysis_version', 'integer', (column) => column.notNull())
    .addColumn('analysis', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('track_key', ['pilot_id', 'flight_id'])
    .addForeignKeyConstraint('track_flight', ['pilot_id', 'flight_id'], 'flights', ['pilot_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    // Cascades: PostgreSQL may delete a pilot's files before the flights, in the order of the names of its triggers.
    .addForeignKeyConstraint('track_file', ['pilot_id', 'sha256'], 'track_files', ['pilot_id', 'sha256'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
}

/** Of tracks with the same bytes the file of the first flight is kept. */
async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into track_files (pilot_id, sha256, size_bytes, content)
    select pilot_id, coalesce(sha256, 'unhashed-' || flight_id), size_bytes, content from tracks
    where sha256 is null or flight_id = (
      select min(same.flight_id) from tracks as same
      where same.pilot_id = tracks.pilot_id and same.sha256 = tracks.sha256
    )`.execute(db);
  await sql`
    insert into new_tracks (pilot_id, flight_id, sha256, profile, analysis_version, analysis)
    select pilot_id, flight_id, coalesce(sha256, 'unhashed-' || flight_id), profile, 0, analysis from tracks`.execute(
    db,
  );
}
