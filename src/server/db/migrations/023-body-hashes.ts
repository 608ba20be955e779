import { type Migration, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/**
 * A hash of the body that came with a key, null for older keys: the same key with another body is rejected. The parts of imports
 * leave the table of keys for one of their own, whose rows count to the size of their run and are deleted with it.
 */
export function bodyHashesMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('client_keys').addColumn('body_hash', 'text').execute();
      await db.schema.alterTable('import_runs').addColumn('body_hash', 'text').execute();
      await dialect
        .clustered(db.schema.createTable('import_parts'))
        .addColumn('pilot_id', 'bigint', (column) => column.notNull())
        .addColumn('client_key', 'text', (column) => column.notNull())
        .addColumn('run_id', 'integer', (column) => column.notNull())
        .addColumn('body_hash', 'text')
        .addColumn('results', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('import_part_key', ['pilot_id', 'client_key'])
        .addForeignKeyConstraint('import_part_run', ['pilot_id', 'run_id'], 'import_runs', ['pilot_id', 'id'], (key) =>
          key.onDelete('cascade'),
        )
        .execute();
      await db.schema.createIndex('import_parts_by_run').on('import_parts').columns(['pilot_id', 'run_id']).execute();
      await sql`insert into import_parts (pilot_id, client_key, run_id, results)
        select part.pilot_id, part.client_key, part.item_id, part.answer
        from client_keys as part join import_runs as run on run.pilot_id = part.pilot_id and run.id = part.item_id
        where part.data_type = 'importPart' and part.answer is not null`.execute(db);
      await sql`delete from client_keys where data_type = 'importPart'`.execute(db);
      await sql`update import_runs set items_bytes = items_bytes + coalesce(
        (select sum(octet_length(part.results)) from import_parts as part
        where part.pilot_id = import_runs.pilot_id and part.run_id = import_runs.id), 0)`.execute(db);
    },
  };
}
