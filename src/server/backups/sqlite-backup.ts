import { existsSync, realpathSync } from 'node:fs';
import { Sqlite } from '#server/db/sqlite/better-sqlite3';
import { copyFile } from '../db/sqlite/copy-file.ts';
import { rejectLostFile } from '../db/sqlite/lost-file.ts';

/** Numbers of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

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
export function verifiedCounts(file: string): RowCounts {
  const database = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(`${file} is damaged: ${String(found)}`);
    const tables = database.prepare<[], string>("select name from sqlite_schema where type = 'table'").pluck().all();
    const count = (table: string) => database.prepare(`select count(*) from "${table}"`).pluck().get();
    return Object.fromEntries(tables.map((table) => [table, Number(count(table))]));
  } finally {
    database.close();
  }
}
