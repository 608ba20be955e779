import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startOwnPostgres } from '#test/databases/own-postgres';
import { freePort } from '#test/run/free-port';
import { builtProgram } from '#test/servers/built-server';

const TIMEOUT_MS = 120_000;
/** Ten seconds, and a reserve for a busy machine. */
const LIMIT_MS = 15_000;

it('ends on a signal although its database hangs', { timeout: TIMEOUT_MS }, async () => {
  const postgres = await startOwnPostgres();
  const { address, folder } = postgres.database;
  const port = await freePort();
  const server = spawn(process.execPath, [builtProgram('main')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: address.kind === 'postgresql' ? address.url : '',
      LOG_LEVEL: 'silent',
    },
  });
  try {
    await once(server.stdout, 'data');
    await fetch(`http://127.0.0.1:${port}/api/data`);
    await postgres.freeze();
    const call = fetch(`http://127.0.0.1:${port}/api/data`, { headers: { cookie: `session=${'x'.repeat(43)}` } });
    const outcome = call.then(
      ({ status }) => status,
      () => 'cut off',
    );
    const signalled = performance.now();
    server.kill('SIGTERM');
    await once(server, 'exit');
    expect(performance.now() - signalled).toBeLessThan(LIMIT_MS);
    expect([503, 'cut off']).toContain(await outcome);
  } finally {
    server.kill('SIGKILL');
    await postgres.thaw();
    await postgres.remove();
  }
});
