import { type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { type FileRow, OLD_DRAFT_ROW, OLD_FILE_ROW, type OldDraftRow } from './draft.ts';

/** The database in which version 1.1.0 stores drafts, which may be open in another tab, and come back: it stays. */
const NAME = 'drafts';
/** Sorts after every character of a key. */
const LAST = '\uffff';

/** A draft of version 1.1.0. */
export interface OldDraft {
  readonly row: OldDraftRow;
  readonly file: FileRow | null;
}

/** Which drafts of version 1.1.0: all stored before a time in Unix milliseconds, or those of a form. */
type OldDrafts = { readonly before: number } | { readonly keys: readonly string[] } | 'all';

/** Returns the valid drafts of version 1.1.0 whose keys begin so. Rejects when they cannot be read. */
export async function readOldDrafts(prefix: string): Promise<readonly OldDraft[]> {
  const range = IDBKeyRange.bound(prefix, prefix + LAST);
  const [rows, files] = (await onOldDatabase((db) =>
    Promise.all([db.getAll('drafts', range), db.getAll('files', range)]),
  )) ?? [[], []];
  const fileOf = new Map(
    files
      .filter((row) => v.is(OLD_FILE_ROW, row))
      .map(({ key, ...file }): [string, FileRow] => [key, { v: 1, ...file }]),
  );
  return rows.filter((row) => v.is(OLD_DRAFT_ROW, row)).map((row) => ({ row, file: fileOf.get(row.key) ?? null }));
}

/** Removes drafts of version 1.1.0. Rejects when that fails. */
export async function removeOldDrafts(which: OldDrafts): Promise<void> {
  await onOldDatabase(async (db) => {
    const tx = db.transaction(['drafts', 'files'], 'readwrite');
    const [drafts, files] = [tx.objectStore('drafts'), tx.objectStore('files')];
    if (which === 'all') await Promise.all([drafts.clear(), files.clear()]);
    else {
      const keys =
        'keys' in which ? which.keys : await drafts.index('keptAt').getAllKeys(IDBKeyRange.upperBound(which.before));
      await Promise.all(keys.flatMap((key) => [drafts.delete(key), files.delete(key)]));
    }
    await tx.done;
  });
}

/** Runs a task on the old database; null when there is none, which is not created. */
async function onOldDatabase<Result>(use: (db: IDBPDatabase) => Promise<Result>): Promise<Result | null> {
  const found = { isOld: true };
  const opening = openDB(NAME, undefined, {
    upgrade: (_, _version, _next, transaction) => {
      found.isOld = false;
      transaction.done.catch(() => undefined); // Opening is rejected, too.
      transaction.abort();
    },
  });
  try {
    const db = await opening;
    try {
      return await use(db);
    } finally {
      db.close(); // A tab of version 1.1.0 may want to write.
    }
  } catch (error) {
    if (!found.isOld) return null;
    throw error;
  }
}
