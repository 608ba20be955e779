import { expect, type Page } from '@playwright/test';
import { type Front, startFront } from '../run/front.ts';
import { test as base } from './pilot.ts';

/** Tests with a worker. One server for all tests of a file, in turn: each changes the line to it. */
export const test = base.extend<object, { readonly front: Front }>({
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
  page: async ({ front, page }, use) => {
    front.line = 'server';
    await use(page);
  },
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
