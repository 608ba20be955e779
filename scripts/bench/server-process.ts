import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Messages of that process. */
type FromServer = { readonly port: number } | Usage;

/** What the process has used so far. */
interface Usage {
  readonly peakMemoryBytes: number;
  readonly cpuMs: number;
}

/** A server in a process of its own, on a data folder of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly dataFolder: string;
  /** Most memory the process has held so far, in bytes. */
  readonly peakMemory: () => Promise<number>;
  /** How long the process has computed so far, in milliseconds. */
  readonly cpuTime: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const PROGRAM = join(import.meta.dirname, 'bench-server.mjs');

/** A new folder for a bench's data. */
export function newDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wingbook-bench-'));
}

/** Starts the built server on a data folder, which goes when it closes. */
export async function startServerProcess(dataFolder: string): Promise<ServerProcess> {
  const env = { ...process.env, DATA_DIR: dataFolder, LOG_LEVEL: 'error', BASE_URL: 'http://localhost:3000' };
  const child = fork(PROGRAM, { execArgv: [], env });
  const started = await heard(child);
  if (!('port' in started)) throw new Error('The server did not say its port');
  const usage = async (): Promise<Usage> => {
    child.send('usage');
    const message = await heard(child);
    if (!('cpuMs' in message)) throw new Error('The server did not say what it has used');
    return message;
  };
  return {
    url: `http://127.0.0.1:${started.port}`,
    dataFolder,
    peakMemory: async () => (await usage()).peakMemoryBytes,
    cpuTime: async () => (await usage()).cpuMs,
    close: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(dataFolder, { recursive: true });
    },
  };
}

async function heard(child: ChildProcess): Promise<FromServer> {
  const [message] = await once(child, 'message');
  return message;
}
