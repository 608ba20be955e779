import { afterAll, describe, expect, it } from 'vitest';
import { degrees } from '#domain/units';
import type { Tasks } from '#server/services/tasks';
import { createThreadPool } from '#server/threads/thread-pool';
import { createPartStore } from './timezones.ts';

const partOf = (points: number) => ({
  features: [{ geometry: { coordinates: [[Array.from({ length: points }, (_, at) => [at, at])]] } }],
});

describe('the store of parts of the map of time zones', () => {
  it('keeps the most recently used parts, up to a number of points', () => {
    const store = createPartStore(30);
    store.set('a', partOf(9));
    store.set('b', partOf(9));
    store.set('c', partOf(9));
    expect(store.get('a')).toEqual(partOf(9));
    store.set('d', partOf(9));
    expect(['a', 'b', 'c', 'd'].filter((square) => store.get(square))).toEqual(['a', 'c', 'd']);
  });

  it('keeps no part that is larger than all of it, and counts a part once that is set twice', () => {
    const store = createPartStore(30);
    for (let turn = 0; turn < 10; turn += 1) store.set('a', partOf(10));
    store.set('b', partOf(10));
    expect(store.get('a')).toEqual(partOf(10));
    store.set('huge', partOf(31));
    expect(['a', 'b', 'huge'].filter((square) => store.get(square))).toEqual([]);
  });

  it('bounds parts without points, too', () => {
    const store = createPartStore(30);
    for (let turn = 0; turn < 100; turn += 1) store.set(`${turn}`, { features: [] });
    expect(Array.from({ length: 100 }, (_, turn) => store.get(`${turn}`)).filter(Boolean)).toHaveLength(30);
  });
});

describe('time zones in a thread', () => {
  // Without a bound these places take 170 MB, and the whole map takes 1.4 GB.
  const pool = createThreadPool<Tasks>({
    entry: new URL('../start/thread-entry.ts', import.meta.url),
    settings: { database: null },
    threads: 1,
    memoryMb: 100,
  });
  afterAll(() => pool.close());

  it('take a bounded memory, however many places are looked up', async () => {
    const places = Array.from({ length: 3_600 }, (_, at) => ({
      lat: degrees(36 + (34 * Math.floor(at / 60)) / 60),
      lng: degrees(-10 + (50 * (at % 60)) / 60),
    }));
    for (let start = 0; start < places.length; start += 600) {
      expect(await pool.run(1, 'timeZones', places.slice(start, start + 600))).toHaveLength(600);
    }
    const alps = { lat: degrees(46.6863), lng: degrees(7.8632) };
    expect(await pool.run(1, 'timeZones', [alps])).toEqual(['Europe/Zurich']);
  });
});
