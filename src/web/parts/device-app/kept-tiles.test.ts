import { describe, expect, it, vi } from 'vitest';
import { dropTiles } from '#web/device-storage/tile-cache.ts';
import { keepTiles, tilesAround } from './kept-tiles.ts';

const FIESCH = { lat: 46.41, lng: 8.13 };
const names = (sites: Parameters<typeof tilesAround>[0]) =>
  tilesAround(sites).map((path) => path.replace(/^\/assets\/(\w+)-\w+/, '$1'));

describe('the tiles that are kept', () => {
  it('are the far world, and all zooms around the sites', () => {
    expect(names([]).filter((name) => name.startsWith('world'))).toHaveLength(1 + 4 + 16 + 64);
    const near = names([FIESCH]).filter((name) => /^\w+\/[4-6]\//.test(name));
    expect(near).toEqual(expect.arrayContaining(['world/5/16/11.pbf', 'places/5/16/11.pbf', 'places/6/33/22.pbf']));
    expect(near.length).toBeLessThan(15);
  });

  it('are no more for sites close together, and go on beyond the date line', () => {
    expect(names([FIESCH, { lat: 46.42, lng: 8.14 }])).toEqual(names([FIESCH]));
    expect(names([{ lat: -17, lng: 179.9 }])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^places\/6\/63\//), expect.stringMatching(/^places\/6\/0\//)]),
    );
    expect(names([{ lat: 90, lng: 0 }]).every((name) => !name.includes('-'))).toBe(true);
  });
});

/** Caches in memory, by name and path. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const rows = all.get(name) ?? new Map<string, Response>();
    all.set(name, rows);
    return {
      keys: async () => [...rows.keys()].map((path) => ({ url: `https://host${path}` })),
      matchAll: async () => [...rows.values()].map((response) => response.clone()),
      put: async (path: string, response: Response) => void rows.set(path, response),
    };
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  });
  return all;
}

describe('the cache of tiles', () => {
  it('takes what is missing, empty tiles too, no more than 5 MB, and replaces that of another build', async () => {
    const all = fakeCaches();
    all.set('tiles-of-before', new Map());
    all.set('build-1', new Map());
    const fetched = vi.fn(async (path: string) =>
      path.includes('/0/') ? new Response(null, { status: 204 }) : new Response(new Uint8Array(30_000)),
    );
    vi.stubGlobal('fetch', fetched);
    await keepTiles([FIESCH], () => true);
    const [, [name = '', rows] = []] = [...all];
    expect([...all.keys()]).toEqual(['build-1', expect.stringMatching(/^tiles-world\w+-places\w+$/)]);
    expect(rows?.size).toBe(tilesAround([FIESCH]).length);
    expect([...(rows?.values() ?? [])].some(({ status }) => status === 204)).toBe(true);
    await keepTiles([FIESCH], () => true);
    expect(fetched).toHaveBeenCalledTimes(tilesAround([FIESCH]).length);

    const sites = Array.from({ length: 100 }, (_, index) => ({ lat: 60 - index, lng: 3 * index - 150 }));
    await keepTiles(sites, () => true);
    expect(all.get(name)?.size).toBeLessThan(tilesAround(sites).length);
    await dropTiles();
    expect([...all.keys()]).toEqual(['build-1']);
    vi.unstubAllGlobals();
  });

  it('stops with the session, and keeps no page of a hotspot', async () => {
    const all = fakeCaches();
    const html = new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } });
    vi.stubGlobal('fetch', async () => html.clone());
    await keepTiles([FIESCH], () => false);
    await expect(keepTiles([FIESCH], () => true)).rejects.toThrow('did not come');
    expect([...all.values()].map(({ size }) => size)).toEqual([0]);
    vi.unstubAllGlobals();
  });
});
