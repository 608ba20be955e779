import { sql } from 'kysely';
import { renewEpoch } from '#server/repositories/server/epoch';
import type { DatabaseAccess } from '../db/database.ts';
import { doneMigrations, migrateWithin, pendingOf } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { removeAllServers } from '../repositories/server/running-servers.ts';
import { BYTES, type DumpedRow, type DumpedTable, type DumpHeader } from './dump-format.ts';
import { type DumpPart, readDump } from './dump-reader.ts';
import { countRows } from './postgresql-dump.ts';
import { tablesByReference } from './postgresql-tables.ts';
import { rejectRunningServer } from './reject-running-server.ts';
import type { RowCounts } from './sqlite-backup.ts';

/** Parameters in one statement: PostgreSQL's own limit is 65,535. */
const MAX_PARAMETERS = 60_000;

/**
 * Restores a PostgreSQL database from a dump, in one transaction, with a new epoch; returns the number of rows by table.
 * Throws while a server uses it, and, without `replaces`, when it has pilots.
 */
export function restorePostgresql(
  { db, dialect }: DatabaseAccess,
  file: string,
  { replaces }: { readonly replaces: boolean },
): Promise<RowCounts> {
  return db.transaction().execute(async (transaction) => {
    await dialect.lockMigrations(transaction);
    await rejectRunningServer({ db: transaction, dialect });
    if (!replaces) await rejectPilots(transaction);
    await dropTables(transaction);
    const counts = await fill({ db: transaction, dialect }, file);
    await verifyCounts(transaction, counts);
    await migrateWithin(transaction, dialect);
    await renewEpoch(transaction);
    await removeAllServers(transaction); // Those of the backup.
    return counts;
  });
}

/**
 * Creates the tables of a dump and writes its rows; returns the numbers of rows that the dump states. Skips the tables
 * that other programs had in the dumped schema.
 */
async function fill(database: DatabaseAccess, file: string): Promise<RowCounts> {
  let own: ReadonlySet<string> = new Set();
  let counts: RowCounts = {};
  for await (const part of readDump(file)) {
    if (part.kind === 'header') own = await createTables(database, part.header);
    else if (part.kind === 'end')
      counts = Object.fromEntries(Object.entries(part.counts).filter(([name]) => own.has(name)));
    else if (own.has(part.table.table)) await write(database.db, part);
  }
  return counts;
}

function write(db: Db, part: Extract<DumpPart, { kind: 'table' | 'rows' }>): Promise<void> {
  return part.kind === 'table' ? prepareTable(db, part.table) : addRows(db, part.table, part.rows);
}

async function rejectPilots(db: Db): Promise<void> {
  if ((await doneMigrations(db)).length === 0 || (await countRows(db, 'pilots')) === 0) return;
  throw new Error('There are pilots in this database: add --replace to replace all that is there');
}

/** Drops all tables but those of extensions, when Wingbook's migrations have run in the schema; otherwise none. */
async function dropTables(db: Db): Promise<void> {
  if ((await doneMigrations(db)).length === 0) return;
  for (const { table } of await tablesByReference(db)) await db.schema.dropTable(table).cascade().execute();
  await db.schema.dropTable('kysely_migration').execute();
}

/** Creates the tables in the schema version of the dump; returns their names. */
async function createTables({ db, dialect }: DatabaseAccess, { migrations }: DumpHeader): Promise<ReadonlySet<string>> {
  pendingOf(dialect, migrations); // Throws for migrations of a newer version.
  const before = new Set((await tablesByReference(db)).map(({ table }) => table));
  await migrateWithin(db, dialect, migrations);
  return new Set((await tablesByReference(db)).map(({ table }) => table).filter((name) => !before.has(name)));
}

async function prepareTable(db: Db, { table, counter }: DumpedTable): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db); // Rows that a migration inserted.
  if (counter === null) return;
  const { column, last, isUsed } = counter;
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last}::bigint, ${isUsed}::boolean)`.execute(
    db,
  );
}

async function addRows(db: Db, { table, columns }: DumpedTable, rows: readonly DumpedRow[]): Promise<void> {
  const batchRows = Math.max(1, Math.floor(MAX_PARAMETERS / columns.length));
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += batchRows) {
    const values = rows
      .slice(start, start + batchRows)
      .map((row) => sql`(${sql.join(columns.map(({ type }, index) => parameterOf(type, row[index] ?? null)))})`);
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}

function parameterOf(type: string, text: string | null): string | Buffer | null {
  return type === BYTES && text !== null ? Buffer.from(text, 'base64') : text;
}

async function verifyCounts(db: Db, counts: RowCounts): Promise<void> {
  for (const [table, count] of Object.entries(counts)) {
    const found = await countRows(db, table);
    if (found !== count) throw new Error(`${found} of ${count} rows of ${table} were restored: nothing was changed`);
  }
}
