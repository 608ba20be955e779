import { Migrator } from 'kysely';
import type { Dialect } from './dialect.ts';
import { logbookMigration } from './migrations/001-logbook.ts';
import { placesMigration } from './migrations/002-places.ts';
import { importAnswersMigration } from './migrations/003-import-answers.ts';
import { lettersMigration } from './migrations/004-letters.ts';
import type { Db } from './schema.ts';

/** Brings the database to the newest schema; what is there already stays. Several servers may do it at once. */
export async function migrate(db: Db, dialect: Dialect): Promise<void> {
  const migrations = {
    '001-logbook': logbookMigration(dialect),
    '002-places': placesMigration(dialect),
    '003-import-answers': importAnswersMigration(),
    '004-letters': lettersMigration(dialect),
  };
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw new Error('The database cannot be reached, or not be brought to its newest schema', { cause: error });
}
