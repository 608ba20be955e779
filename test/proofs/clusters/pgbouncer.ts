import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#test/run/free-port';
import { patience } from '#test/run/patience';
import { startProgram } from './debian-programs.ts';

/** PgBouncer in transaction mode in front of a PostgreSQL server. */
export interface PgBouncer {
  /** The URL of the database through it. */
  readonly url: string;
  /** Has it connect to another server from now on, as an operator does: a changed file, and SIGHUP. */
  readonly pointTo: (port: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const READABLE = 0o644;

/** Starts it with the settings of `deploy/compose.postgresql.yaml`, but so few connections that all clients share them. */
export async function startPgBouncer(folder: string, port: number, poolSize: number): Promise<PgBouncer> {
  const listenPort = await freePort();
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const configure = (target: number): Promise<void> =>
    writeFile(
      file,
      `[databases]
postgres = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
server_login_retry = 1
ignore_startup_parameters = lock_timeout,statement_timeout,idle_in_transaction_session_timeout
`,
      { mode: READABLE },
    );
  await writeFile(users, '"wingbook" ""\n', { mode: READABLE });
  await configure(port);
  const pooler = await startProgram('pgbouncer', [file], folder);
  await untilOpen(listenPort);
  return {
    url: `postgres://wingbook@127.0.0.1:${listenPort}/postgres`,
    pointTo: async (target) => {
      await configure(target);
      pooler.kill('SIGHUP');
    },
    stop: async () => {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resolves once something listens on a port. */
export async function untilOpen(port: number): Promise<void> {
  const isLate = patience(`what listens on port ${port}`);
  for (;;) {
    isLate();
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
}
