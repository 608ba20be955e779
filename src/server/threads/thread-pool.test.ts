import { afterEach, describe, expect, it } from 'vitest';
import type { MISBEHAVING_TASKS } from '#test/stand-ins/misbehaving-tasks';
import { createThreadPool, type PoolSettings, type ThreadPool } from './thread-pool.ts';

const ENTRY = new URL('../../../test/stand-ins/misbehaving-thread.ts', import.meta.url);

type MisbehavingPool = ThreadPool<typeof MISBEHAVING_TASKS>;

describe('a pool of threads', () => {
  const pools: MisbehavingPool[] = [];
  const poolOf = (settings: Partial<PoolSettings> = {}): MisbehavingPool => {
    const pool = createThreadPool<typeof MISBEHAVING_TASKS>({
      entry: ENTRY,
      settings: { name: 'once' },
      threads: 1,
      ...settings,
    });
    pools.push(pool);
    return pool;
  };
  const threadIdOf = async (pool: MisbehavingPool, owner: number) =>
    (await pool.run(owner, 'whoami', undefined)).threadId;
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
  });

  it('runs tasks in a thread that stays, with the settings that it started with', async () => {
    const pool = poolOf();
    const { threadId, settings } = await pool.run(1, 'whoami', undefined);
    expect([settings, await threadIdOf(pool, 2)]).toEqual([{ name: 'once' }, threadId]);
  });

  it('transfers large byte arrays and copies small ones', async () => {
    const { list, one } = await poolOf().run(1, 'bytes', 100_000);
    expect([list[0]?.length, Buffer.from(one).toString()]).toEqual([100_000, 'small']);
  });

  it('runs tasks of two owners at once, and those of one owner one after the other', async () => {
    const pool = poolOf({ threads: 2 });
    const [ann, again, bob] = await Promise.all([threadIdOf(pool, 1), threadIdOf(pool, 1), threadIdOf(pool, 2)]);
    expect(bob).not.toBe(ann);
    expect([ann, bob]).toContain(again);
  });

  it('rejects with what a task throws, and keeps the thread', async () => {
    const pool = poolOf();
    const thread = await threadIdOf(pool, 1);
    await expect(pool.run(1, 'fail', 'not like this')).rejects.toThrow(new TypeError('not like this'));
    expect(await threadIdOf(pool, 1)).toBe(thread);
  });

  it.each(['crash', 'eatMemory'] as const)(
    'rejects a task under which the thread ends by %s, and starts another',
    async (name) => {
      const pool = poolOf({ memoryMb: 128 });
      const thread = await threadIdOf(pool, 1);
      const waiting = threadIdOf(pool, 2);
      await expect(pool.run(1, name, undefined)).rejects.toThrow(`The thread ended during ${name}`);
      expect(await waiting).toBe(thread);
      expect(await threadIdOf(pool, 1)).not.toBe(thread);
    },
  );

  it('ends a task that takes too long', async () => {
    const pool = poolOf({ timeoutMs: 5_000 });
    await expect(pool.run(1, 'spin', undefined)).rejects.toMatchObject({
      cause: { message: 'spin took longer than 5000 ms' },
    });
    expect(await threadIdOf(pool, 1)).toBeGreaterThan(0);
  });

  it('rejects tasks after it was closed, and ends its threads whatever they do', async () => {
    const pool = poolOf();
    await threadIdOf(pool, 1);
    const spinning = expect(pool.run(1, 'spin', undefined)).rejects.toThrow('The thread ended during spin');
    await pool.close();
    await spinning;
    await expect(threadIdOf(pool, 1)).rejects.toThrow('The pool of threads is closed');
  });
});
