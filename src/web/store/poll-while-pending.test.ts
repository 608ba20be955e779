// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollWhilePending } from './poll-while-pending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Polls a server that says each time whether something is pending; returns after how many milliseconds it was asked. */
async function asked(responses: readonly (boolean | Error)[], waitMs: number): Promise<readonly number[]> {
  const [start, times, left] = [Date.now(), [] as number[], [...responses]];
  const heard = pollWhilePending(async () => {
    times.push(Date.now() - start);
    const next = left.shift() ?? false;
    if (next instanceof Error) throw next;
    heard(next);
  });
  heard(true);
  await vi.advanceTimersByTimeAsync(waitMs);
  return times;
}

it('asks ever more rarely while something is pending, and no more once it is done', async () => {
  expect(await asked([true, true, false], 60_000)).toEqual([1_000, 2_500, 4_750]);
});

it('asks again after a question that failed', async () => {
  expect(await asked([new Error('offline'), false], 60_000)).toEqual([1_000, 2_500]);
});

it('gives up on a job that keeps failing after a quarter of an hour', async () => {
  const times = await asked(new Array(1_000).fill(true), 86_400_000);
  expect(times).toHaveLength(15);
  expect(times.at(-1)).toBeGreaterThan(800_000);
  expect(times.at(-1)).toBeLessThan(900_000);
});

it('begins anew with a load that was no question', async () => {
  const poll = vi.fn(async () => heard(true));
  const heard = pollWhilePending(poll);
  heard(true);
  await vi.advanceTimersByTimeAsync(86_400_000);
  const asked = poll.mock.calls.length;
  heard(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(poll.mock.calls).toHaveLength(asked + 1);
});

it('asks nothing while the page is hidden', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await asked([true, true], 600_000)).toEqual([]);
});
