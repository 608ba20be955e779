import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { freePort } from '../../run/free-port.ts';

/** Starts the browser tests' server as the runner does. */
const RUNNER = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['--import', 'tsx', 'test/e2e/run/server.ts'], { stdio: 'inherit' });
`;

test('the server of the browser tests ends with their runner, even when that is killed', async () => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: test.info().outputPath('data'), LOG_LEVEL: 'warn' };
  const runner = spawn(process.execPath, ['--input-type=module', '--eval', RUNNER], { stdio: 'ignore', env });
  const isServing = () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false);
  await expect.poll(isServing, { timeout: 30_000 }).toBe(true);

  runner.kill('SIGKILL');
  await expect.poll(isServing, { timeout: 20_000 }).toBe(false);
});
