import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#test/run/free-port';
import { patience } from '#test/run/patience';
import { ownUser, PROGRAMS } from './debian-programs.ts';

const execute = promisify(execFile);
const USER = 'wingbook';
const DATABASE = 'postgres';
const ROLE_FILE = join(import.meta.dirname, '../../../../deploy/postgresql-role.sql');

/** A PostgreSQL server of Debian, which may be killed and be followed by a standby. */
export interface PostgresNode {
  readonly port: number;
  /** The URL of its database. */
  readonly url: string;
  readonly query: (statement: string) => Promise<readonly Record<string, unknown>[]>;
  /** SIGKILL to all its processes at once. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts an empty server with the role of `deploy/postgresql-role.sql`, in a folder of its own. */
export async function startPrimary(folder: string): Promise<PostgresNode> {
  const data = join(folder, 'primary');
  await execute(PROGRAMS.initdb.path, ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C'], ownUser());
  const node = await startNode(data);
  await node.query(await readFile(ROLE_FILE, 'utf8'));
  return node;
}

/** Copies a primary and starts the copy as its standby; resolves when the primary waits for it at each commit. */
export async function startStandby(folder: string, primary: PostgresNode): Promise<PostgresNode> {
  const data = join(folder, 'standby');
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', USER];
  await execute(PROGRAMS.pg_basebackup.path, [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast'], ownUser());
  const standby = await startNode(data);
  await primary.query("alter system set synchronous_standby_names = '*'");
  await primary.query('select pg_reload_conf()');
  const isLate = patience('a standby that is synchronous');
  for (;;) {
    isLate();
    const [state] = await primary.query(
      "select count(*)::int as count from pg_stat_replication where sync_state = 'sync'",
    );
    if (state?.count === 1) return standby;
    await setTimeout(100);
  }
}

async function startNode(data: string): Promise<PostgresNode> {
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: data };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(PROGRAMS.postgres.path, ['-D', data, ...flags], { stdio: 'ignore', ...ownUser() });
  const url = `postgres://${USER}@127.0.0.1:${port}/${DATABASE}`;
  await untilReady(url, server);
  return {
    port,
    url,
    query: (statement) => queried(url, statement),
    kill: () => killAll(data, server),
    stop: () => stopped(server),
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const isLate = patience('PostgreSQL');
  for (;;) {
    isLate();
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
    const isReady = await queried(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await setTimeout(100);
  }
}

async function queried(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // The server may be killed meanwhile; the query rejects then.
  await client.connect();
  try {
    return (await client.query(statement)).rows ?? [];
  } finally {
    await client.end();
  }
}

async function killAll(data: string, server: ChildProcess): Promise<void> {
  const [id = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${id}/task/${id}/children`, 'utf8');
  const ended = once(server, 'exit');
  for (const child of [id, ...children.trim().split(' ')].map(Number)) process.kill(child, 'SIGKILL');
  await ended;
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT'); // PostgreSQL's fast shutdown.
  await ended;
}
