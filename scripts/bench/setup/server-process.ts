import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Messages of the server process. */
type FromServer = { readonly port: number } | Usage;

/** Resources used so far. */
interface Usage {
  readonly peakMemoryBytes: number;
  readonly cpuMs: number;
}

/** A server in a separate process with its own data folder. */
export interface ServerProcess {
  readonly url: string;
  readonly dataFolder: string;
  /** Returns the peak memory so far in bytes. */
  readonly peakMemory: () => Promise<number>;
  /** Returns the CPU time so far in milliseconds. */
  readonly cpuTime: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const PROGRAM = join(import.meta.dirname, '../../../.build/bench/bench-server.js');

/** Creates a temporary data folder. */
export function newDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'wingbook-bench-'));
}

/** Starts the built server on a data folder, which is removed when the server is closed. */
export async function startServerProcess(dataFolder: string): Promise<ServerProcess> {
  const env = {
    ...process.env,
    MAP_STYLE_URL: 'off',
    TERRAIN_URL: 'off',
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    BASE_URL: 'http://localhost:3000',
  };
  const child = fork(PROGRAM, { execArgv: [], env });
  const started = await nextMessage(child);
  if (!('port' in started)) throw new Error('The server did not send its port');
  const usage = async (): Promise<Usage> => {
    child.send('usage');
    const message = await nextMessage(child);
    if (!('cpuMs' in message)) throw new Error('The server did not send its usage');
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

async function nextMessage(child: ChildProcess): Promise<FromServer> {
  const [message] = await once(child, 'message');
  return message;
}
