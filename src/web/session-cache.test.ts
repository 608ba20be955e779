import { expect, it } from 'vitest';
import { sessionCache } from './session-cache.ts';
import { clearSessionState } from './session-state.ts';

function countedLoads() {
  const keys: number[] = [];
  const load = async (key: number): Promise<string> => {
    keys.push(key);
    return `value ${key}`;
  };
  return { keys, load };
}

it('loads a value once', async () => {
  const { keys, load } = countedLoads();
  const cache = sessionCache(2, load);
  await cache.get(1);
  expect(await cache.get(1)).toBe('value 1');
  expect(keys).toEqual([1]);
});

it('keeps the most recently used values', async () => {
  const { keys, load } = countedLoads();
  const cache = sessionCache(2, load);
  for (const key of [1, 2, 1, 3, 1, 2]) await cache.get(key);
  expect(keys).toEqual([1, 2, 3, 2]);
});

it('loads again after a failure', async () => {
  let loads = 0;
  const cache = sessionCache(2, async () => {
    loads += 1;
    if (loads === 1) throw new Error('no network');
    return 'there';
  });
  await expect(cache.get(1)).rejects.toThrow('no network');
  expect(await cache.get(1)).toBe('there');
});

it('does not load a value that was put into it, which counts as used', async () => {
  const { keys, load } = countedLoads();
  const cache = sessionCache(2, load);
  await cache.get(1);
  cache.put(2, 'of elsewhere');
  cache.put(3, 'of elsewhere, too');
  expect([await cache.get(2), await cache.get(3)]).toEqual(['of elsewhere', 'of elsewhere, too']);
  await cache.get(1);
  expect(keys).toEqual([1, 1]);
});

it('can be cleared', async () => {
  const { keys, load } = countedLoads();
  const cache = sessionCache(2, load);
  await cache.get(1);
  cache.clear();
  await cache.get(1);
  expect(keys).toEqual([1, 1]);
});

it('is empty once the session has ended', async () => {
  const { keys, load } = countedLoads();
  const cache = sessionCache(2, load);
  await cache.get(1);
  clearSessionState();
  await cache.get(1);
  expect(keys).toEqual([1, 1]);
});

it('knows a value by the key of what names it', async () => {
  const loads: string[] = [];
  const load = async ({ file, from }: { readonly file: string; readonly from: number }): Promise<number> => {
    loads.push(file);
    return from;
  };
  const cache = sessionCache(2, load, ({ file, from }) => `${file} ${from}`);
  expect([await cache.get({ file: 'a', from: 1 }), await cache.get({ file: 'a', from: 1 })]).toEqual([1, 1]);
  cache.put({ file: 'b', from: 2 }, 3);
  expect(await cache.get({ file: 'b', from: 2 })).toBe(3);
  expect(loads).toEqual(['a']);
});
