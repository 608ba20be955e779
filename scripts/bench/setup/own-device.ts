import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { createBenchContext, type LogbookSize, makeLogbook, PASSWORD } from './logbooks.ts';
import { newDataFolder, startServerProcess } from './server-process.ts';

const EMAIL = 'offline@example.org';

/** A pilot's browser, and the server. */
export interface DeviceVisit {
  readonly url: string;
  readonly visit: BrowserContext;
}

/** Does something in a browser whose pilot has a logbook of this size on a server. */
export async function onDevice<Result>(
  size: LogbookSize,
  work: (device: DeviceVisit) => Promise<Result>,
): Promise<Result> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, EMAIL, size);
  await close();
  const { url, close: stop } = await startServerProcess(dataFolder);
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  try {
    const visit = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    // tsx wraps named functions in this helper, which is missing in the page.
    await visit.addInitScript('globalThis.__name = (named) => named');
    return await work({ url, visit });
  } finally {
    await browser.close();
    await stop();
  }
}

/** Logs in, and waits on the list; on the pilot's own device until the logbook is kept there. */
export async function logInOnDevice(page: Page, url: string, isOwn = true): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('This is my device').setChecked(isOwn);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await page.getByRole('table', { name: 'Flights' }).waitFor();
  if (isOwn) await page.waitForFunction(() => localStorage.getItem('held') !== null);
}
