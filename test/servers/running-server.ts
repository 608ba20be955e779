import { afterAll, beforeAll } from 'vitest';
import { SQLITE, type TestDatabaseKind } from '../databases/databases.ts';
import type { TestDatabase } from '../databases/sqlite-file.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** Starts a server for all tests of this `describe`, on a database of its own. Returns a getter for it. */
export function runningServer(
  options: Omit<TestServerOptions, 'database'> = {},
  create: TestDatabaseKind['create'] = SQLITE.create,
): () => TestServer {
  let database: TestDatabase | undefined;
  let server: TestServer | undefined;
  beforeAll(async () => {
    database = await create();
    server = await startTestServer({ ...options, database });
  });
  afterAll(async () => {
    await server?.close();
    await database?.remove();
  });
  return () => {
    if (!server) throw new Error('The server is not running yet');
    return server;
  };
}
