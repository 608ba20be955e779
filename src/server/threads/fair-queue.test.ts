import { describe, expect, it } from 'vitest';
import { createFairQueue, QueueFullError } from './fair-queue.ts';

/** Jobs that the test ends, and the order in which they began. */
function jobs() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const job = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await new Promise(setImmediate);
  };
  return { begun, job, end };
}

const ROOMY = { running: 2, waitingOfOwner: 100, waiting: 100 };

describe('a fair queue', () => {
  it('runs one job of an owner at a time, and lets owners take turns', async () => {
    const { begun, job, end } = jobs();
    const queue = createFairQueue({ ...ROOMY, running: 1 });
    const all = [
      queue.run('ann', job('ann 1')),
      queue.run('ann', job('ann 2')),
      queue.run('ann', job('ann 3')),
      queue.run('bob', job('bob 1')),
    ];
    for (const name of ['ann 1', 'bob 1', 'ann 2', 'ann 3']) await end(name);
    expect(begun).toEqual(['ann 1', 'bob 1', 'ann 2', 'ann 3']);
    expect(await Promise.all(all)).toEqual(['ann 1', 'ann 2', 'ann 3', 'bob 1']);
  });

  it('starts a job of another owner at once while there is room', async () => {
    const { begun, job, end } = jobs();
    const queue = createFairQueue(ROOMY);
    const all = [queue.run(1, job('ann 1')), queue.run(1, job('ann 2')), queue.run(2, job('bob 1'))];
    await new Promise(setImmediate);
    expect(begun).toEqual(['ann 1', 'bob 1']);
    for (const name of ['ann 1', 'ann 2', 'bob 1']) await end(name);
    await Promise.all(all);
  });

  it('continues after a failed job', async () => {
    const { job, end } = jobs();
    const queue = createFairQueue(ROOMY);
    const failing = expect(queue.run('ann', job('bad'))).rejects.toThrow('no');
    const next = queue.run('ann', job('good'));
    await end('bad', new Error('no'));
    await end('good');
    await failing;
    expect(await next).toBe('good');
  });

  it('fails the waiting jobs of an owner with an error that would fail them, too', async () => {
    const { begun, job, end } = jobs();
    const isAway = (error: unknown) => error instanceof Error && error.message === 'away';
    const queue = createFairQueue({ running: 2, waitingOfOwner: 2, waiting: 2, failsNext: isAway });
    const failing = ['ann 1', 'ann 2', 'ann 3'].map((name) =>
      expect(queue.run('ann', job(name))).rejects.toThrow('away'),
    );
    const other = queue.run('bob', job('bob 1'));
    await end('ann 1', new Error('away'));
    await Promise.all(failing);
    const later = [queue.run('ann', job('ann 4')), queue.run('ann', job('ann 5')), queue.run('ann', job('ann 6'))];
    for (const name of ['bob 1', 'ann 4', 'ann 5', 'ann 6']) await end(name);
    expect(await Promise.all([other, ...later])).toEqual(['bob 1', 'ann 4', 'ann 5', 'ann 6']);
    expect(begun).toEqual(['ann 1', 'bob 1', 'ann 4', 'ann 5', 'ann 6']);
  });

  it('rejects jobs beyond its bounds, and says whose jobs are too many', async () => {
    const { job, end } = jobs();
    const queue = createFairQueue({ running: 1, waitingOfOwner: 1, waiting: 2 });
    const taken = [queue.run('ann', job('a1')), queue.run('ann', job('a2')), queue.run('bob', job('b1'))];
    await expect(queue.run('ann', job('a3'))).rejects.toMatchObject({ whose: 'owner' });
    await expect(queue.run('eve', job('e1'))).rejects.toMatchObject({ whose: 'all' });
    await expect(queue.run('eve', job('e1'))).rejects.toBeInstanceOf(QueueFullError);
    for (const name of ['a1', 'b1', 'a2']) await end(name);
    await Promise.all(taken);
    const later = queue.run('eve', job('e2'));
    await end('e2');
    expect(await later).toBe('e2');
  });
});
