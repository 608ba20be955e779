import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Request } from '@playwright/test';
import { addItem, lookAroundByCall, signUpByCall, test } from '../steps/pilot.ts';
import { TRACK } from '../steps/track.ts';

const DATA = /\/api\/data/;
const WEB_FOLDER = join(import.meta.dirname, '../../../dist/web');
const MOST_BYTES = 100_000;

test.beforeEach(async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2026-05-03' });
});

test('a pilot’s page takes at most ten requests, one of them for the logbook', async ({ page }) => {
  // A new logbook loads its first steps once the list is shown: this one is no longer new.
  for (const day of [4, 5, 6, 7, 8]) await addItem(page, 'flight', { date: `2026-05-0${day}` });
  const requests: string[] = [];
  page.on('request', (request: Request) => requests.push(request.url()));
  await page.goto('/flights');
  await expect(page.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
  // With those of what the list has beside its rows.
  await expect(page.getByRole('button', { name: 'Select flights' })).toBeVisible();
  expect(requests.length).toBeLessThanOrEqual(10);
  expect(requests.filter((url) => DATA.test(url))).toHaveLength(1);
});

test('the rows of the list take at most 100,000 bytes of JavaScript in gzip', async ({ page }) => {
  for (const day of [4, 5, 6, 7, 8]) await addItem(page, 'flight', { date: `2026-05-0${day}` });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  // What follows the rows waits for a time-out: with a clock that stands still it never comes.
  await page.clock.install({ time: '2026-05-09T10:00:00Z' });
  await page.clock.pauseAt('2026-05-09T10:00:01Z');
  await page.goto('/flights');
  await expect(page.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
  const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(WEB_FOLDER, path))).length);
  expect(bytes.length).toBeGreaterThan(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test('a long list loads the code of long tables after its first rows, and that of no other page', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await lookAroundByCall(page);
  const bundles = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-.{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) bundles.add(name);
  });
  await page.goto('/flights');
  await expect(page.getByRole('button', { name: 'Select flights' })).toBeVisible();
  const frame = ['before-paint', 'main', 'rolldown-runtime', 'react', 'app'];
  expect([...bundles].toSorted()).toEqual([...frame, 'tables', 'list-tools', 'demo-bar'].toSorted());
});

test('a visitor’s form takes at most 140,000 bytes of JavaScript in gzip', async ({ page, context }) => {
  await context.clearCookies();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(WEB_FOLDER, path))).length);
  expect(bytes.length).toBeGreaterThan(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(140_000);
});

test('the logbook is requested before the app is loaded, and once', async ({ page }) => {
  const app = heldBack();
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await app.released;
    await route.continue();
  });
  let loads = 0;
  const loaded = page.waitForResponse(DATA);
  page.on('request', (request) => {
    if (DATA.test(request.url())) loads += 1;
  });
  await page.goto('/flight/1', { waitUntil: 'commit' });
  await (await loaded).finished();
  app.release();
  await expect(page.getByRole('heading', { name: 'May 3, 2026' })).toBeVisible();
  expect(loads).toBe(1);
});

for (const [path, bundle] of [
  ['/flight/1', 'flight-page'],
  ['/stats', 'statistics-page'],
] as const) {
  test(`${path} requests what its screen needs before the first script has run, and once`, async ({ page }) => {
    const main = heldBack();
    await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
      await main.released;
      await route.continue();
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const response = await page.goto(path, { waitUntil: 'commit' });
    const linked = [...((await response?.text()) ?? '').matchAll(/"(\/assets\/[\w-]+\.(?:js|css))"/g)].map(
      ([, name]) => name,
    );
    expect(linked.filter((name) => name?.startsWith(`/assets/${bundle}-`))).toHaveLength(2); // Its script and its style sheet.
    await expect.poll(() => linked.filter((name) => name !== undefined && !requested.includes(name))).toEqual([]);
    main.release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requested.filter((name) => linked.includes(name))).toHaveLength(linked.length);
  });
}

test('a first load that fails is repeated once, as any other', async ({ page }) => {
  let loads = 0;
  await page.route(DATA, async (route) => {
    loads += 1;
    await (loads === 1 ? route.abort() : route.continue());
  });
  await page.goto('/flights');
  await expect(page.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
  expect(loads).toBe(2);
});

test('a visitor’s page requests no logbook', async ({ page, context }) => {
  await context.clearCookies();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(requests.filter((url) => DATA.test(url))).toEqual([]);
});

function heldBack(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}

test('the code that is served is React’s for production, also when a build inherits another NODE_ENV', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/flights', { waitUntil: 'networkidle' });
  expect(scripts.some((text) => text.includes('Minified React error'))).toBe(true);
});

test('the track of a flight is read while the app is loaded, and requested once', async ({ page }) => {
  await addItem(page, 'flight', { date: '2026-06-20', igc: TRACK.buffer.toString('latin1'), igcFileName: TRACK.name });
  const app = heldBack();
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await app.released;
    await route.continue();
  });
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(track-files|flights)\//.test(request.url())) files.push(new URL(request.url()).pathname);
  });
  const loaded = page.waitForResponse(/\/api\/track-files\//);
  await page.goto('/flight/2', { waitUntil: 'commit' });
  await (await loaded).finished();
  app.release();
  await expect(page.getByRole('figure')).toHaveCount(4);
  expect(files.slice(0, 2)).toEqual(['/api/flights/2/track', expect.stringMatching(/^\/api\/track-files\/\w+$/)]);
  expect(files.filter((path) => path === files[1])).toHaveLength(1);
});

test('a page hears of it when the worker that reads tracks fails, and does not wait for ever', async ({ page }) => {
  await addItem(page, 'flight', { date: '2026-06-20', igc: TRACK.buffer.toString('latin1'), igcFileName: TRACK.name });
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto('/flight/2')]);
  const heard = page.evaluate(
    (url) =>
      new Promise((resolve) => {
        const failing = new Worker(url, { type: 'module' });
        failing.addEventListener('error', ({ type }) => resolve(type));
        failing.postMessage({ id: 1, file: -1, range: null, findsAll: true }); // No file has such a length.
      }),
    worker.url(),
  );
  expect(await heard).toBe('error');
});
