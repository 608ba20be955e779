import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createSqliteFile, newFolder, removeFolder, type TestDatabase } from './sqlite-file.ts';

/** A kind of database that the product supports. */
export interface TestDatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly create: () => Promise<TestDatabase>;
}

/** Every kind: `describe.each(DATABASES)('flights on $name', ({ create }) => …)`. */
export const DATABASES: readonly TestDatabaseKind[] = [
  { name: 'SQLite', create: createSqliteFile },
  { name: 'PostgreSQL', create: createPostgresqlDatabase },
];

/** Creates a database on the PostgreSQL server of the test run. */
async function createPostgresqlDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const folder = await newFolder();
  return {
    address: { kind: 'postgresql', url: `${server}/${name}` },
    folder,
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      await removeFolder(folder);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
