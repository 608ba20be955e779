import type { Migration } from 'kysely';

/** What was climbed on foot before a flight, which the next analysis of its track finds; and the pilot's own rules of currency. */
export function hikesAndCurrencyMigration(): Migration {
  return {
    up: async (db) => {
      for (const column of ['hike_m', 'hike_min']) {
        await db.schema.alterTable('tracks').addColumn(column, 'integer').execute();
      }
      await db.schema
        .alterTable('pilots')
        .addColumn('currency_rules', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
    },
  };
}
