import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { MIGRATED } from './migrated-database.ts';
import { onServer } from './on-server.ts';
import { createMigratedFile, createSqliteFile, newFolder, removeFolder, type TestDatabase } from './sqlite-file.ts';

/** A kind of database that the product supports. */
export interface TestDatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Creates a database with today's schema for a server. */
  readonly create: () => Promise<TestDatabase>;
  /** Creates a database without any table, for tests of what creates them. */
  readonly createEmpty: () => Promise<TestDatabase>;
}

export const SQLITE: TestDatabaseKind = {
  name: 'SQLite',
  create: () => createMigratedFile(inject('migratedFile')),
  createEmpty: createSqliteFile,
};

/** Every kind: `describe.each(DATABASES)('flights on $name', ({ create }) => …)`. */
export const DATABASES: readonly TestDatabaseKind[] = [
  SQLITE,
  {
    name: 'PostgreSQL',
    create: () => createPostgresqlDatabase(MIGRATED),
    createEmpty: () => createPostgresqlDatabase('template1'),
  },
];

/**
 * Creates a database on the PostgreSQL server of the test run, as a copy of another one. `file_copy` takes a third of the work of
 * PostgreSQL's default, `wal_log`.
 */
async function createPostgresqlDatabase(template: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
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
