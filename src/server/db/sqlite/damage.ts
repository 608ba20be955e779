import { statSync } from 'node:fs';
import { Sqlite } from './better-sqlite3.ts';

/** A larger file would delay the start by seconds. */
const MAX_CHECKED_BYTES = 128 * 1_024 * 1_024;

/** Returns what is damaged in a database that is not too large to be checked at each start; null when nothing was found. */
export function findDamage(file: string): string | null {
  if (statSync(file).size > MAX_CHECKED_BYTES) return null;
  const database = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    const found = String(database.pragma('quick_check(1)', { simple: true }));
    return found === 'ok' ? null : found;
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError) || !error.code.startsWith('SQLITE_CORRUPT')) throw error;
    return error.message;
  } finally {
    database.close();
  }
}
