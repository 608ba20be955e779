import { copyFileSync, existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseAddress } from '#server/db/database';
import { rejectLostFile, rejectOpenFile } from '#server/db/sqlite/database-file';
import { sqliteCodeOf } from '#server/db/sqlite/errors';
import { Sqlite } from '#server/db/sqlite/sqlite';
import { renewEpoch } from '#server/repositories/epoch';
import { connect } from '../db/connect.ts';
import { SQLITE } from '../db/dialect.ts';
import { doneMigrations, migrate, pendingOf } from '../db/migrate.ts';
import { copyFile, syncToDisk } from '../db/sqlite/copy-file.ts';

/** Numbers of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** Returns the file of the database. Throws for PostgreSQL, whose own programs make and restore its backups. */
export function sqliteFileOf(database: DatabaseAddress): string {
  if (database.kind === 'sqlite') return database.file;
  throw new Error(
    "This command is for SQLite: PostgreSQL is backed up by pg_dump and restored by pg_restore and 'npm run new-epoch' (docs/operating.md, 'Backup')",
  );
}

/** Writes a consistent snapshot of the database to a SQLite file, verifies it, and returns its numbers of rows. */
export function backUpSqlite(file: string, target: string): RowCounts {
  if (!existsSync(file)) throw new Error(`There is no database ${file}`);
  rejectLostFile(file);
  if (isSameFile(file, target)) throw new Error(`${target} is the database itself: name another file`);
  let counts: RowCounts = {};
  copyFile(file, target, (copy) => {
    counts = verifiedCounts(copy);
  });
  return counts;
}

/** A backup that replaced the open database would lose all later writes. */
function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && realpathSync(one) === realpathSync(other);
}

/** Checks the integrity of a whole backup and returns its numbers of rows. Throws when it is damaged. */
function verifiedCounts(file: string): RowCounts {
  const database = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    const found = database.prepare<{ integrity_check: string }>('pragma integrity_check').get()?.integrity_check;
    if (found !== 'ok') throw new Error(`${file} is damaged: ${found}`);
    const tables = database.prepare<{ name: string }>("select name from sqlite_schema where type = 'table'").all();
    const count = (table: string) =>
      database.prepare<{ rows: number }>(`select count(*) as rows from "${table}"`).get();
    return Object.fromEntries(tables.map(({ name }) => [name, count(name)?.rows ?? 0]));
  } finally {
    database.close();
  }
}

/** The state of the path to which a backup is restored. */
type Existing = 'nothing' | 'no pilots' | 'pilots' | 'something unreadable';

/**
 * Replaces the database by a backup, with a new epoch, and returns its numbers of rows; the old file is kept beside it
 * under another name. Throws while a server uses it, and, without `replaces`, when it has pilots or cannot be read.
 */
export async function restoreSqlite(
  file: string,
  backup: string,
  { replaces }: { readonly replaces: boolean },
): Promise<RowCounts> {
  const counts = verifiedCounts(backup);
  const existing = inspect(file);
  if (!replaces && (existing === 'pilots' || existing === 'something unreadable')) {
    throw new Error(
      `There is ${existing === 'pilots' ? 'a database with pilots' : existing} in ${file}: add --replace to replace it`,
    );
  }
  const part = `${file}.${process.pid}.part`;
  try {
    copyWithLog(backup, part);
    await prepare(part);
    syncToDisk(part);
    if (existing !== 'nothing') renameSync(file, freeName(`${file}.before-restore`));
    for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
    renameSync(part, file);
    syncToDisk(dirname(file));
    return counts;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true });
  }
}

/** Returns an unused file name: a second restore must not overwrite the file that the first one kept. */
function freeName(name: string, number = 1): string {
  const numbered = number === 1 ? name : `${name}-${number}`;
  return existsSync(numbered) ? freeName(name, number + 1) : numbered;
}

/** A database that was copied by hand may have its latest writes in the write-ahead log beside it. */
function copyWithLog(backup: string, target: string): void {
  copyFileSync(backup, target);
  if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${target}-wal`);
}

/** Migrates the copy to the newest schema and begins a new epoch in it, all in the file itself: its log would stay behind. */
async function prepare(file: string): Promise<void> {
  const { db, dialect } = connect({ kind: 'sqlite', file }, { purpose: 'maintenance', onLost: () => undefined });
  try {
    const done = await doneMigrations(db);
    if (done.length === 0) throw new Error('The backup is no database of Wingbook');
    pendingOf(SQLITE, done);
    await migrate(db, dialect);
    await renewEpoch(db);
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode = delete`.execute(db);
    if (rows[0]?.journal_mode !== 'delete') throw new Error(`The log of ${file} cannot be written into it`);
  } finally {
    await db.destroy();
  }
}

/** Returns what exists at the path. Throws while another process has it open. */
function inspect(file: string): Existing {
  if (!existsSync(file)) return 'nothing';
  try {
    rejectOpenFile(file);
    const database = new Sqlite(file, { timeout: 0 });
    try {
      const hasTable = database.prepare("select 1 from sqlite_schema where name = 'pilots'").get();
      return hasTable && database.prepare('select 1 from pilots').get() ? 'pilots' : 'no pilots';
    } finally {
      database.close();
    }
  } catch (cause) {
    if (sqliteCodeOf(cause) !== null) return 'something unreadable';
    throw cause;
  }
}
