import pg from 'pg';

/** Runs an SQL statement on a PostgreSQL server, outside the databases of the tests. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
