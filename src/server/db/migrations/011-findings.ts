import type { Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/**
 * What is computed of a track after its save: the findings beside it, and what it scores under each rule set, for the list
 * and the statistics. Tracks without a version of their findings are to be computed. Pilots choose their home league.
 */
export function findingsMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('tracks').addColumn('findings', 'text').execute();
      await db.schema
        .alterTable('tracks')
        .addColumn('findings_version', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      const byFindings = db.schema.createIndex('tracks_by_findings').on('tracks');
      await byFindings.columns(['pilot_id', 'findings_version']).execute();
      await db.schema
        .alterTable('pilots')
        .addColumn('home_league', 'text', (column) => column.notNull().defaultTo('xcontest'))
        .execute();
      await dialect
        .clustered(db.schema.createTable('scores'))
        .addColumn('pilot_id', 'bigint', (column) => column.notNull())
        .addColumn('flight_id', 'bigint', (column) => column.notNull())
        .addColumn('rule_set', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('distance_m', 'integer', (column) => column.notNull())
        .addColumn('points', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('score_key', ['pilot_id', 'flight_id', 'rule_set'])
        .addForeignKeyConstraint('score_track', ['pilot_id', 'flight_id'], 'tracks', ['pilot_id', 'flight_id'], (key) =>
          key.onDelete('cascade'),
        )
        .execute();
    },
  };
}
