import type { Page } from '@playwright/test';

/** The calls that load a logbook, a flight's track and what tracks say about a site. */
const LOADS = /\/api\/(data\?|flights\/|track-files\/|sites\/)/;

/** Those of them that a page makes for a part of itself, once it has the logbook. */
const PARTS = /\/api\/(flights\/|track-files\/|sites\/)/;
const FAILURE = { status: 500, json: { error: { type: 'DBReadError' } } };

/** From now on nothing that a page loads comes: it shows what it shows while it waits. */
export async function answerNever(page: Page): Promise<void> {
  await page.route(LOADS, () => undefined);
}

/** From now on all that a page loads fails. */
export async function answerWithError(page: Page): Promise<void> {
  await page.route(LOADS, (route) => route.fulfill(FAILURE));
}

/** From now on all that a page loads fails, once the page shows that it waits. */
export async function answerLateWithError(page: Page): Promise<void> {
  await page.route(LOADS, async (route) => {
    await untilWaiting(page);
    await route.fulfill(FAILURE);
  });
}

/** From now on a page has its logbook, but what it loads beside never comes. */
export async function answerPartsNever(page: Page): Promise<void> {
  await page.route(PARTS, () => undefined);
}

/** From now on a page has its logbook, but what it loads beside fails. */
export async function answerPartsWithError(page: Page): Promise<void> {
  await page.route(PARTS, (route) => route.fulfill(FAILURE));
}

/** Waits until a page shows the shape of what is on its way. */
export async function untilWaiting(page: Page): Promise<void> {
  await page.locator('main [class*=skeleton]').filter({ visible: true }).first().waitFor();
}
