import { type Kysely, type Migration, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Tags of flights, checks of gliders, and the altitudes between which a track's profile lies, which its analysis has. */
export function fieldsMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      await db.schema
        .alterTable('flights')
        .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
      await db.schema.alterTable('gliders').addColumn('checked_on', 'text').execute();
      for (const column of ['check_months', 'check_hours', 'check_flights']) await addCount(db, column);
      for (const column of ['lowest_m', 'highest_m']) {
        await db.schema.alterTable('tracks').addColumn(column, 'integer').execute();
      }
      await sql`
        update tracks set
          lowest_m = ${dialect.wholeInJson('analysis', 'minAltitude')},
          highest_m = ${dialect.wholeInJson('analysis', 'maxAltitude')}`.execute(db);
    },
  };
}

function addCount(db: Kysely<unknown>, column: string): Promise<void> {
  return db.schema
    .alterTable('gliders')
    .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
    .execute();
}
