import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { patience } from '#test/run/patience';
import { createPostgres, type PostgresOptions } from './embedded-postgres.ts';
import { newFolder, removeFolder, type TestDatabase } from './sqlite-file.ts';

/** A PostgreSQL server for one test, which may kill or freeze it. Linux only: it reads process ids from `/proc`. */
export interface OwnPostgres {
  readonly database: TestDatabase;
  readonly start: () => Promise<void>;
  /** Starts it again until it can be connected to, where it has ended by itself. */
  readonly revive: () => Promise<void>;
  /** Closes all connections and stops, as `pg_ctl stop -m fast` does. */
  readonly stopFast: () => Promise<void>;
  /** SIGKILL to all its processes at once. */
  readonly killAll: () => Promise<void>;
  /** SIGSTOP to all its processes: connections stay open but get no response. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const POLL_MS = 10;

/** Starts a PostgreSQL server with an empty database. */
export async function startOwnPostgres(options: PostgresOptions = {}): Promise<OwnPostgres> {
  const { server, url, dataFolder, remove } = await createPostgres(options);
  const folder = await newFolder();
  await server.start();
  const processes = async () => {
    const [postmaster = ''] = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    return [postmaster, ...children.trim().split(' ')].map(Number);
  };
  const signal = async (name: NodeJS.Signals) => {
    for (const id of await processes()) process.kill(id, name);
  };
  const revive = async (): Promise<void> => {
    const isLate = patience('PostgreSQL');
    while (!(await isConnectable(`${url}/postgres`))) {
      const [postmaster] = await processes().catch(() => [0]);
      if (!existsSync(`/proc/${postmaster}`)) await server.start().catch(() => undefined);
      isLate();
      await setTimeout(POLL_MS);
    }
  };
  return {
    database: { address: { kind: 'postgresql', url: `${url}/postgres` }, folder, remove: () => removeFolder(folder) },
    start: () => server.start(),
    revive,
    stopFast: () => server.stop(),
    killAll: async () => {
      const ids = await processes();
      for (const id of ids) process.kill(id, 'SIGKILL');
      await Promise.all(ids.map(gone));
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    remove: async () => {
      await server.stop();
      await remove();
      await removeFolder(folder);
    },
  };
}

/** Resolves when a process has ended, or is a zombie that no parent waits for. */
async function gone(id: number): Promise<void> {
  for (;;) {
    const state = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => 'x) Z');
    if (/\) [ZX]/.test(state)) return;
    await setTimeout(POLL_MS);
  }
}

async function isConnectable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
