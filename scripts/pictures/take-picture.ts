import type { Browser, Page } from '@playwright/test';
import { texts } from '#web/texts.ts';
import { type Picture, SIZES } from './screen.ts';
import type { PicturedServer } from './servers.ts';

/** Looks for changes so often, at most. */
const LOOKS = 20;
const LOOK_MS = 500;
const MOST_RELOADS = 3;

/** Takes a picture of a screen with a browser of its own, as PNG. Throws when the screen does not come into its state. */
export async function takePicture(browser: Browser, server: PicturedServer, { screen, size, theme }: Picture) {
  const { visitor, flights } = server.logbooks[screen.pilot];
  const context = await browser.newContext({
    ...SIZES[size],
    colorScheme: theme,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
  });
  try {
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server.url })));
    const page = await context.newPage();
    await page.goto(server.url + (flights.get(screen.path) ?? screen.path));
    await settle(page);
    for (let again = 0; again < MOST_RELOADS && (await hasMissedTiles(page)); again += 1) await settle(page);
    await dismissNotice(page);
    await screen.act?.(page);
    if (!screen.isMoving) await settle(page);
    return await page.screenshot({ fullPage: screen.isWhole === true, timeout: 120_000 });
  } finally {
    await context.close();
  }
}

/** A new pilot is asked to verify the email, which is no part of a screen. */
async function dismissNotice(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: texts.actions.dismiss });
  if (await dismiss.isVisible()) await dismiss.click();
}

/** Loads a page again whose tiles came too late, as they had to be drawn first. Returns whether it had missed any. */
async function hasMissedTiles(page: Page): Promise<boolean> {
  const hasMissed = await page.evaluate(() => {
    const failures = ['tiles-failed-at', 'terrain-failed-at'].filter((key) => sessionStorage.getItem(key) !== null);
    for (const key of failures) sessionStorage.removeItem(key);
    return failures.length > 0;
  });
  if (hasMissed) await page.reload();
  return hasMissed;
}

/** Waits until a page is complete: nothing is busy, and two pictures in a row are the same. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  let before: Buffer | null = null;
  for (let look = 0; look < LOOKS; look += 1) {
    await page.waitForTimeout(LOOK_MS);
    const now: Buffer = await page.screenshot({ timeout: 120_000 });
    if (before?.equals(now)) return;
    before = now;
  }
}
