import type { Migration } from 'kysely';

/** What a pilot's tracks take up is summed with each one that is saved: by this index without reading the tracks. */
export function trackSizesMigration(): Migration {
  return {
    up: (db) => db.schema.createIndex('tracks_by_size').on('tracks').columns(['pilot_id', 'size_bytes']).execute(),
  };
}
