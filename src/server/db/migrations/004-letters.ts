import type { Kysely, Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Emails to be sent, tokens of the links in them, and the browser of a session. */
export function lettersMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      await createLetters(db, dialect);
      await createAuthTokens(db, dialect);
      await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
    },
  };
}

async function createLetters(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const letters = db.schema
    .createTable('letters')
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('asked_at_s', 'bigint', (column) => column.notNull())
    .addColumn('due_at_s', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addPrimaryKeyConstraint('letters_key', ['email_key', 'kind']);
  await dialect.clustered(letters).execute();
  await db.schema.createIndex('letters_by_due').on('letters').column('due_at_s').execute();
}

async function createAuthTokens(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const tokens = db.schema
    .createTable('auth_tokens')
    .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at_s', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('auth_tokens_key', ['pilot_id', 'purpose']);
  await dialect.clustered(tokens).execute();
  await db.schema.createIndex('auth_tokens_by_expiry').on('auth_tokens').column('expires_at_s').execute();
}
