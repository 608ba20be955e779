import type { Migration } from 'kysely';

/** Each save of a track sums the sizes of the pilot's tracks: with this index without reading the tracks. */
export function trackSizesMigration(): Migration {
  return {
    up: (db) => db.schema.createIndex('tracks_by_size').on('tracks').columns(['pilot_id', 'size_bytes']).execute(),
  };
}
