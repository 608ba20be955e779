import { expect, it } from 'vitest';
import { runFuzz } from '#test/fuzz/run-fuzz';
import { runInProcesses } from './run-batches.ts';

const NO_TIME_MS = 1;

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
