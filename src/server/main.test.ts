import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#test/run/free-port';
import { builtProgram } from '#test/servers/built-server';

const END_WITH_PARENT = join(import.meta.dirname, '../../test/run/end-with-parent.mjs');
const START_TIMEOUT_MS = 120_000;

describe('the program', { timeout: START_TIMEOUT_MS }, () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wingbook-main-'));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('starts, prints its address last, serves, stores a secret, and ends on a signal', async () => {
    const port = await freePort();
    await mkdir(join(folder, 'data'), { mode: 0o755 });
    await writeFile(join(folder, '.env'), `PORT=${port}\nDATA_DIR=${join(folder, 'data')}\nLOG_LEVEL=silent\n`);
    const program = run({ cwd: folder });
    expect(await program.line).toBe(`Wingbook is ready: http://localhost:${port}`);
    expect((await fetch(`http://localhost:${port}/api/data`)).status).toBe(401);

    const secret = join(folder, 'data/secret');
    expect(await readFile(secret, 'utf8')).toMatch(/^[\w-]{43}$/);
    for (const file of await readdir(join(folder, 'data'))) {
      expect([file, statSync(join(folder, 'data', file)).mode & 0o777]).toEqual([file, 0o600]);
    }

    program.process.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, errors: '' });
  });

  it('names every wrong setting and does not start', async () => {
    const { ended } = run({ cwd: folder, env: { PORT: 'x', HOST: '0.0.0.0' } });
    expect(await ended).toEqual({
      code: 1,
      errors: [
        'Wingbook cannot start with these settings:',
        '  PORT must be a port from 1 to 65535',
        '  HOST 0.0.0.0 opens the server to other machines: set BASE_URL to the address they will use',
        '',
      ].join('\n'),
    });
  });

  it('does not start with an unknown name in .env, but ignores those in the environment', async () => {
    const own = await mkdtemp(join(folder, 'slip-'));
    await writeFile(join(own, '.env'), 'DATABSE_URL=postgres://a/b\n');
    expect(await run({ cwd: own, env: { DATABASE_URI: 'x' } }).ended).toEqual({
      code: 1,
      errors: [
        'Wingbook cannot start with these settings:',
        '  DATABSE_URL in .env is not a setting: docs/operating.md lists them all',
        '',
      ].join('\n'),
    });
  });

  it('reports a port in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { ended } = run({ cwd: folder, env: { PORT: String(port), DATA_DIR: join(folder, 'busy') } });
    const { code, errors } = await ended;
    other.close();
    expect(code).toBe(1);
    expect(errors).toContain(`Port ${port} of 127.0.0.1 is in use by another program: stop that one, or set PORT`);
  });

  it('reports an unusable data folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { code, errors } = await run({ cwd: folder, env: { DATA_DIR: file } }).ended;
    expect([code, errors]).toEqual([1, expect.stringContaining(`The data folder ${file} cannot be read and written`)]);
  });

  it('reports an unreachable database', async () => {
    const url = `postgres://nobody:hidden@127.0.0.1:${await freePort()}/none`;
    const { code, errors } = await run({ cwd: folder, env: { DATABASE_URL: url, DATA_DIR: join(folder, 'data') } })
      .ended;
    expect([code, errors]).toEqual([1, expect.stringContaining('The database cannot be reached')]);
    expect(errors).not.toContain('hidden');
  });
});

interface Program {
  readonly process: ChildProcess;
  /** Returns the first line that it prints. */
  readonly line: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly errors: string }>;
}

function run({ cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> }): Program {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, builtProgram('main')], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  return {
    process: child,
    line: new Promise((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim()))),
    ended: new Promise((resolve) => child.once('exit', (code) => resolve({ code, errors }))),
  };
}
