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
  const times = await asked(new Array(100).fill(true), 600_000);
  expect(times.at(-1)).toBeGreaterThan(580_000);
  expect((times.at(-1) ?? 0) - (times.at(-2) ?? 0)).toBe(15_000);
});

it('asks again after a question that failed', async () => {
  expect(await asked([new Error('offline'), false], 60_000)).toEqual([1_000, 2_500]);
});

it('begins anew with the next thing that is pending', async () => {
  const poll = vi.fn(async () => undefined);
  const heard = pollWhilePending(poll);
  for (const isPending of [true, true, true, false, true]) heard(isPending);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(poll).toHaveBeenCalledOnce();
});

it('asks nothing while the page is hidden', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await asked([true, true], 600_000)).toEqual([]);
});
