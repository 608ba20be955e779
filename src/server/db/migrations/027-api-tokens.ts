import type { Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Tokens with which other programs call for a pilot. */
export function apiTokensMigration({ counted, countedType }: Dialect): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('api_tokens')
        .addColumn('id', countedType, counted)
        .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('glider_id', 'bigint')
        .addColumn('created_at_s', 'bigint', (column) => column.notNull())
        .addColumn('expires_at_s', 'bigint')
        .addColumn('last_used_at_s', 'bigint')
        .addColumn('last_error', 'text')
        .addColumn('last_error_at_s', 'bigint')
        .execute();
      await db.schema.createIndex('api_tokens_pilot').on('api_tokens').column('pilot_id').execute();
    },
  };
}
