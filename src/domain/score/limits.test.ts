import { expect, it } from 'vitest';
import { MOST_PAIRS, withSpare, workLimit } from './limits.ts';

it('each search may take half of the spare pairs beyond its own, and leaves what it does not need', () => {
  const spare = workLimit(1_000_000);
  const given: number[] = [];
  for (const needed of [1_000, MOST_PAIRS + 100_000, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]) {
    withSpare(spare, (limit) => {
      given.push(limit.pairs - MOST_PAIRS);
      limit.pairs = Math.max(-1, limit.pairs - needed);
    });
  }
  expect(given).toEqual([500_000, 500_000, 450_000, 225_000]);
  expect(spare.pairs).toBe(225_000);
});
