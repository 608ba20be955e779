import { statSync, writeFileSync } from 'node:fs';
import { sqliteCodeOf } from './errors.ts';
import { Sqlite } from './sqlite.ts';

/**
 * Throws when a database was used at this path before and is missing or empty now: otherwise a disk that is not mounted
 * or a file deleted by mistake would look like a new, empty logbook.
 */
export function rejectLostFile(file: string): void {
  if (sizeOf(file) > 0 || sizeOf(markerOf(file)) === 0) return;
  throw new Error(
    `The database ${file} was used here before and is missing or empty now. Bring it back (npm run restore -- BACKUP), or remove ${markerOf(file)} to start anew without any data`,
  );
}

/** Writes a marker file beside a database that is in use. */
export function markFileUsed(file: string): void {
  if (sizeOf(markerOf(file)) > 0) return;
  writeFileSync(
    markerOf(file),
    'The database beside this file is in use: where it is missing, Wingbook does not start a new one.\n',
  );
}

function markerOf(file: string): string {
  return `${file}.used`;
}

/** Returns the size in bytes; 0 for a missing file. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** A larger file would delay the start by seconds. */
const MAX_CHECKED_BYTES = 128 * 1_024 * 1_024;

/** Returns the damage found in a database that is small enough to be checked at each start; null without any. */
export function findDamage(file: string): string | null {
  if (statSync(file).size > MAX_CHECKED_BYTES) return null;
  const database = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    const found = database.prepare<{ quick_check: string }>('pragma quick_check(1)').get()?.quick_check ?? '';
    return found === 'ok' ? null : found;
  } catch (error) {
    if (!sqliteCodeOf(error)?.startsWith('SQLITE_CORRUPT')) throw error;
    return String(error);
  } finally {
    database.close();
  }
}

/** Throws while another program has a SQLite file open; also writes its whole write-ahead log into the file. */
export function rejectOpenFile(file: string): void {
  const database = new Sqlite(file, { timeout: 0, fileMustExist: true });
  try {
    database.exec('pragma journal_mode = delete'); // Needs exclusive access.
  } catch (cause) {
    if (sqliteCodeOf(cause)?.startsWith('SQLITE_BUSY')) {
      throw new Error(`Another program, a server perhaps, has ${file} open: stop it first`, { cause });
    }
    throw cause;
  } finally {
    database.close();
  }
}
