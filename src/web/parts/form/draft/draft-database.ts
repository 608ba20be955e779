import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { type AnyDraft, DRAFT_ROW, type DraftFile, type DraftFileRow, type DraftRow, FILE_ROW } from './draft.ts';

const NAME = 'drafts';
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
/** Sorts after every character of a key. */
const LAST = '\uffff';

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: DraftRow; indexes: { keptAt: number } };
  files: { key: string; value: DraftFileRow };
}

/** What to write under a key: null removes it; an omitted file stays as it is stored. */
export interface DraftChange {
  readonly key: string;
  readonly draft: AnyDraft | null;
  readonly file?: DraftFile | null;
}

/** The drafts in IndexedDB. Every method rejects where it is not available, as in some private windows. */
export class DraftDatabase {
  #db: Promise<IDBPDatabase<DraftSchema>> | null = null;

  /** Opens the database, so that a first change is written at once: the page may be closed right after it. */
  async open(): Promise<void> {
    await this.#opened();
  }

  /** Returns the valid drafts whose key starts with the prefix. */
  async load(prefix: string): Promise<ReadonlyMap<string, AnyDraft>> {
    const db = await this.#opened();
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    const [rows, files] = await Promise.all([db.getAll('drafts', range), db.getAll('files', range)]);
    return draftsIn(rows, files);
  }

  /** Removes drafts older than a week, of any tab. */
  async sweep(): Promise<void> {
    const tx = (await this.#opened()).transaction(['drafts', 'files'], 'readwrite');
    const [drafts, files] = [tx.objectStore('drafts'), tx.objectStore('files')];
    const keys = await drafts.index('keptAt').getAllKeys(IDBKeyRange.upperBound(Date.now() - MAX_AGE_MS));
    await Promise.all([...keys.flatMap((key) => [drafts.delete(key), files.delete(key)]), tx.done]);
  }

  /** Writes all changes in one transaction. */
  async write(changes: readonly DraftChange[]): Promise<void> {
    const tx = (await this.#opened()).transaction(['drafts', 'files'], 'readwrite');
    const [drafts, files] = [tx.objectStore('drafts'), tx.objectStore('files')];
    const requests = changes.flatMap(({ key, draft, file }) => [
      draft ? drafts.put(rowOf(key, draft)) : drafts.delete(key),
      ...(file ? [files.put({ key, ...file })] : []),
      ...(file === null || !draft ? [files.delete(key)] : []),
    ]);
    tx.commit(); // Without waiting for the requests: the page may be closing.
    await Promise.all([...requests, tx.done]);
  }

  /** Removes the drafts of all tabs. */
  async clear(): Promise<void> {
    const tx = (await this.#opened()).transaction(['drafts', 'files'], 'readwrite');
    await Promise.all([tx.objectStore('drafts').clear(), tx.objectStore('files').clear(), tx.done]);
  }

  #opened(): Promise<IDBPDatabase<DraftSchema>> {
    this.#db ??= this.#connect().catch((cause: unknown) => {
      this.#db = null; // It may work again, as where the disk was full: the next change tries it.
      throw new Error('The storage of drafts cannot be opened', { cause });
    });
    return this.#db;
  }

  /** Also rejects where the browser throws at once, as where it keeps the page from storing anything. */
  async #connect(): Promise<IDBPDatabase<DraftSchema>> {
    return await openDB<DraftSchema>(NAME, 1, {
      upgrade: (db) => {
        db.createObjectStore('drafts', { keyPath: 'key' }).createIndex('keptAt', 'keptAt');
        db.createObjectStore('files', { keyPath: 'key' });
      },
      // By the browser, as on a phone where the page was in the background: the next change opens it again.
      terminated: () => {
        this.#db = null;
      },
    });
  }
}

function rowOf(key: string, { extra, file: _, ...draft }: AnyDraft): DraftRow {
  return { ...draft, key, keptAt: Date.now(), beside: extra };
}

function draftOf({ key: _, keptAt: _when, beside, ...draft }: DraftRow, file: DraftFile | null): AnyDraft {
  return { ...draft, extra: beside, file };
}

/** Returns the valid rows: some may come from another version of this page. */
function draftsIn(rows: readonly unknown[], files: readonly unknown[]): ReadonlyMap<string, AnyDraft> {
  const fileOf = new Map(files.filter((row) => v.is(FILE_ROW, row)).map(({ key, ...file }) => [key, file]));
  const drafts = rows.filter((row) => v.is(DRAFT_ROW, row));
  return new Map(drafts.map((row) => [row.key, draftOf(row, fileOf.get(row.key) ?? null)]));
}
