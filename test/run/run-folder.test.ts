import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

/** A minimal test run: starts PostgreSQL, reports its folder and port, and keeps running. */
const RUN = `
  import { setup } from '${join(import.meta.dirname, 'postgres-server.ts')}';
  await setup({ provide: (_, url) => process.send({ folder: process.env.TMPDIR, port: Number(new URL(url).port) }) });
`;

/** A minimal run of proofs: starts two programs with their process ids in files, one of which does not name the run's folder. */
const PROOFS = `
  import { spawn } from 'node:child_process';
  import { mkdir, writeFile } from 'node:fs/promises';
  import { makeRunFolder } from '${join(import.meta.dirname, 'run-folder.ts')}';
  const { path } = await makeRunFolder();
  const own = path + '/wingbook-cluster-1/own';
  await mkdir(own, { recursive: true });
  const start = (name) => spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)', name], { stdio: 'ignore' });
  const [ours, another] = [start(own + '/haproxy.cfg'), start('another')];
  await writeFile(own + '/haproxy.pid', ours.pid + '\\n');
  await writeFile(own + '/pgbouncer.pid', another.pid + '\\n');
  process.send({ folder: path, ours: ours.pid, another: another.pid });
`;

let run: ChildProcess | undefined;
afterEach(() => {
  run?.kill('SIGKILL');
});

/** Starts a run in a process of its own. Returns what it reports. */
function reportOf<Report>(program: string): Promise<Report> {
  const started = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', program],
    {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  run = started;
  return new Promise((resolve, reject) => {
    started.once('message', (message: Report) => resolve(message));
    started.once('exit', (code) => reject(new Error(`The run ended with code ${code}`)));
  });
}

it('a test run leaves neither a database nor files behind, even when it is killed', async () => {
  const { folder, port } = await reportOf<{ folder: string; port: number }>(RUN);
  expect([existsSync(folder), await isListening(port)]).toEqual([true, true]);

  process.kill(-(run?.pid ?? 0), 'SIGKILL');
  await expect
    .poll(async () => [existsSync(folder), await isListening(port)], { timeout: 20_000 })
    .toEqual([false, false]);
});

it('programs of a run end when it is killed, and no other process that has the id of one that has ended', async () => {
  const { folder, ours, another } = await reportOf<{ folder: string; ours: number; another: number }>(PROOFS);
  try {
    run?.kill('SIGKILL');
    await expect.poll(() => [existsSync(folder), isRunning(ours)], { timeout: 20_000 }).toEqual([false, false]);
    expect(isRunning(another)).toBe(true);
  } finally {
    process.kill(another, 'SIGKILL');
  }
});

/** Whether a process is there, and no zombie that nobody waits for. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

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
