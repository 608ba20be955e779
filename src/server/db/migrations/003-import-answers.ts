import type { Migration } from 'kysely';

/** The response to an import is stored with its client key: a repeated import gets the same one. */
export function importAnswersMigration(): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('client_keys').addColumn('answer', 'text').execute();
    },
  };
}
