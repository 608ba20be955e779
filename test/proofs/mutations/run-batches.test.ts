import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runFuzz } from '#test/fuzz/run-fuzz';
import { runInProcesses } from './run-batches.ts';

const NO_TIME_MS = 1;
/** Has a track read in a process, then so many that it takes minutes, and reports when these are begun. */
const READING = `
  import { fork } from 'node:child_process';
  const child = fork('${join(import.meta.dirname, 'batch-process.ts')}', { execArgv: ['--import', 'tsx'] });
  child.send({ what: 'tracks', first: 0, count: 1 });
  child.once('message', () => {
    child.send({ what: 'tracks', first: 0, count: 100_000 });
    process.send('begun');
  });
`;

it('tracks are read in a process of their own as in this one', async () => {
  const { read } = runFuzz(0, 20, 10);
  const report = await runInProcesses({ what: 'tracks', first: 0, count: 20, log: () => undefined });
  expect(report).toEqual({ read, failures: [] });
});

it('a batch that does not end in time is ended and told with its seed, and the others are begun', async () => {
  const lines: string[] = [];
  const request = { what: 'tracks', first: 100, count: 50, log: (line: string) => lines.push(line) } as const;
  const { read, failures } = await runInProcesses(request, NO_TIME_MS);
  expect(read).toBe(0);
  expect(failures.toSorted()).toEqual(
    [100, 120, 140].map((seed) => `Not done within 1 ms: tracks from seed ${seed} on`),
  );
  expect(lines).toEqual(failures);
});

it('a batch that does not end is ended with the run, even when that is killed', async () => {
  const args = ['--input-type=module', '--eval', READING];
  const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  run.stdout?.resume();
  await once(run, 'message');
  run.kill('SIGKILL');
  // Both write into the same pipe: it is closed when both have ended.
  await once(run, 'close', { signal: AbortSignal.timeout(20_000) });
  expect(run.signalCode).toBe('SIGKILL');
});
