import { type Migration, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Files that devices have sent, until they are saved or reviewed; after that what is remembered of them. */
export function serverInboxMigration({ bytes, counted, countedType }: Dialect): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createTable('inbox_files')
        .addColumn('id', countedType, counted)
        .addColumn('pilot_id', 'bigint', (column) => column.notNull().references('pilots.id').onDelete('cascade'))
        .addColumn('token_id', 'bigint', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .addColumn('size_bytes', 'bigint', (column) => column.notNull())
        .addColumn('content', bytes)
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('received_at_s', 'bigint', (column) => column.notNull())
        .addColumn('glider_id', 'bigint')
        .addColumn('run_id', 'integer')
        .addColumn('saved', 'integer', (column) => column.notNull())
        .addColumn('is_seen', 'integer', (column) => column.notNull())
        .addUniqueConstraint('inbox_file_once', ['pilot_id', 'token_id', 'content_hash'])
        .execute();
      await sql`create index inbox_files_arrived on inbox_files (pilot_id) where state = 'arrived'`.execute(db);
      await sql`create index inbox_files_kept on inbox_files (pilot_id, id) where state != 'done'`.execute(db);
      await sql`create index inbox_files_unseen on inbox_files (pilot_id, id) where is_seen = 0`.execute(db);
      await db.schema.createIndex('inbox_files_by_time').on('inbox_files').column('received_at_s').execute();
    },
  };
}
