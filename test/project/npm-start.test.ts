import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INSTALL_STAMPS, installHash } from '../../scripts/install.mjs';
import { mustRun, ROOT, run } from '../../scripts/run.mjs';
import { freePort } from '../run/free-port.ts';

/** What of the repository a start needs. */
const FILES = [
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.server.config.ts',
];
const FOLDERS = ['scripts', 'src'];
/** What a build makes once and keeps: reused where it exists, as it takes seconds and its programs are loaded all the same. */
const MADE = ['.build/world', '.build/places'];
/** Installing, and building the pages in all languages. */
const TIMEOUT_MS = 300_000;
/** Longer than a server takes a second signal for the first one. */
const BUSY_NPM_MS = 2_000;
/** Longer than any time-out that could end the call. */
const LONG_CALL_MS = 6_000;

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

describe('npm start in a fresh clone', { timeout: TIMEOUT_MS }, () => {
  let folder: string;
  let port: number;
  let started: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wingbook-start-'));
    const paths = [...FILES, ...FOLDERS, ...MADE.filter((path) => existsSync(join(ROOT, path)))];
    for (const path of paths) await cp(join(ROOT, path), join(folder, path), { recursive: true });
    await linkPackages(folder);
    await writeFile(join(folder, INSTALL_STAMPS.run), installHash());
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  beforeEach(async () => {
    port = await freePort();
  });

  afterEach(() => {
    for (const child of started) if (child.pid !== undefined) endGroup(child.pid);
    started = [];
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

  it('builds and serves with the packages of the product alone, without those of the tests', async () => {
    await line(npmStart(), 'Wingbook is ready');
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
    const packages = ['vite', 'vitest'].map((name) => existsSync(join(folder, 'node_modules', name)));
    expect(packages).toEqual([true, false]);
  });

  it.each([
    ['SIGTERM to npm alone, as from a service manager', async (npm: number) => process.kill(npm, 'SIGTERM')],
    ['SIGINT to all processes, as from Ctrl+C, which a busy npm forwards late', interruptWithBusyNpm],
  ])('completes running calls after %s, then ends together with npm', async (_, end) => {
    const npm = npmStart();
    await line(npm, 'Wingbook is ready');
    const call = await longCall(port);

    const signalledAt = performance.now();
    await end(npm.pid ?? 0);
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

/** Links the packages that `npm ci --omit=dev` would install, each with those inside it; copies them to another disk. */
async function linkPackages(folder: string): Promise<void> {
  const { packages }: { readonly packages: Readonly<Record<string, { readonly dev?: boolean }>> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const paths = Object.keys(packages).filter(
    (path) => path.lastIndexOf('node_modules/') === 0 && packages[path]?.dev !== true && existsSync(join(ROOT, path)),
  );
  const args = ['--parents', 'node_modules/.bin', ...paths, folder];
  const { code } = await run('cp', ['-al', ...args], { quiet: true });
  if (code !== 0) await mustRun('cp', ['-a', ...args], { quiet: true });
}

/** Sends a Ctrl+C to npm and what it has started, with npm stopped for a while: then it forwards its own. */
async function interruptWithBusyNpm(npm: number): Promise<void> {
  process.kill(npm, 'SIGSTOP');
  process.kill(-npm, 'SIGINT');
  await wait(BUSY_NPM_MS);
  process.kill(npm, 'SIGCONT');
}

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
