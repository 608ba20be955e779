import pg from 'pg';

/** A pool of one connection to each server, by its URL: connecting takes longer than most statements. */
const pools = new Map<string, pg.Pool>();

/** Runs an SQL statement on a PostgreSQL server, outside the databases of the tests. */
export async function onServer(url: string, statement: string): Promise<void> {
  const pool = pools.get(url) ?? createPool(url);
  await pool.query(statement);
}

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: `${url}/postgres`, max: 1, allowExitOnIdle: true });
  // A server that stops ends an idle connection, which would end the process without a listener. The next statement connects anew.
  pool.on('error', () => undefined);
  pools.set(url, pool);
  return pool;
}
