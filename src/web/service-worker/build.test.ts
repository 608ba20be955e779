import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheOf, type OfflineBuild, storeBuild } from './build.ts';

const BUILD: OfflineBuild = {
  id: 'b',
  shell: ['/assets/main-b.js'],
  pages: ['/assets/stats-b.js', '/assets/map-a.js'],
};
const DOCUMENT = '<meta name="wingbook-settings" content="{}"><script src="/assets/main-b.js"></script>';

/** What the server has, by path; the browser's caches are maps. */
const server = new Map<string, () => Response>();
const stored = new Map<string, Map<string, Response>>();
const asked: string[] = [];

const responseOf = (body: string, type: string): Response => new Response(body, { headers: { 'content-type': type } });
const script = (): Response => responseOf('run()', 'text/javascript');
const kept = (): readonly string[] => [...(stored.get(cacheOf(BUILD))?.keys() ?? [])].toSorted();

beforeEach(() => {
  for (const map of [server, stored]) map.clear();
  asked.length = 0;
  server.set('/flights', () => responseOf(DOCUMENT, 'text/html'));
  for (const path of [...BUILD.shell, ...BUILD.pages]) server.set(path, script);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return server.get(path)?.() ?? new Response('Not found', { status: 404 });
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        match: async (path: string) => cache.get(path),
        keys: async () => [...cache.keys()].map((path) => ({ url: `https://logbook.example.org${path}` })),
        put: async (path: string, response: Response) => void cache.set(path, response),
      };
    },
    match: async (path: string) =>
      [...stored.values()]
        .find((cache) => cache.has(path))
        ?.get(path)
        ?.clone(),
    delete: async (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('stores a build with all its files and its document', async () => {
  await storeBuild(BUILD);
  expect(kept()).toEqual(['/assets/main-b.js', '/assets/map-a.js', '/assets/stats-b.js', '/flights']);
});

it('does not ask for what an earlier build has', async () => {
  stored.set('build-a', new Map([['/assets/map-a.js', script()]]));
  await storeBuild(BUILD);
  expect(kept()).toContain('/assets/map-a.js');
  expect(asked).not.toContain('/assets/map-a.js');
});

it.each<[string, string, () => Response]>([
  ['a file is missing', '/assets/stats-b.js', () => new Response('Not found', { status: 404 })],
  ['a hotspot answers for a file', '/assets/stats-b.js', () => responseOf('<h1>Hotel</h1>', 'text/html')],
  ['a hotspot answers for the document', '/flights', () => responseOf('<h1>Hotel</h1>', 'text/html')],
  ['the document fails', '/flights', () => new Response(DOCUMENT, { status: 500 })],
  ['it is of another build', '/flights', () => responseOf(DOCUMENT.replace('main-b', 'main-c'), 'text/html')],
])('stores nothing where %s', async (_, path, response) => {
  server.set(path, response);
  await expect(storeBuild(BUILD)).rejects.toThrow('The build could not be stored');
  expect(stored.has(cacheOf(BUILD))).toBe(false);
});

it('keeps a build that is whole where a second try fails, and asks for its document alone', async () => {
  await storeBuild(BUILD);
  asked.length = 0;
  await storeBuild(BUILD);
  expect(asked).toEqual(['/flights']);
  server.set('/flights', () => new Response('', { status: 502 }));
  await expect(storeBuild(BUILD)).rejects.toThrow();
  expect(kept()).toHaveLength(4);
});

it('adds the texts of another language to the app, which is there, and its document in the end', async () => {
  await storeBuild(BUILD);
  asked.length = 0;
  const inGerman = { ...BUILD, pages: [...BUILD.pages, '/assets/de/stats-d.js'] };
  await expect(storeBuild(inGerman)).rejects.toThrow('The build could not be stored');
  expect(kept()).toEqual(['/assets/main-b.js', '/assets/map-a.js', '/assets/stats-b.js', '/flights']);
  server.set('/assets/de/stats-d.js', script);
  asked.length = 0;
  await storeBuild(inGerman);
  expect([asked, stored.size]).toEqual([['/flights', '/assets/de/stats-d.js'], 1]);
  expect(kept()).toContain('/assets/de/stats-d.js');
});

it('stores what a document in another language names, and never a document without its texts', async () => {
  const texts = '/assets/de-CH/main-e.js';
  server.set('/flights', () => responseOf(`${DOCUMENT}<link href="${texts}">`, 'text/html'));
  await expect(storeBuild(BUILD)).rejects.toThrow('The build could not be stored');
  server.set(texts, script);
  await storeBuild(BUILD);
  expect(kept()).toContain(texts);
});

it('stores the list and the login alone where data are to be saved', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await storeBuild(BUILD);
  expect(kept()).toEqual(['/assets/main-b.js', '/flights']);
});
