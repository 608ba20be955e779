import type { Migration } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** The range of a track's fixes is one of times, and Unix seconds exceed 32 bits in 2038. */
export function trackRangesMigration(dialect: Dialect): Migration {
  return {
    up: async (db) => {
      for (const column of ['range_from', 'range_to']) await dialect.widenInteger(db, { table: 'tracks', column });
    },
  };
}
