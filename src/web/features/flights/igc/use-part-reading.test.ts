import { describe, expect, it } from 'vitest';
import { pending } from '#test/web/store-with-calls';
import { oneAtATime } from './use-part-reading.ts';

describe('tasks one at a time', () => {
  it('are the running one and then the latest of those that came meanwhile', async () => {
    const run = oneAtATime();
    const started: number[] = [];
    const [first, last] = [pending<void>(), pending<void>()];
    const task = (number: number, until: Promise<void>) => () => {
      started.push(number);
      return until;
    };
    const all = [run(task(1, first.promise)), run(task(2, last.promise)), run(task(3, last.promise))];
    expect(started).toEqual([1]);
    first.give();
    await first.promise;
    last.give();
    await Promise.all(all);
    expect(started).toEqual([1, 3]);
  });

  it('begin anew after the last has ended', async () => {
    const run = oneAtATime();
    let count = 0;
    const task = async (): Promise<void> => {
      count += 1;
    };
    await run(task);
    await run(task);
    expect(count).toBe(2);
  });
});
