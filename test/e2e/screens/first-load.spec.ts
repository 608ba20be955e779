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

function heldBack(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
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
});

test('a long list takes at most 130,000 bytes of JavaScript in gzip', async ({ page }) => {
  await lookAroundByCall(page);
  const scripts = scriptsOf(page);
  await page.goto('/flights', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Select flights' })).toBeVisible();
  const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(WEB_FOLDER, path))).length);
  expect(bytes.length).toBeGreaterThan(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test('a visitor’s form requests no logbook', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(requests.filter((url) => DATA.test(url))).toEqual([]);
});

test('the logbook comes while the code of the app does, and is requested once', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2026-05-03' });
  const loads: string[] = [];
  page.on('request', (request) => DATA.test(request.url()) && loads.push(request.url()));
  const { released, release } = heldBack();
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const loaded = page.waitForResponse(DATA);
  await page.goto('/stats', { waitUntil: 'commit' });
  await (await loaded).finished();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('the texts of a page come beside its code, not after it', async ({ page }) => {
  await signUpByCall(page);
  const texts = page.waitForRequest(/\/assets\/en\/statistics-[^/]*\.js$/);
  await page.route(/\/assets\/statistics-page-[^/]*\.js$/, async (route) => {
    await texts;
    await route.continue();
  });
  await page.goto('/stats');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page hears of it when the worker that reads tracks fails, and does not wait for ever', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', { date: '2026-06-20', igc: TRACK.buffer.toString('latin1'), igcFileName: TRACK.name });
  const reading = page.waitForEvent('worker');
  await page.goto('/flight/1');
  const worker = await reading;
  await expect(page.getByRole('figure')).toHaveCount(4);
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
