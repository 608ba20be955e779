import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteFile, type TestDatabase } from '#test/databases/sqlite-file';
import { freePort } from '#test/run/free-port';

/** Starts a server on the database of the test, reports that it is ready, and keeps running. */
const RUN = `
  import { startServerProcess } from '${join(import.meta.dirname, 'server-process.ts')}';
  const { DATABASE, FREE_PORT } = process.env;
  await startServerProcess(JSON.parse(DATABASE), { port: Number(FREE_PORT) });
  process.send('ready');
`;

let database: TestDatabase;
beforeEach(async () => {
  database = await createSqliteFile();
});
afterEach(() => database.remove());

it('a server of a proof is ended with the run, even when that is killed', async () => {
  const env = { ...process.env, DATABASE: JSON.stringify(database), FREE_PORT: String(await freePort()) };
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', RUN];
  const run = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  run.stderr?.resume();
  await once(run, 'message');
  run.kill('SIGKILL');
  // Both write into the same pipe: it is closed when both have ended.
  await once(run, 'close', { signal: AbortSignal.timeout(20_000) });
  expect(run.signalCode).toBe('SIGKILL');
});
