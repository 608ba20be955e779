import pg from 'pg';
import type { DatabaseAddress } from '#server/db/database';
import type { Db } from '#server/db/schema';
import { Sqlite } from '#server/db/sqlite/sqlite';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';
import { type LogbookSize, makeLogbook } from '../../scripts/bench/setup/logbooks.ts';

/** The pilot that the others are copies of. */
export const ORIGINAL = 'original@example.org';

/** Tables of a pilot's logbook, each after those that it refers to, with what orders its rows. */
const TABLES = {
  sites: 'id',
  gliders: 'id',
  flights: 'id',
  track_files: 'sha256',
  tracks: 'flight_id',
  scores: 'flight_id',
};
const OWN_COLUMNS = ['id', 'email', 'email_key'];

/** Returns the email of a copy, which are counted from 1. */
export function emailOfCopy(number: number): string {
  return `copy-${number}@example.org`;
}

/**
 * Makes a pilot with a logbook like the demo's, and copies of it for other pilots, by SQL. The rows of all pilots are mixed as if
 * they had flown at the same time: one pilot's rows are neighbours only where the database keeps them together.
 */
export async function makeManyPilots(database: TestDatabase, copies: number, size: LogbookSize): Promise<void> {
  const { context, close } = await createTestContext(database);
  const pilotId = await makeLogbook(context, ORIGINAL, size);
  const statements = copies === 0 ? [] : await copyStatements(context.db, pilotId, copies);
  await close();
  await runAll(database.address, statements);
}

async function copyStatements(db: Db, pilotId: number, copies: number): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  const columnsOf = (table: string, without: readonly string[]): readonly string[] =>
    (tables.find(({ name }) => name === table)?.columns ?? [])
      .map(({ name }) => name)
      .filter((name) => !without.includes(name));
  const ofPilots = columnsOf('pilots', OWN_COLUMNS).join(', ');
  const pilots = `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${copies})
    insert into pilots (email, email_key, ${ofPilots})
    select 'copy-' || i || '@example.org', 'copy-' || i || '@example.org', ${ofPilots}
    from pilots cross join numbers where pilots.id = ${pilotId}`;
  const rows = Object.entries(TABLES).map(([table, order]) => {
    const columns = columnsOf(table, ['pilot_id']);
    return `insert into ${table} (pilot_id, ${columns.join(', ')})
      select pilots.id, ${columns.map((column) => `original.${column}`).join(', ')}
      from ${table} as original cross join pilots
      where original.pilot_id = ${pilotId} and pilots.id <> ${pilotId} order by original.${order}, pilots.id`;
  });
  const ofSessions = columnsOf('sessions', ['token_hash', 'pilot_id']).map((column) => `, original.${column}`);
  const sessions = `insert into sessions (token_hash, pilot_id, ${columnsOf('sessions', ['token_hash', 'pilot_id']).join(', ')})
    select original.token_hash || pilots.id, pilots.id${ofSessions.join('')}
    from sessions as original cross join pilots
    where original.pilot_id = ${pilotId} and pilots.id <> ${pilotId}`;
  return [pilots, sessions, ...rows];
}

/** Foreign keys are right by themselves: checking each of a million would take most of the time. */
async function runAll(address: DatabaseAddress, statements: readonly string[]): Promise<void> {
  if (address.kind === 'sqlite') {
    const connection = new Sqlite(address.file);
    connection.exec('pragma foreign_keys = OFF');
    connection.exec('pragma cache_size = -400000');
    connection.exec('begin');
    for (const statement of statements) connection.exec(statement);
    connection.exec('commit');
    connection.close();
    return;
  }
  const client = new pg.Client({ connectionString: address.url });
  await client.connect();
  await client.query("set session_replication_role = 'replica'");
  for (const statement of statements) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
}
