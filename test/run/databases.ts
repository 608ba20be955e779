import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPostgres } from '../databases/embedded-postgres.ts';
import { createMigratedDatabase, createMigratedSqliteFile } from '../databases/migrated-database.ts';
import { makeRunFolder } from './run-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server of this run, without a database name. */
    readonly postgresUrl: string;
    /** An SQLite file with today's schema, to copy. */
    readonly migratedFile: string;
  }
}

/** Nothing in these databases outlives the run, so that nothing waits for the disk: removing a database then takes a third of the time. */
const NOT_DURABLE = ['-c', 'fsync=off'];

/** Starts one real PostgreSQL server for the whole test run, and creates what databases of tests are copied from. */
export async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const folder = await makeRunFolder();
  const { server, url, remove } = await createPostgres({ flags: NOT_DURABLE });
  await server.start();
  await createMigratedDatabase(url);
  provide('postgresUrl', url);
  const migratedFile = join(folder.path, 'migrated.sqlite');
  await createMigratedSqliteFile(migratedFile);
  provide('migratedFile', migratedFile);
  // Before the listener of embedded-postgres, which ends the process with code 0 whatever has failed.
  process.prependOnceListener('beforeExit', (code) => process.exit(code));
  return async () => {
    await server.stop();
    await remove();
    await folder.remove();
  };
}
