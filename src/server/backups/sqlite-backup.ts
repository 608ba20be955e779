import { existsSync, realpathSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { copyFile } from '../db/sqlite/copy-file.ts';
import { refuseLostFile } from '../db/sqlite/lost-file.ts';

/** Rows by table. */
export type Counts = Readonly<Record<string, number>>;

/** Writes the database as it stands at this moment to a file of SQLite, others writing or not, and reads it once. */
export function backUpSqlite(file: string, target: string): Counts {
  if (!existsSync(file)) throw new Error(`There is no database ${file}`);
  refuseLostFile(file);
  if (isSameFile(file, target)) throw new Error(`${target} is the database itself: name another file`);
  let counts: Counts = {};
  copyFile(file, target, (copy) => {
    counts = verifiedCounts(copy);
  });
  return counts;
}

/** A backup that took the place of an open database would take all that is written from then on with it. */
function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && realpathSync(one) === realpathSync(other);
}

/** Reads a whole backup and counts its rows. Throws when anything in it is damaged. */
export function verifiedCounts(file: string): Counts {
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
