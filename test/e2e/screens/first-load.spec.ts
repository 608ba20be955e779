import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { addItem, lookAroundByCall, signUpByCall, test } from '../steps/pilot.ts';
import { TRACK } from '../steps/track.ts';

// That of a worker that a test makes fail.
test.use({ expectedErrors: /Invalid typed array length/ });

const DATA = /\/api\/data/;
const WEB_FOLDER = join(import.meta.dirname, '../../../dist/web');
const MOST_BYTES = 130_000;

/** Returns the paths of scripts that a page requests from now on. */
function scriptsOf(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

/** Expects several scripts, of at most so many bytes in gzip. */
function expectAtMost(mostBytes: number, scripts: ReadonlySet<string>): void {
  const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(WEB_FOLDER, path))).length);
  expect(bytes.length).toBeGreaterThan(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
}

function heldBack(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}

/** Holds back the script of that name until it is released. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  const script = heldBack();
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await script.released;
    await route.continue();
  });
  return script.release;
}

test('the list of a pilot is loaded with few requests and little code', async ({ page }) => {
  await signUpByCall(page);
  // A new logbook loads its first steps once the list is shown: this one is no longer new.
  for (const day of [3, 4, 5, 6, 7, 8]) await addItem(page, 'flight', { date: `2026-05-0${day}` });
  const firstRow = page.getByRole('link', { name: /May 3, 2026/ });

  await test.step('at most twenty requests, one of them for the logbook', async () => {
    const [requests, sources]: [string[], Promise<string>[]] = [[], []];
    page.on('request', (request) => requests.push(request.url()));
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) sources.push(response.text());
    });
    await page.goto('/flights');
    await expect(firstRow).toBeVisible();
    // With those of what the list has beside its rows.
    await expect(page.getByRole('button', { name: 'Select flights' })).toBeVisible();
    expect(requests.length).toBeLessThanOrEqual(20);
    expect(requests.filter((url) => DATA.test(url))).toHaveLength(1);
    await test.step('the code is React’s for production, also when a build inherits another NODE_ENV', async () => {
      const texts = await Promise.all(sources);
      expect(texts.some((text) => text.includes('Minified React error'))).toBe(true);
    });
    page.removeAllListeners('response');
  });

  await test.step('a first load that fails is repeated once, as later ones are', async () => {
    let loads = 0;
    await page.route(DATA, async (route) => {
      loads += 1;
      await (loads === 1 ? route.abort() : route.continue());
    });
    await page.goto('/flights');
    await expect(firstRow).toBeVisible();
    expect(loads).toBe(2);
    await page.unroute(DATA);
  });

  await test.step('the rows take at most 130,000 bytes of JavaScript in gzip', async () => {
    await page.goto('about:blank'); // The page before may still load what follows its rows.
    const scripts = scriptsOf(page);
    // What follows the rows waits for a time-out: with a clock that stands still it never comes.
    await page.clock.install({ time: '2026-05-09T10:00:00Z' });
    await page.clock.pauseAt('2026-05-09T10:00:01Z');
    await page.goto('/flights');
    await expect(firstRow).toBeVisible();
    expectAtMost(MOST_BYTES, scripts);
  });
});

test('a long list loads the code of long tables after its first rows, and that of no other page', async ({ page }) => {
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

test('a visitor’s form takes at most 140,000 bytes of JavaScript in gzip, and requests no logbook', async ({
  page,
}) => {
  const [scripts, requests]: [ReadonlySet<string>, string[]] = [scriptsOf(page), []];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  expectAtMost(140_000, scripts);
  expect(requests.filter((url) => DATA.test(url))).toEqual([]);
});

/** Opens a page whose first script is held back; expects that what its screen needs is requested before, and returns that. */
async function openUnscripted(page: Page, path: string, requested: readonly string[]): Promise<readonly string[]> {
  const bundle = path.startsWith('/flight/') ? 'flight-page' : 'statistics-page';
  const response = await page.goto(path, { waitUntil: 'commit' });
  const text = (await response?.text()) ?? '';
  const linked = [...text.matchAll(/"(\/assets\/[\w-]+\.(?:js|css))"/g)].map(([, name = '']) => name);
  expect(linked.filter((name) => name.startsWith(`/assets/${bundle}-`))).toHaveLength(2); // Its script and its style sheet.
  await expect.poll(() => linked.filter((name) => !requested.includes(name))).toEqual([]);
  return linked;
}

test('the statistics request what they need before the first script has run, and once', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2026-05-03' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const release = await holdBack(page, 'main');
  const linked = await openUnscripted(page, '/stats', requested);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested.filter((name) => linked.includes(name))).toHaveLength(linked.length);
});

test('a flight and its track are read while the app is loaded, each requested once', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2026-06-20', igc: TRACK.buffer.toString('latin1'), igcFileName: TRACK.name });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const [releaseMain, releaseApp] = [await holdBack(page, 'main'), await holdBack(page, 'app')];
  const loaded = [page.waitForResponse(DATA), page.waitForResponse(/\/api\/track-files\//)];
  const reading = page.waitForEvent('worker');

  const linked = await test.step('what its screen needs is requested before the first script has run', () =>
    openUnscripted(page, '/flight/1', requested));
  releaseMain();
  await test.step('the logbook and the track come before the app', async () => {
    for (const response of loaded) await (await response).finished();
  });
  releaseApp();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(4);
  expect(requested.filter((name) => linked.includes(name))).toHaveLength(linked.length);
  expect(requested.filter((path) => path.startsWith('/api/data'))).toHaveLength(1);
  const files = requested.filter((path) => /^\/api\/(track-files|flights)\//.test(path));
  expect(files.slice(0, 2)).toEqual(['/api/flights/1/track', expect.stringMatching(/^\/api\/track-files\/\w+$/)]);
  expect(files.filter((path) => path === files[1])).toHaveLength(1);

  await test.step('the page hears of it when the worker that reads tracks fails, and does not wait for ever', async () => {
    const worker = await reading;
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
});
