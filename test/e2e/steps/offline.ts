import { expect, type Page } from '@playwright/test';
import type { LoadResponse } from '#contract/data';
import { type Front, startFront } from '../run/front.ts';
import { test as base, newEmail, sendSignUp } from './pilot.ts';

/** Tests with a worker. One server for all tests of a file, in turn: each changes the line to it. */
export const test = base.extend<{ readonly plainFront: undefined }, { readonly front: Front }>({
  front: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const front = await startFront(`offline-${workerIndex}`);
      await use(front);
      await front.stop();
    },
    { scope: 'worker' },
  ],
  serviceWorkers: 'allow',
  baseURL: ({ front }, use) => use(front.url),
  // Tests of other files may have the same server, and have left it in any state.
  plainFront: [
    async ({ front }, use) => {
      Object.assign(front, { line: 'server', atSave: null });
      front.asked.length = 0;
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Installs the worker as the app does, but at once. */
export async function install(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('/sw.js');
}

/** Opens a page in a new tab, with nothing in the browser but what the worker keeps. */
export async function openCold(page: Page, path: string): Promise<Page> {
  const cold = await page.context().newPage();
  const session = await page.context().newCDPSession(cold);
  await session.send('Network.clearBrowserCache');
  await cold.goto(path);
  return cold;
}

/** Signs up by the form, on a device of the pilot's own or not. Returns the email. */
export async function signUpOnDevice(page: Page, isOwn = true): Promise<string> {
  const email = newEmail();
  await page.goto('/signup');
  await page.getByLabel('This is my device').setChecked(isOwn);
  await sendSignUp(page, email);
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  return email;
}

/** Returns the pilot's logbook as the server has it. */
export async function storedOnServer(page: Page): Promise<LoadResponse> {
  const cookies = await page.context().cookies();
  const csrf = cookies.find(({ name }) => name === 'csrf')?.value ?? '';
  return (await page.request.get('/api/data', { params: { csrf } })).json();
}

/** Returns everything that this browser has stored for the page, but what only pages in memory have. */
export function storedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asPromise = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Bytes, as of tracks, would be JSON without a text.
    const readable = async (row: unknown): Promise<unknown> => {
      if (row instanceof Blob) return row.text();
      if (row instanceof ArrayBuffer || row instanceof Uint8Array) return new TextDecoder().decode(row);
      if (Object(row) !== row) return row;
      return [Object.keys(Object(row)), await Promise.all(Object.values(Object(row)).map(readable))];
    };
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asPromise(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([asPromise(rows.getAllKeys()), asPromise(rows.getAll())]);
        found.push(name, store, keys, await readable(values));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(name, request.url, await (await cache.match(request))?.text());
      }
    }
    return JSON.stringify(found);
  });
}

/** Resolves once the copy on this device has a text, and its marker. */
export async function untilCopied(page: Page, text: string): Promise<void> {
  await expect.poll(() => storedTexts(page)).toContain(text);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('held'))).not.toBeNull();
}

/** From now on no call is answered. The pages themselves come, as from the service worker. */
export async function disconnect(page: Page): Promise<void> {
  await page.context().route(/\/api\//, (route) => route.abort());
}

/** Ends what {@link disconnect} has begun. */
export async function connect(page: Page): Promise<void> {
  await page.context().unroute(/\/api\//);
}
