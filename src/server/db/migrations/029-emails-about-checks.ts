import type { Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Emails about checks: who wants them, in which language where that is left to the browser, and what was told already. */
export function emailsAboutChecksMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      const pilots = db.schema.alterTable('pilots');
      await pilots.addColumn('check_emails', 'text', (column) => column.notNull().defaultTo('off')).execute();
      await pilots.addColumn('browser_language', 'text').execute();
      const table = db.schema
        .createTable('emailed_checks')
        .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
        .addColumn('check_key', 'text', (column) => column.notNull())
        .addColumn('due_on', 'text', (column) => column.notNull())
        .addColumn('stage', 'text', (column) => column.notNull())
        .addColumn('email_id', 'text', (column) => column.notNull())
        .addColumn('emailed_on', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('emailed_checks_key', ['pilot_id', 'check_key', 'due_on', 'stage']);
      await dialect.clustered(table).execute();
    },
  };
}
