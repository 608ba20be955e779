import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startOwnPostgres } from '#test/databases/own-postgres';
import { createSqliteFile, newFolder, removeFolder, type TestDatabase } from '#test/databases/sqlite-file';
import { logged, type Proof, type ProofOptions } from '#test/proofs/proof';

type Part = (database: TestDatabase, name: 'SQLite' | 'PostgreSQL') => Promise<readonly Proof[]>;

/** Runs a part of a program on an SQLite file, then on a PostgreSQL database, and removes both. Logs what was proved on the first. */
export async function onEachDatabase(
  { postgresUrl, log }: Pick<ProofOptions, 'postgresUrl' | 'log'>,
  part: Part,
): Promise<readonly Proof[]> {
  const file = await createSqliteFile();
  const onFile = logged(await part(file, 'SQLite').finally(() => file.remove()), { log });
  return [...onFile, ...(await (postgresUrl === undefined ? onOwnServer(part) : onServer(postgresUrl, part)))];
}

async function onOwnServer(part: Part): Promise<readonly Proof[]> {
  const postgres = await startOwnPostgres();
  return part(postgres.database, 'PostgreSQL').finally(() => postgres.remove());
}

async function onServer(server: string, part: Part): Promise<readonly Proof[]> {
  const name = `proof_${randomUUID().replaceAll('-', '')}`;
  const folder = await newFolder();
  await run(server, `create database ${name}`);
  const database: TestDatabase = {
    address: { kind: 'postgresql', url: `${server}/${name}` },
    folder,
    remove: () => removeFolder(folder),
  };
  try {
    return await part(database, 'PostgreSQL');
  } finally {
    await run(server, `drop database ${name} with (force)`);
    await database.remove();
  }
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
