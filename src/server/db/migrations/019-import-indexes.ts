import { type Migration, sql } from 'kysely';

/**
 * Indexes for imports into large logbooks: the flights that are like one to be added, the items of a run by their flights and
 * positions, those that an undo still has to look at, and how many there are by what became of them.
 */
export function importIndexesMigration(): Migration {
  return {
    up: async (db) => {
      await db.schema
        .createIndex('flights_alike')
        .on('flights')
        .columns(['pilot_id', 'date', 'time', 'airtime_min', 'max_altitude_m', 'site_id', 'glider_id', 'id'])
        .where(sql.ref('see'), '=', 1)
        .execute();
      const items = (name: string) => db.schema.createIndex(name).on('import_items');
      await items('import_items_by_item').columns(['pilot_id', 'run_id', 'data_type', 'item_id', 'outcome']).execute();
      await items('import_items_by_position').columns(['pilot_id', 'run_id', 'position']).execute();
      await items('import_items_to_undo')
        .columns(['pilot_id', 'run_id', 'data_type', 'position desc'])
        .where(sql.ref('outcome'), 'is', null)
        .where(sql.ref('effect'), '<>', 'unchanged')
        .execute();
      await items('import_items_by_outcome')
        .columns(['pilot_id', 'run_id', 'data_type', 'effect', 'outcome'])
        .execute();
    },
  };
}
