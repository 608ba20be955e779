import type { Kysely } from 'kysely';
import type { Dialect } from './dialect.ts';
import { migrationsOf } from './migrations/all.ts';
import type { Db, Schema } from './schema.ts';

/** The table that Kysely's migrator, used by older versions, records migrations in. */
type MigrationTables = { kysely_migration: { name: string; timestamp: string } };

/**
 * Migrates the database to the newest schema and records it, in one transaction: a process that is killed leaves it
 * unchanged. Several servers may call it at the same time. Throws when the database cannot be reached or migrated.
 */
export async function migrate(db: Db, dialect: Dialect): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await dialect.lockMigrations(transaction);
      await migrateWithin(transaction, dialect);
    });
  } catch (cause) {
    throw new Error('The database cannot be reached, or not be brought to its newest schema', { cause });
  }
}

/** Runs the pending migrations within a transaction; with `upTo`, only these. */
export async function migrateWithin(db: Db, dialect: Dialect, upTo?: readonly string[]): Promise<void> {
  const tables = migrationTables(db);
  await tables.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  const done = await doneMigrations(db);
  for (const [name, { up }] of pendingOf(dialect, done)) {
    if (upTo && !upTo.includes(name)) return;
    await up(db);
    await tables.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute();
  }
}

/** Returns the names of the migrations that were run; none in an empty database. */
export async function doneMigrations(db: Db): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await migrationTables(db).selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Returns the pending migrations in order. Throws when the database was migrated by a newer version. */
export function pendingOf(dialect: Dialect, done: readonly string[]) {
  const all = migrationsOf(dialect);
  const unknown = done.find((name) => !all.has(name));
  if (unknown !== undefined) {
    throw new Error(`The database has the migration ${unknown}, which this version does not know: use a newer version`);
  }
  return [...all].filter(([name]) => !done.includes(name));
}

function migrationTables(db: Db): Kysely<Schema & MigrationTables> {
  return db.withTables<MigrationTables>();
}
