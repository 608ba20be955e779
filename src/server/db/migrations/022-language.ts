import type { Migration } from 'kysely';
import { OF_BROWSER } from '#domain/languages';

/** The language of a pilot's pages and emails. */
export function languageMigration(): Migration {
  return {
    up: (db) =>
      db.schema
        .alterTable('pilots')
        .addColumn('language', 'text', (column) => column.notNull().defaultTo(OF_BROWSER))
        .execute(),
  };
}
