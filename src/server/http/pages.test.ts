import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '#contract/pages/pages';
import { startTestServer, type TestServer } from '#test/servers/server';
import { newVisitor } from '#test/servers/visitor';

const INDEX = '<!doctype html><html lang="en"><head><!--wingbook-settings--></head><body>Wingbook</body></html>';
const IMPORT_MAP = '{"imports":{"/assets/texts/app.js":"/assets/de-CH/app-x1.js"}}';
const SWISS = INDEX.replace('<head>', `<head><script type="importmap">${IMPORT_MAP}</script>`);
const SCRIPT = 'console.log(1);\n'.repeat(200);
const TILE = 'The tile with Bern.';
const ATTRIBUTION = `© "Maps" & <Co> it's $&`;

describe('pages', () => {
  let folder: string;
  let server: TestServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wingbook-web-'));
    await mkdir(join(folder, 'assets/places-x1'), { recursive: true });
    await mkdir(join(folder, 'assets/world-x1/5/16'), { recursive: true });
    await writeFile(join(folder, 'assets/world-x1/5/16/11.pbf'), TILE);
    await writeFile(join(folder, 'assets/world-x1/5/16/11.pbf.gz'), gzipSync(TILE));
    await writeFile(join(folder, 'en.html'), INDEX);
    await writeFile(join(folder, 'de-CH.html'), SWISS);
    await writeFile(join(folder, 'assets/main-x1.js'), SCRIPT);
    await writeFile(join(folder, 'assets/main-x1.js.gz'), gzipSync(SCRIPT));
    await writeFile(join(folder, 'assets/logfly-worker-x1.js'), SCRIPT);
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'sw-en.js'), 'keeps()');
    await writeFile(join(folder, 'sw-off.js'), 'removes()');
    server = await startTestServer({ webFolder: folder, settings: { DEMO: 'off', MAP_ATTRIBUTION: ATTRIBUTION } });
  });

  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ...Object.values(PAGES).map(({ path }) => path.replace(':id', '42').replace(':authToken', 'a-token')),
    '/flights/',
    '/flight/0/edit',
    '/login?next=%2Fflights',
  ])('returns the page for %s', async (path) => {
    const response = await fetch(server.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(await response.text()).toContain('Wingbook');
  });

  it('lets the worker that reads LogFly’s database compile WebAssembly, and nothing else', async () => {
    const mayCompile = async (path: string) =>
      (await fetch(server.url + path)).headers.get('content-security-policy')?.includes('wasm-unsafe-eval');
    expect(await mayCompile('/assets/logfly-worker-x1.js')).toBe(true);
    for (const path of ['/assets/main-x1.js', '/import', '/logfly-worker-x1.js'])
      expect(await mayCompile(path)).toBe(false);
  });

  it('lets the import map of a document run, whatever its address, and no other inline script', async () => {
    const scriptsOf = async (path: string, language: string) => {
      const { headers } = await fetch(server.url + path, { headers: { 'accept-language': language } });
      return /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    };
    const hash = createHash('sha256').update(IMPORT_MAP).digest('base64');
    for (const path of ['/flights', '/nowhere', '/nope.html'])
      expect(await scriptsOf(path, 'gsw')).toBe(`'self' 'sha256-${hash}'`);
    expect(await scriptsOf('/flights', 'en')).toBeUndefined(); // As the source of everything: ourselves.
    expect(await scriptsOf('/assets/main-x1.js', 'gsw')).toBeUndefined();
  });

  it.each([
    ['on', 'keeps()'],
    ['off', 'removes()'],
  ])('sends the worker of OFFLINE=%s, which no browser takes from its cache unasked', async (OFFLINE, source) => {
    const other = await startTestServer({ webFolder: folder, settings: { OFFLINE } });
    const response = await fetch(`${other.url}/sw.js`);
    expect([response.status, await response.text()]).toEqual([200, source]);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toContain('Cookie, Accept-Language');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await (await fetch(`${other.url}/flights`)).text()).toContain(`&quot;offline&quot;:${OFFLINE === 'on'}`);
    await other.close();
  });

  it('leads a share that no worker has taken to the page that says so', async () => {
    const body = new FormData();
    body.append('files', new File(['A'], 'flight.igc'));
    const response = await fetch(`${server.url}/share`, { method: 'POST', body, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/import?shared=noWorker']);
  });

  it('returns the page with the settings', async () => {
    const html = await (await fetch(`${server.url}/stats`)).text();
    expect(html).toContain('<meta name="wingbook-settings"');
  });

  it('sets the pre-session cookies of a new browser', async () => {
    const visitor = newVisitor(server.url);
    await visitor.ask('/login');
    const { status, body } = await visitor.post('/api/login', { email: 'nobody@example.org', password: 'wrong' });
    expect([status, body]).toEqual([401, { error: { type: 'authenticationError', requestId: expect.any(String) } }]);
  });

  it('does not change the cookies of a browser that has some', async () => {
    const visitor = newVisitor(server.url);
    await visitor.ask('/');
    expect((await visitor.ask('/')).headers.getSetCookie()).toEqual([]);
  });

  it('escapes the settings in the page', async () => {
    const html = await (await fetch(server.url)).text();
    const [, content = ''] = /<meta name="wingbook-settings" content="([^"]*)">/.exec(html) ?? [];
    expect(content).not.toMatch(/[<>']/);
    const plain = content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(JSON.parse(plain)).toMatchObject({
      demo: false,
      mapStyleUrls: null,
      terrainUrl: null,
      mapAttribution: ATTRIBUTION,
      logsLinks: true,
    });
  });

  it.each([
    '/nowhere',
    '//',
    '/flight',
    '/flight/x',
    '/flight/0/edit/more',
    '/flights/42',
    '/site/1/map',
    '/pilot/account',
    '/reset-password/1',
    '/index',
    '/flight/1.5',
    '/nope.html',
    '/robots.txt',
    '/en.html',
    '/.env',
    '/favicon.svg.gz',
    '/assets',
    '/apis',
  ])('returns the page with 404 for %s', async (path) => {
    const response = await fetch(server.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('sends a file as it is until its compressed copy is there, for caches that know of both', async () => {
    await writeFile(join(folder, 'assets/later-x3.js'), SCRIPT);
    const plain = await fetch(`${server.url}/assets/later-x3.js`);
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
    await writeFile(join(folder, 'assets/later-x3.js.gz'), gzipSync(SCRIPT));
    const compressed = await fetch(`${server.url}/assets/later-x3.js`);
    expect([compressed.headers.get('content-encoding'), compressed.headers.get('vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    expect([await plain.text(), await compressed.text()]).toEqual([SCRIPT, SCRIPT]);
  });

  it.each(['/assets/gone-x2.js', '/assets/', '/assets/main-x1.js.gz', '/assets/nope.html'])(
    'does not return the page for the missing file %s',
    async (path) => {
      const response = await fetch(server.url + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    },
  );

  it.each(['places', 'world'])('returns nothing for a tile of the map without any %s', async (name) => {
    const response = await fetch(`${server.url}/assets/${name}-x1/6/0/0.pbf`);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${server.url}/assets/${name}-ofAnotherBuild/6/0/0.pbf`)).status).toBe(404);
  });

  it('sends a tile of the map compressed, and as immutable', async () => {
    const response = await fetch(`${server.url}/assets/world-x1/5/16/11.pbf`);
    expect([response.status, await response.text()]).toEqual([200, TILE]);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['6/64/0', '6/0/64', '0/1/0', '6/-1/0', '6/0/0.5', '66/0/0', '6/0000/0', '6/x/0', '6/0', '5/16/11.pbf/0'])(
    'has no tile %s of the map',
    async (tile) => {
      expect((await fetch(`${server.url}/assets/world-x1/${tile}.pbf`)).status).toBe(404);
    },
  );

  it('sends files with a hash in their name as immutable, and precompressed', async () => {
    const response = await fetch(`${server.url}/assets/main-x1.js`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe(SCRIPT);

    const plain = await fetch(`${server.url}/assets/main-x1.js`, { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(await plain.text()).toBe(SCRIPT);
  });

  it('tells caches that a page depends on the language that is asked for, when it is not sent again, too', async () => {
    const first = await fetch(`${server.url}/flights`);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    for (const response of [first, await fetch(`${server.url}/flights`, { headers })]) {
      expect(response.headers.get('vary')).toContain('Cookie, Accept-Language');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    }
  });

  it.each(['/', '/favicon.svg'])('sends %s again only after a change', async (path) => {
    const first = await fetch(server.url + path);
    const etag = first.headers.get('etag') ?? '';
    const second = await fetch(server.url + path, { headers: { 'if-none-match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  it('accepts HEAD like GET, and no other method', async () => {
    expect((await fetch(`${server.url}/flights`, { method: 'HEAD' })).status).toBe(200);
    const post = await fetch(`${server.url}/flights`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('says how to build the web app when it is not built', async () => {
    const bare = await startTestServer({ webFolder: join(folder, 'nowhere') });
    const response = await fetch(bare.url);
    expect([response.status, await response.text()]).toEqual([
      503,
      'The web pages are not built yet: npm start builds them.',
    ]);
    await bare.close();
  });
});
