import { describe, expect, it } from 'vitest';
import { createLoadCache } from './load-cache.ts';

/** A cache of `maxBytes`, and the list of the loads that it had to make. */
function observedCache(maxBytes: number) {
  const cache = createLoadCache(maxBytes);
  const made: string[] = [];
  const get = (name: string, version: string, bytes = 10) =>
    cache.get({ name, version }, async () => {
      made.push(`${name}${version}`);
      return new Uint8Array(bytes);
    });
  return { cache, made, get };
}

describe('cached loads', () => {
  it('are made once for all simultaneous and later requests', async () => {
    const { made, get } = observedCache(100);
    const [one, other] = await Promise.all([get('ann', '1'), get('ann', '1')]);
    expect(await get('ann', '1')).toBe(one);
    expect([one, made]).toEqual([other, ['ann1']]);
  });

  it('are made anew for another version, which replaces the old one', async () => {
    const { made, get } = observedCache(20);
    for (const version of ['1', '2', '3']) await get('ann', version);
    await get('bob', '1');
    await get('ann', '3');
    expect(made).toEqual(['ann1', 'ann2', 'ann3', 'bob1']);
  });

  it('are evicted when the cache is full, the least recently used first', async () => {
    const { made, get } = observedCache(30);
    for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(name, '1');
    expect(made).toEqual(['a1', 'b1', 'c1', 'd1', 'b1']);
  });

  it('are not cached when they are too large, and evict nothing', async () => {
    const { made, get } = observedCache(30);
    await get('small', '1');
    await get('large', '1', 31);
    await get('large', '1', 31);
    await get('small', '1');
    expect(made).toEqual(['small1', 'large1', 'large1']);
  });

  it('are not cached when one of them would take much of the room', async () => {
    const cache = createLoadCache(100, 10);
    const get = (bytes: number) => cache.get({ name: 'a', version: '1' }, async () => new Uint8Array(bytes));
    expect(await get(11)).not.toBe(await get(11));
    expect(await get(10)).toBe(await get(10));
  });

  it('are found by their key once they are made, and are then the last used', async () => {
    const { cache, made, get } = observedCache(20);
    expect(cache.find({ name: 'a', version: '1' })).toBeNull();
    for (const name of ['a', 'b']) await get(name, '1');
    expect(cache.find({ name: 'a', version: '1' })).toBe(await get('a', '1'));
    expect(cache.find({ name: 'a', version: '2' })).toBeNull();
    cache.find({ name: 'b', version: '1' });
    for (const name of ['c', 'b']) await get(name, '1');
    expect(made).toEqual(['a1', 'b1', 'c1']);
  });

  it('are made again after a failure', async () => {
    const { cache, get } = observedCache(30);
    const failing = () => Promise.reject(new Error('away'));
    await expect(cache.get({ name: 'ann', version: '1' }, failing)).rejects.toThrow('away');
    expect(await get('ann', '1')).toHaveLength(10);
  });
});
