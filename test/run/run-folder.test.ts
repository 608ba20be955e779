import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

/** A minimal test run: starts PostgreSQL, reports its folder and port, and keeps running. */
const RUN = `
  import { setup } from '${join(import.meta.dirname, 'postgres-server.ts')}';
  await setup({ provide: (_, url) => process.send({ folder: process.env.TMPDIR, port: Number(new URL(url).port) }) });
`;

describe('a test run', () => {
  let run: ChildProcess | undefined;
  afterEach(() => {
    run?.kill('SIGKILL');
  });

  it('leaves neither a database nor files behind, even when it is killed', async () => {
    run = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', RUN], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const { folder, port } = await new Promise<{ folder: string; port: number }>((resolve, reject) => {
      run?.once('message', (message: { folder: string; port: number }) => resolve(message));
      run?.once('exit', (code) => reject(new Error(`The run ended with code ${code}`)));
    });
    expect([existsSync(folder), await isListening(port)]).toEqual([true, true]);

    process.kill(-(run.pid ?? 0), 'SIGKILL');
    await expect
      .poll(async () => [existsSync(folder), await isListening(port)], { timeout: 20_000 })
      .toEqual([false, false]);
  });
});

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
