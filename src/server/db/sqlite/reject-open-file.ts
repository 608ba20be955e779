import { Sqlite } from './better-sqlite3.ts';

/** Throws while another program has a SQLite file open; also writes its whole write-ahead log into the file. */
export function rejectOpenFile(file: string): void {
  const database = new Sqlite(file, { timeout: 0, fileMustExist: true });
  try {
    database.pragma('journal_mode = delete'); // Needs exclusive access.
  } catch (cause) {
    if (cause instanceof Sqlite.SqliteError && cause.code.startsWith('SQLITE_BUSY')) {
      throw new Error(`Another program, a server perhaps, has ${file} open: stop it first`, { cause });
    }
    throw cause;
  } finally {
    database.close();
  }
}
