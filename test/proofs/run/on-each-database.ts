import { startOwnPostgres } from '#test/databases/own-postgres';
import { createSqliteFile, type TestDatabase } from '#test/databases/sqlite-file';
import type { Proof } from '#test/proofs/proof';

/** Runs a part of a program on an SQLite file, then on a PostgreSQL server of its own, and removes both. */
export async function onEachDatabase(
  work: (name: 'SQLite' | 'PostgreSQL', database: TestDatabase) => Promise<readonly Proof[]>,
): Promise<readonly Proof[]> {
  const file = await createSqliteFile();
  const onFile = await work('SQLite', file).finally(() => file.remove());
  const postgres = await startOwnPostgres();
  const onServer = await work('PostgreSQL', postgres.database).finally(() => postgres.remove());
  return [...onFile, ...onServer];
}
