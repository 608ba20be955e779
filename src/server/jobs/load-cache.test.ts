import { describe, expect, it } from 'vitest';
import { makeLoadCache } from './load-cache.ts';

/** Asks a cache of so many bytes for loads, and notes which had to be made. */
function askedCache(mostBytes: number) {
  const cache = makeLoadCache(mostBytes);
  const made: string[] = [];
  const get = (name: string, version: string, bytes = 10) =>
    cache.get({ name, version }, async () => {
      made.push(`${name}${version}`);
      return new Uint8Array(bytes);
    });
  return { cache, made, get };
}

describe('loads that are kept', () => {
  it('are made once for all who ask at the same time, and for those who ask later', async () => {
    const { made, get } = askedCache(100);
    const [one, other] = await Promise.all([get('ann', '1'), get('ann', '1')]);
    expect(await get('ann', '1')).toBe(one);
    expect([one, made]).toEqual([other, ['ann1']]);
  });

  it('are made anew for another version, which takes the place of the old one', async () => {
    const { made, get } = askedCache(20);
    for (const version of ['1', '2', '3']) await get('ann', version);
    await get('bob', '1');
    await get('ann', '3');
    expect(made).toEqual(['ann1', 'ann2', 'ann3', 'bob1']);
  });

  it('go when there is no more room, the one that was not asked for the longest first', async () => {
    const { made, get } = askedCache(30);
    for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(name, '1');
    expect(made).toEqual(['a1', 'b1', 'c1', 'd1', 'b1']);
  });

  it('are not kept when they are too large, and crowd nothing out', async () => {
    const { made, get } = askedCache(30);
    await get('small', '1');
    await get('large', '1', 31);
    await get('large', '1', 31);
    await get('small', '1');
    expect(made).toEqual(['small1', 'large1', 'large1']);
  });

  it('are asked for again after a failure', async () => {
    const { cache, get } = askedCache(30);
    const failing = () => Promise.reject(new Error('away'));
    await expect(cache.get({ name: 'ann', version: '1' }, failing)).rejects.toThrow('away');
    expect(await get('ann', '1')).toHaveLength(10);
  });
});
