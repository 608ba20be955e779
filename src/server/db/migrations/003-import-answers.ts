import type { Migration } from 'kysely';

/** What an import answered stays beside its client key: a repeated import answers the same. */
export function importAnswersMigration(): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('client_keys').addColumn('answer', 'text').execute();
    },
  };
}
