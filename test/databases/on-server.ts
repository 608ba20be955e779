import pg from 'pg';

/** The connection of this process to a server, by its URL: a new one for each statement would take longer than most statements. */
const connections = new Map<string, pg.Pool>();

/** Runs an SQL statement on a PostgreSQL server, outside the databases of the tests. */
export async function onServer(url: string, statement: string): Promise<void> {
  const connection = connections.get(url) ?? connectTo(url);
  await connection.query(statement);
}

function connectTo(url: string): pg.Pool {
  const connection = new pg.Pool({ connectionString: `${url}/postgres`, max: 1, allowExitOnIdle: true });
  // At the end of the run the server stops: that ends a connection that nobody uses.
  connection.on('error', () => connections.delete(url));
  connections.set(url, connection);
  return connection;
}
