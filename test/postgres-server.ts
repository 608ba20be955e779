import type { TestProject } from 'vitest/node';
import { createPostgres } from './embedded-postgres.ts';
import { makeRunFolder } from './run-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of this run, without a database. */
    readonly postgresUrl: string;
  }
}

/** Starts one real PostgreSQL server for a whole run of the tests. */
export async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const folder = await makeRunFolder();
  const { server, url, remove } = await createPostgres();
  await server.start();
  provide('postgresUrl', url);
  return async () => {
    await server.stop();
    await remove();
    await folder.remove();
  };
}
