import type { Kysely, Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** The tables that the migration reads and writes. */
type Tables = {
  letters: {
    email_key: string;
    kind: string;
    asked_at_s: number;
    due_at_s: number;
    tries: number;
    claim: string | null;
  };
  jobs: {
    kind: string;
    unique_key: string;
    payload: string;
    run_at_s: number;
    attempts: number;
    claimed_by: string | null;
    created_at_s: number;
  };
};

/** One table for all work in the background. Emails that wait to be sent move into it. */
export function jobsMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('jobs')
        .addColumn('id', dialect.countedType, dialect.counted)
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('unique_key', 'text', (column) => column.notNull())
        .addColumn('run_at_s', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('claimed_by', 'text')
        .addColumn('created_at_s', 'bigint', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('progress', 'text')
        .addUniqueConstraint('jobs_by_key', ['kind', 'unique_key'])
        .execute();
      await db.schema.createIndex('jobs_by_time').on('jobs').columns(['kind', 'run_at_s']).execute();
      await moveEmails(db.withTables<Tables>());
      await db.schema.dropTable('letters').execute();
    },
  };
}

async function moveEmails(db: Kysely<Tables>): Promise<void> {
  for (const letter of await db.selectFrom('letters').selectAll().execute()) {
    await db
      .insertInto('jobs')
      .values({
        kind: 'email',
        unique_key: `${letter.kind} ${letter.email_key}`,
        payload: JSON.stringify({ emailKey: letter.email_key, kind: letter.kind }),
        run_at_s: letter.due_at_s,
        attempts: letter.tries,
        claimed_by: letter.claim,
        created_at_s: letter.asked_at_s,
      })
      .execute();
  }
}
