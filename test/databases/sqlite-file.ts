import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '#server/db/database';

/** An empty database for one test. */
export interface TestDatabase {
  readonly address: DatabaseAddress;
  /** A temporary folder for the test. */
  readonly folder: string;
  /** Removes the database once all connections are closed. */
  readonly remove: () => Promise<void>;
}

/** Creates an SQLite file in a folder of its own. */
export async function createSqliteFile(): Promise<TestDatabase> {
  const folder = await newFolder();
  return {
    address: { kind: 'sqlite', file: join(folder, 'wingbook.sqlite') },
    folder,
    remove: () => removeFolder(folder),
  };
}

/** Creates a temporary folder. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wingbook-test-'));
}

/** Removes a folder with all its contents. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
