import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { doneMigrations } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { syncToDisk } from '../db/sqlite/copy-file.ts';
import { BYTES, type DumpedRow, type DumpedTable, type DumpHeader } from './dump-format.ts';
import { readDump } from './dump-reader.ts';
import { tablesByReference } from './postgresql-tables.ts';
import type { RowCounts } from './sqlite-backup.ts';

/** Rows per read; few for tables with binary columns, whose rows may have megabytes. */
const PAGE_ROWS = 1_000;
const BINARY_PAGE_ROWS = 8;
/** Tracks are compressed already: a higher level takes longer and saves almost nothing. */
const GZIP_LEVEL = 1;

/**
 * Writes a consistent snapshot of a PostgreSQL database to a file, as JSON lines in gzip, and returns the number of rows
 * by table. The file gets its name once it is complete and verified.
 */
export async function dumpPostgresql(db: Db, target: string): Promise<RowCounts> {
  const part = `${target}.${process.pid}.part`;
  try {
    const counts = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => writeDump(snapshot, part));
    await verifyDump(part, counts);
    syncToDisk(part);
    await rename(part, target);
    return counts;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeDump(db: Db, file: string): Promise<RowCounts> {
  const tables = await tablesByReference(db);
  const counts: Record<string, number> = {};
  for (const { table } of tables) counts[table] = await countRows(db, table);
  await pipeline(
    Readable.from(dumpLines(db, tables, counts)),
    createGzip({ level: GZIP_LEVEL }),
    createWriteStream(file),
  );
  return counts;
}

async function* dumpLines(db: Db, tables: readonly DumpedTable[], counts: RowCounts): AsyncGenerator<string> {
  const header: DumpHeader = {
    format: 'wingbook-dump',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: [...(await doneMigrations(db))],
  };
  yield line(header);
  for (const table of tables) {
    yield line(table);
    for await (const rows of readPages(db, table)) yield rows.map(line).join('');
  }
  yield line({ end: counts });
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

async function* readPages(db: Db, { table, columns }: DumpedTable): AsyncGenerator<readonly DumpedRow[]> {
  const texts = columns.map(({ name, type }) =>
    type === BYTES ? sql`encode(${sql.ref(name)}, 'base64')` : sql`${sql.ref(name)}::text`,
  );
  const size = columns.some(({ type }) => type === BYTES) ? BINARY_PAGE_ROWS : PAGE_ROWS;
  await sql`declare dumped no scroll cursor for select array[${sql.join(texts)}] as row from ${sql.table(table)}`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<{ row: DumpedRow }>`fetch ${sql.lit(size)} from dumped`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close dumped`.execute(db);
}

/** Returns the number of rows of a table, as this transaction sees it. */
export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Reads a dump. Throws when it is damaged or truncated, or its numbers of rows differ from `counts`. */
async function verifyDump(file: string, counts: RowCounts): Promise<void> {
  const read: Record<string, number> = {};
  for await (const part of readDump(file)) {
    if (part.kind === 'table') read[part.table.table] = 0;
    if (part.kind === 'rows') read[part.table.table] = (read[part.table.table] ?? 0) + part.rows.length;
  }
  for (const [table, count] of Object.entries(counts)) {
    if (read[table] !== count) throw new Error(`The dump has ${read[table] ?? 0} of ${count} rows of ${table}`);
  }
}
