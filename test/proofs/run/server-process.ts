import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { freePort } from '#test/run/free-port';
import { builtProgram } from '#test/servers/built-server';
import { openWire } from './wire.ts';

/** The built server in a process of its own. */
export interface ServerProcess {
  readonly pid: number;
  /** SIGKILL; resolves when the process has ended. */
  readonly kill: () => Promise<void>;
  /** Whether the process has ended, for whatever reason. */
  readonly hasEnded: () => boolean;
}

/** Where a server listens, and settings beside those of every proof. */
interface ServerProcessOptions {
  readonly port: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Options of Node, before the program. */
  readonly nodeOptions?: readonly string[];
}

const SETTINGS = {
  LOG_LEVEL: 'silent',
  DEMO: 'off',
  SITES_URL: 'off',
  GEOCODER_URL: 'off',
  ELEVATION_URL: 'off',
  MAX_WRITES_PER_MINUTE: '1000000',
};

/** The server ends with this process, even when it is killed. */
const END_WITH_PARENT = import.meta.resolve('../../run/end-with-parent.mjs');

/** A start that migrates a large database takes long on a busy machine. */
const READY_MS = 300_000;

/** Starts the built server on a database, and waits until it is ready. Throws when it ends before. */
export async function startServerProcess(
  { address, folder }: TestDatabase,
  { port, settings = {}, nodeOptions = [] }: ServerProcessOptions,
): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['--import', END_WITH_PARENT, ...nodeOptions, builtProgram('main')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...SETTINGS,
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: address.kind === 'postgresql' ? address.url : '',
      ...settings,
    },
  });
  const hasEnded = (): boolean => server.exitCode !== null || server.signalCode !== null;
  await Promise.race([
    once(server.stdout, 'data', { signal: AbortSignal.timeout(READY_MS) }),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with code ${code}`))),
  ]).catch((error: unknown) => {
    server.kill('SIGKILL');
    throw new Error('The server did not start', { cause: error });
  });
  return { pid: server.pid ?? 0, hasEnded, kill: () => killed(server, hasEnded) };
}

async function killed(server: ChildProcess, hasEnded: () => boolean): Promise<void> {
  if (hasEnded()) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

/** A server in a process of its own, and the wire to it: both can fail. */
export interface ServerBehindWire {
  /** Through the wire. */
  readonly url: string;
  /** Kills the server, and starts another on the same data. */
  readonly kill: () => Promise<void>;
  /** Cuts all connections, and lets none through for a while. */
  readonly cut: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the built server on a database, and a wire to it. */
export async function serverBehindWire(database: TestDatabase): Promise<ServerBehindWire> {
  const port = await freePort();
  let server = await startServerProcess(database, { port });
  const wire = await openWire(port);
  return {
    url: `http://127.0.0.1:${wire.port}`,
    kill: async () => {
      await server.kill();
      server = await startServerProcess(database, { port });
    },
    cut: wire.cut,
    close: async () => {
      wire.close();
      await server.kill();
    },
  };
}

/** Returns the memory that a process has in use, in megabytes. Linux only. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}
