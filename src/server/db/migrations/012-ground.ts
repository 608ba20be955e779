import type { Migration } from 'kysely';

/** The heights of the ground below a flight, which a browser reads from terrain tiles: of the flight, for files are shared. */
export function groundMigration(): Migration {
  return { up: (db) => db.schema.alterTable('tracks').addColumn('ground', 'text').execute() };
}
