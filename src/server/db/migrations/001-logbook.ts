import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Pilots with their flights, sites, gliders and tracks; sessions; rate limits. */
export function logbookMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      await createPilots(db, dialect);
      await createSites(db, dialect);
      await createGliders(db, dialect);
      await createFlights(db, dialect);
      await createTracks(db, dialect);
      await createClientKeys(db, dialect);
      await createSessions(db, dialect);
      await createRateLimits(db, dialect);
    },
  };
}

type AnyDb = Kysely<unknown>;
type ItemColumn = 'pilot_id' | 'id' | 'revision' | 'see' | 'remarks' | 'created_at';
type ItemTable = 'flights' | 'sites' | 'gliders';

async function createPilots(db: AnyDb, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('pilots')
    .addColumn('id', dialect.countedType, dialect.counted)
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('is_subscribed', 'integer', (column) => column.notNull())
    .addColumn('is_activated', 'integer', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('initial_flight_num', 'integer', (column) => column.notNull())
    .addColumn('initial_airtime_min', 'integer', (column) => column.notNull())
    .addColumn('altitude_unit', 'text', (column) => column.notNull())
    .addColumn('distance_unit', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('facts_revision', 'bigint', (column) => column.notNull())
    .addColumn('next_flight_id', 'bigint', (column) => column.notNull())
    .addColumn('next_site_id', 'bigint', (column) => column.notNull())
    .addColumn('next_glider_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at_s', 'bigint')
    .execute();
  await db.schema.createIndex('pilots_by_expiry').on('pilots').column('expires_at_s').execute();
}

async function createSites(db: AnyDb, dialect: Dialect): Promise<void> {
  const table = createItemTable(db, 'sites')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('lat_deg', 'double precision')
    .addColumn('lng_deg', 'double precision')
    .addColumn('launch_altitude_m', 'double precision', (column) => column.notNull());
  await dialect.clustered(table).execute();
  await indexByRevision(db, 'sites');
  await uniqueNames(db, 'sites');
}

async function createGliders(db: AnyDb, dialect: Dialect): Promise<void> {
  const table = createItemTable(db, 'gliders')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('initial_flight_num', 'integer', (column) => column.notNull())
    .addColumn('initial_airtime_min', 'integer', (column) => column.notNull());
  await dialect.clustered(table).execute();
  await indexByRevision(db, 'gliders');
  await uniqueNames(db, 'gliders');
}

async function createFlights(db: AnyDb, dialect: Dialect): Promise<void> {
  const table = createItemTable(db, 'flights')
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('time', 'text')
    .addColumn('site_id', 'bigint')
    .addColumn('glider_id', 'bigint')
    .addColumn('max_altitude_m', 'double precision', (column) => column.notNull())
    .addColumn('airtime_min', 'integer', (column) => column.notNull())
    .addColumn('igc_file_name', 'text')
    .addForeignKeyConstraint('flights_site', ['pilot_id', 'site_id'], 'sites', ['pilot_id', 'id'])
    .addForeignKeyConstraint('flights_glider', ['pilot_id', 'glider_id'], 'gliders', ['pilot_id', 'id']);
  await dialect.clustered(table).execute();
  await indexByRevision(db, 'flights');
}

async function createTracks(db: AnyDb, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('tracks')
    .addColumn('pilot_id', 'bigint', (column) => column.notNull())
    .addColumn('flight_id', 'bigint', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('analysis_version', 'integer', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('analysis', 'text', (column) => column.notNull())
    .addColumn('content', dialect.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('tracks_key', ['pilot_id', 'flight_id'])
    .addForeignKeyConstraint('tracks_flight', ['pilot_id', 'flight_id'], 'flights', ['pilot_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('tracks_by_version').on('tracks').column('analysis_version').execute();
}

async function createClientKeys(db: AnyDb, dialect: Dialect): Promise<void> {
  const table = db.schema
    .createTable('client_keys')
    .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
    .addColumn('client_key', 'text', (column) => column.notNull())
    .addColumn('data_type', 'text', (column) => column.notNull())
    .addColumn('item_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at_s', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('client_keys_key', ['pilot_id', 'client_key']);
  await dialect.clustered(table).execute();
}

async function createSessions(db: AnyDb, dialect: Dialect): Promise<void> {
  const table = db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
    .addColumn('created_at_s', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at_s', 'bigint', (column) => column.notNull());
  await dialect.clustered(table).execute();
  await db.schema.createIndex('sessions_by_pilot').on('sessions').column('pilot_id').execute();
}

async function createRateLimits(db: AnyDb, dialect: Dialect): Promise<void> {
  const table = db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('resets_at_s', 'bigint', (column) => column.notNull());
  await dialect.clustered(table).execute();
}

/** Begins a table of flights, sites or gliders with the columns that they share. */
function createItemTable(db: AnyDb, name: ItemTable): CreateTableBuilder<ItemTable, ItemColumn> {
  return db.schema
    .createTable(name)
    .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('see', 'integer', (column) => column.notNull())
    .addColumn('remarks', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['pilot_id', 'id']);
}

async function indexByRevision(db: AnyDb, table: ItemTable): Promise<void> {
  await db.schema.createIndex(`${table}_by_revision`).on(table).columns(['pilot_id', 'revision']).execute();
}

async function uniqueNames(db: AnyDb, table: ItemTable): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_name`)
    .unique()
    .on(table)
    .columns(['pilot_id', 'name_key'])
    .where(sql.ref('see'), '=', 1)
    .execute();
}
