import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { inTime } from './in-time.ts';

/** Name and version are permanent: two versions of the app may be open at once. A new kind of row is a new prefix of its keys. */
const NAME = 'wingbook';
const VERSION = 1;
const STORES = ['logbook', 'queue', 'files', 'tracks', 'ids', 'inbox'] as const;

/** A store of the database. Keys are texts that begin with the pilot's id and a slash; those of `inbox` are random. */
export type StoreName = (typeof STORES)[number];

/** The key of the row in `logbook` that says whose logbook is stored here. */
export const OWNER_KEY = 'owner';

/**
 * The store of drafts of forms: of those that version 1.1.0 knows the only one in which it neither counts nor sends rows of other kinds,
 * and which it empties at a logout.
 */
export const DRAFT_STORE: StoreName = 'tracks';

/** In some browsers opening it never settles. */
const OPENING_TIMEOUT_MS = 5_000;
/** Sorts after every character of a key. */
const LAST = '\uffff';

/** A row with its key. Whoever reads it parses it: another version of the app may have written it. */
export interface StoredRow {
  readonly key: string;
  readonly row: unknown;
}

/** Reads of one transaction. */
export interface StoredReads {
  /** Undefined when there is none. */
  readonly get: (store: StoreName, key: string) => Promise<unknown>;
  /** Whether a row is there, without reading it. */
  readonly has: (store: StoreName, key: string) => Promise<boolean>;
  /** The keys that begin with a prefix, in their order. */
  readonly keys: (store: StoreName, prefix: string) => Promise<readonly string[]>;
  /** The rows whose keys begin with a prefix, in the order of their keys. */
  readonly rows: (store: StoreName, prefix: string) => Promise<readonly StoredRow[]>;
}

/** Reads and writes of one transaction. Writes are not waited for: where one fails, the transaction does. */
export interface StoredWrites extends StoredReads {
  readonly put: (store: StoreName, key: string, row: unknown) => void;
  readonly remove: (store: StoreName, key: string) => void;
  /** Removes the rows whose keys begin with a prefix: all for an empty one. */
  readonly removeAll: (store: StoreName, prefix: string) => void;
}

/** Reads in one transaction. Rejects when the browser stores nothing for this page, or without a secure connection. */
export async function readStored<Result>(
  stores: readonly StoreName[],
  work: (reads: StoredReads) => Promise<Result>,
): Promise<Result> {
  refuseInsecure();
  return read(stores, work);
}

/** Like {@link readStored}, for the drafts of forms: typed input is kept without a secure connection, too. */
export function readDraftRows<Result>(work: (reads: StoredReads) => Promise<Result>): Promise<Result> {
  return read([DRAFT_STORE], work);
}

function read<Result>(stores: readonly StoreName[], work: (reads: StoredReads) => Promise<Result>): Promise<Result> {
  return onLiveConnection(async (database) => {
    const transaction = database.transaction(stores, 'readonly');
    const result = await workIn(transaction, () => work(readsOf(transaction)));
    await transaction.done;
    return result;
  });
}

/**
 * Writes in one transaction, whole or not at all; resolves once it is stored. A `strict` one outlives a loss of power; a `relaxed`
 * one may be lost with it, whole. `work` awaits nothing but the transaction's own reads, and may be called twice: a connection
 * that the browser has dropped is opened anew, once. Rejects when nothing was stored.
 */
export async function writeStored<Result>(
  durability: 'strict' | 'relaxed',
  stores: readonly StoreName[],
  work: (writes: StoredWrites) => Promise<Result>,
): Promise<Result> {
  refuseInsecure();
  return write({ durability, stores }, work);
}

/** Like {@link writeStored}, for the drafts of forms, without a secure connection, too. */
export function writeDraftRows<Result>(work: (writes: StoredWrites) => Promise<Result>): Promise<Result> {
  return write({ durability: 'relaxed', stores: [DRAFT_STORE] }, work);
}

interface Access {
  readonly durability: 'strict' | 'relaxed';
  readonly stores: readonly StoreName[];
}

function write<Result>(
  { durability, stores }: Access,
  work: (writes: StoredWrites) => Promise<Result>,
): Promise<Result> {
  return onLiveConnection(async (database) => {
    const transaction = database.transaction(stores, 'readwrite', { durability });
    const result = await workIn(transaction, () => work(writesOf(transaction)));
    transaction.commit(); // At once: a tab that is frozen within a transaction would hold up all others.
    await transaction.done;
    return result;
  });
}

type Database = IDBPDatabase<unknown>;
type Reading = IDBPTransaction<unknown, StoreName[], 'readonly' | 'readwrite'>;
type Writing = IDBPTransaction<unknown, StoreName[], 'readwrite'>;

async function workIn<Result>(transaction: Reading, work: () => Promise<Result>): Promise<Result> {
  transaction.done.catch(() => undefined); // It is awaited later, unless the work fails before.
  try {
    return await work();
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function abort(transaction: Reading): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!isNamed(error, ['InvalidStateError'])) throw error; // The browser has aborted it already.
  }
}

function readsOf(transaction: Reading): StoredReads {
  return {
    get: (store, key) => transaction.objectStore(store).get(key),
    has: async (store, key) => (await transaction.objectStore(store).count(key)) > 0,
    keys: async (store, prefix) =>
      (await transaction.objectStore(store).getAllKeys(beginningWith(prefix))).map((key) => String(key)),
    rows: async (store, prefix) => {
      const [opened, range] = [transaction.objectStore(store), beginningWith(prefix)];
      const [keys, rows] = await Promise.all([opened.getAllKeys(range), opened.getAll(range)]);
      return keys.map((key, index) => ({ key: String(key), row: rows[index] }));
    },
  };
}

function writesOf(transaction: Writing): StoredWrites {
  const unawaited = (request: Promise<unknown>): void => void request.catch(() => undefined);
  return {
    ...readsOf(transaction),
    put: (store, key, row) => unawaited(transaction.objectStore(store).put(row, key)),
    remove: (store, key) => unawaited(transaction.objectStore(store).delete(key)),
    removeAll: (store, prefix) => unawaited(transaction.objectStore(store).delete(beginningWith(prefix))),
  };
}

function beginningWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, prefix + LAST);
}

/** What browsers report of a connection that is gone: on iOS after the page was in the background, and after data was cleared. */
const DEAD_CONNECTION = ['InvalidStateError', 'UnknownError', 'AbortError'];

async function onLiveConnection<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
  const connecting = opened();
  try {
    return await use(await connecting);
  } catch (error) {
    if (!isNamed(error, DEAD_CONNECTION)) throw error;
    forget(connecting);
    return use(await opened());
  }
}

function isNamed(error: unknown, names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

let connection: Promise<Database> | null = null;

function opened(): Promise<Database> {
  if (connection) return connection;
  const opening: Promise<Database> = connect(() => forget(opening));
  connection = opening;
  opening.catch(() => forget(opening)); // It may work again, as where the disk was full: the next use tries it.
  return opening;
}

function forget(forgotten: Promise<Database>): void {
  if (connection !== forgotten) return;
  connection = null;
  forgotten.then(
    (database) => database.close(),
    () => undefined,
  );
}

/** Without HTTPS nothing of a logbook is stored: anybody on the line could change the script that reads it. */
function refuseInsecure(): void {
  if (!globalThis.isSecureContext) throw new Error('Nothing is stored without a secure connection.');
}

/** Opens the database. `onLost` is called when the browser has closed it. Rejects when nothing can be stored, or not in time. */
async function connect(onLost: () => void): Promise<Database> {
  const opening = openDB(NAME, VERSION, {
    upgrade: (database) => {
      for (const name of STORES) database.createObjectStore(name);
    },
    blocking: onLost, // The browser's tools delete it.
    terminated: onLost,
  });
  return inTime(opening, OPENING_TIMEOUT_MS);
}
