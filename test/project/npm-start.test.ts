import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILD_STAMP, buildHash } from '../../scripts/build.mjs';
import { INSTALL_STAMPS, installHash } from '../../scripts/install.mjs';
import { freePort } from '../run/free-port.ts';
import { builtProgram } from '../servers/built-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = ['package.json', 'package-lock.json', 'vite.config.ts', 'vite.server.config.ts'];
const TIMEOUT_MS = 120_000;
/** Longer than any time-out that could end the call. */
const LONG_CALL_MS = 6_000;

/** The server as built for the tests, as a build of its own would take most of the test's time. */
const BUILT = `await import('${builtProgram('main')}');`;
describe('the scripts of package.json', () => {
  it('replace npm’s shell by exec, as the shell does not forward signals', () => {
    const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    const withoutExec = Object.entries(scripts).filter(
      ([, script]) => !script.split('&& ').at(-1)?.startsWith('exec '),
    );
    expect(withoutExec).toEqual([]);
  });
});

describe('npm start', { timeout: TIMEOUT_MS }, () => {
  let folder: string;
  let port: number;
  let started: ChildProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wingbook-start-'));
    port = await freePort();
    await cp(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
    for (const file of FILES) await cp(join(ROOT, file), join(folder, file));
    await symlink(join(ROOT, 'src'), join(folder, 'src'));
    await mkdir(join(folder, 'node_modules'));
    await writeFile(join(folder, INSTALL_STAMPS.run), installHash());
    await mkdir(join(folder, 'dist/server'), { recursive: true });
    await writeFile(join(folder, 'dist/server/main.js'), BUILT);
    await writeFile(join(folder, BUILD_STAMP), buildHash());
  });

  afterEach(async () => {
    for (const child of started) if (child.pid !== undefined) endGroup(child.pid);
    started = [];
    await rm(folder, { recursive: true, force: true });
  });

  function npmStart(settings: Readonly<Record<string, string>> = {}): ChildProcess {
    const child = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        PORT: String(port),
        LOG_LEVEL: 'silent',
        ...settings,
      },
    });
    started.push(child);
    return child;
  }

  const isServing = () => fetch(`http://127.0.0.1:${port}/api/data`).then(Boolean, () => false);

  it.each([
    ['SIGTERM to npm alone, as from a service manager', (npm: number) => process.kill(npm, 'SIGTERM')],
    ['SIGINT to all processes, as from Ctrl+C', (npm: number) => process.kill(-npm, 'SIGINT')],
  ])('completes running calls after %s, then ends together with npm', async (_, end) => {
    const npm = npmStart();
    await line(npm, 'Wingbook is ready');
    const call = await longCall(port);

    const signalledAt = performance.now();
    end(npm.pid ?? 0);
    await expect.poll(isServing, { timeout: LONG_CALL_MS }).toBe(false);
    await wait(Math.max(0, signalledAt + LONG_CALL_MS - performance.now()));
    expect(npm.exitCode ?? npm.signalCode).toBe(null);

    expect((await call.finish()).statusCode).toBe(403);
    expect(await ended(npm)).toBe(0);
    expect(call.isConnectionOpen()).toBe(false);
  });

  it('ends when npm is killed', async () => {
    const npm = npmStart();
    await line(npm, 'Wingbook is ready');
    npm.kill('SIGKILL');
    await expect.poll(isServing, { timeout: 10_000 }).toBe(false);
  });

  it('exits with the server’s exit code', async () => {
    expect(await ended(npmStart({ PORT: 'x' }))).toBe(1);
  });
});

/** Starts a call on a keep-alive connection and returns a function that sends the rest of its body. */
async function longCall(port: number) {
  const body = JSON.stringify({ email: 'ann@example.org', password: 'x' });
  // The server answers 'continue' once it has the head: one that stops may reset connections it has not accepted yet.
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const agent = new Agent({ keepAlive: true });
  const outgoing = request({ port, host: '127.0.0.1', path: '/api/login', method: 'POST', headers, agent });
  const response = new Promise<IncomingMessage>((resolve, reject) =>
    outgoing.on('response', resolve).on('error', reject),
  );
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  outgoing.write(body.slice(0, 5));
  return {
    finish: async () => {
      outgoing.end(body.slice(5));
      const received = await response;
      await received.resume().toArray();
      return received;
    },
    isConnectionOpen: () => Object.keys(agent.freeSockets).length > 0,
  };
}

/** Resolves when the process prints a text; rejects when it ends before. */
function line(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const onData = (data: Buffer) => {
      printed += data;
      if (printed.includes(words)) resolve();
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', () => reject(new Error(`It ended before it printed '${words}':\n${printed}`)));
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', (code) => resolve(code)))
    : Promise.resolve(child.exitCode);
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
