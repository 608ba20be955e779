import { copyFile, mkdtemp, rm } from 'node:fs/promises';
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

interface SqliteTestDatabase extends TestDatabase {
  readonly address: Extract<DatabaseAddress, { kind: 'sqlite' }>;
}

/** Creates an SQLite file in a folder of its own. */
export async function createSqliteFile(): Promise<SqliteTestDatabase> {
  const folder = await newFolder();
  return {
    address: { kind: 'sqlite', file: join(folder, 'wingbook.sqlite') },
    folder,
    remove: () => removeFolder(folder),
  };
}

/** Creates an SQLite file as a copy of one that has today's schema. */
export async function createMigratedFile(migrated: string): Promise<TestDatabase> {
  const database = await createSqliteFile();
  await copyFile(migrated, database.address.file);
  return database;
}

/** Creates a temporary folder. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wingbook-test-'));
}

/** Removes a folder with all its contents. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
