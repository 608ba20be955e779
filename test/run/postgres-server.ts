import type { TestProject } from 'vitest/node';
import { createPostgres } from '../databases/embedded-postgres.ts';
import { makeRunFolder } from './run-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server of this run, without a database name. */
    readonly postgresUrl: string;
  }
}

/** Starts one real PostgreSQL server for the whole test run. */
export async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const folder = await makeRunFolder();
  const { server, url, remove } = await createPostgres();
  await server.start();
  provide('postgresUrl', url);
  // Before the listener of embedded-postgres, which ends the process with code 0 whatever has failed.
  process.prependOnceListener('beforeExit', (code) => process.exit(code));
  return async () => {
    await server.stop();
    await remove();
    await folder.remove();
  };
}
