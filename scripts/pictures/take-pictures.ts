import type { Browser, Page, PageScreenshotOptions } from '@playwright/test';
import { untilWaiting } from '../../test/e2e/steps/waiting.ts';
import { SIZES, type Theme, type View } from './screen.ts';
import type { PicturedServer } from './servers.ts';

/** Looks for changes so often, at most. */
const LOOKS = 20;
const LOOK_MS = 300;
const MOST_RELOADS = 3;
const TIMEOUT_MS = 120_000;
/** More of a page is not taken: at the foot of a long list there is nothing new to see. */
const MOST_HEIGHT = 3_200;

/** Takes the pictures of a view, as PNG by theme, with a browser of its own. Throws when the page does not come into its state. */
export async function takePictures(
  browser: Browser,
  server: PicturedServer,
  view: View,
): Promise<ReadonlyMap<Theme, Buffer>> {
  const context = await browser.newContext({
    ...SIZES[view.size],
    baseURL: server.url,
    colorScheme: view.themes[0] ?? 'light',
    locale: server.language,
    timezoneId: 'Europe/Zurich',
  });
  try {
    const logbook = server.logbooks[view.owner];
    await context.addCookies([...logbook.cookies].map(([name, value]) => ({ name, value, url: server.url })));
    if (logbook.cookies.size > 0) await context.addInitScript(() => localStorage.setItem('signed-in', '1')); // As after a login.
    const page = await context.newPage();
    await openView(page, view, server.url + addressOf(view.screen.path, logbook.ids));
    const pictures = new Map<Theme, Buffer>();
    for (const theme of view.themes) pictures.set(theme, await pictureIn(page, view, theme));
    return pictures;
  } finally {
    await context.close();
  }
}

function addressOf(path: string, ids: ReadonlyMap<string, number>): string {
  return path.replace(/:([\w-]+)/g, (_, name: string) => String(ids.get(name)));
}

/** Opens the page of a view, and brings it into the state that is to be seen. */
export async function openView(page: Page, { screen }: View, address: string): Promise<void> {
  await screen.prepare?.(page);
  await page.goto(address);
  if (screen.isLoading) return untilWaiting(page);
  await complete(page);
  if ((await page.locator('canvas.maplibregl-canvas').count()) > 0) await withTiles(page);
  await screen.act?.(page);
}

/** Waits until nothing on the page is busy or reserved for what is still to come: a map must not be opened while a picture is taken. */
async function complete(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    () => document.querySelector('main :is([aria-busy="true"], [class*="skeleton"])') === null,
  );
}

/** Loads a page again whose tiles came too late, as they had to be drawn first. */
async function withTiles(page: Page): Promise<void> {
  for (let again = 0; again < MOST_RELOADS; again += 1) {
    await still(page);
    if (!(await page.evaluate(forgetMissedTiles))) return;
    await page.reload();
    await complete(page);
  }
}

/** Runs within the page. Returns whether it had missed any. */
function forgetMissedTiles(): boolean {
  const failures = ['tiles-failed-at', 'terrain-failed-at'].filter((key) => sessionStorage.getItem(key) !== null);
  for (const key of failures) sessionStorage.removeItem(key);
  return failures.length > 0;
}

async function pictureIn(page: Page, { screen }: View, theme: Theme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme);
  const part = screen.isWindow ? theWindow : wholePage;
  if (!screen.isMoving && !screen.isLoading) return still(page, part);
  await page.waitForTimeout(LOOK_MS);
  return look(page, part);
}

/** Says what a picture shows. */
type Part = (page: Page) => Promise<PageScreenshotOptions>;

async function theWindow(): Promise<PageScreenshotOptions> {
  return {};
}

async function wholePage(page: Page): Promise<PageScreenshotOptions> {
  const [width, height] = await page.evaluate(() => [window.innerWidth, document.documentElement.scrollHeight]);
  return { fullPage: true, clip: { x: 0, y: 0, width: width ?? 0, height: Math.min(height ?? 0, MOST_HEIGHT) } };
}

/**
 * Returns a picture once two in a row are the same and nothing is busy. Each look is taken in the way of the last: for a picture of the whole page
 * the browser makes the window 1 × 1 px for a moment, after which a map asks for its tiles and a chart draws again.
 */
export async function still(page: Page, part: Part = theWindow): Promise<Buffer> {
  let before = await look(page, part);
  for (let again = 0; again < LOOKS; again += 1) {
    await page.waitForTimeout(LOOK_MS);
    const now = await look(page, part);
    if (before.equals(now) && !(await isBusy(page))) return now;
    before = now;
  }
  return before;
}

/** The part is asked for each time: a page whose charts are rendered one after the other grows. */
async function look(page: Page, part: Part): Promise<Buffer> {
  return page.screenshot({ ...(await part(page)), timeout: TIMEOUT_MS });
}

/** A map that is not drawn yet stands still, too. */
function isBusy(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('main [aria-busy="true"]') !== null);
}
