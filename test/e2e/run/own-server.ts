import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { freePort } from '../../run/free-port.ts';
import { NO_THIRD_PARTIES } from '../../run/no-third-parties.ts';

/** The server ends with this process, even when it is killed. */
const END_WITH_PARENT = import.meta.resolve('../../run/end-with-parent.mjs');

/** On a busy machine; a server that ends is not waited for. */
const START_TIMEOUT_MS = 120_000;

/** A Wingbook with settings of its own. */
export interface OwnServer {
  readonly url: string;
  /** Resolves once its process has ended. */
  readonly stop: () => Promise<void>;
  /** Runs a command of the operator on its data, as `npm run` does: `admin`, `backup` or, once it is stopped, `restore`. Rejects where that fails. */
  readonly run: (command: string, ...words: readonly string[]) => Promise<void>;
}

/** Starts the built Wingbook, or a build in a folder of its own, in a process of its own; its data is in `test-results`, in a folder of this name. */
export async function startOwnServer(
  folder: string,
  settings: Readonly<Record<string, string>>,
  built = '.',
): Promise<OwnServer> {
  const port = await freePort();
  const env = {
    ...process.env,
    ...NO_THIRD_PARTIES,
    PORT: String(port),
    DATA_DIR: `test-results/${folder}`,
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    ...settings,
  };
  const server = spawn(process.execPath, ['--import', END_WITH_PARENT, `${built}/dist/server/main.js`], {
    stdio: 'inherit',
    env,
  });
  const url = `http://localhost:${port}`;
  const answers = async (): Promise<boolean> => {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`);
    return fetch(url).then(Boolean, () => false);
  };
  await expect.poll(answers, { timeout: START_TIMEOUT_MS }).toBe(true);
  const run = async (command: string, ...words: readonly string[]): Promise<void> => {
    await promisify(execFile)(process.execPath, [`${built}/dist/server/${command}.js`, ...words], { env });
  };
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
  };
  return { url, stop, run };
}
