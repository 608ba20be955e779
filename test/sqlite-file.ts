import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '#server/db/database';

/** A database of a test's own, empty at first. */
export interface TestDatabase {
  readonly address: DatabaseAddress;
  /** A folder of the test's own. */
  readonly folder: string;
  /** Removes the database, when nobody uses it any more. */
  readonly remove: () => Promise<void>;
}

/** Makes a file of SQLite in a folder of its own. */
export async function createSqliteFile(): Promise<TestDatabase> {
  const folder = await newFolder();
  return {
    address: { kind: 'sqlite', file: join(folder, 'wingbook.sqlite') },
    folder,
    remove: () => removeFolder(folder),
  };
}

/** A new folder among the temporary ones. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wingbook-test-'));
}

/** Removes a folder with all that is in it. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
