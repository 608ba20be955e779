import { expect, type Page } from '@playwright/test';
import { loadAxeWithPages, violationsInBothSchemes } from '../steps/axe.ts';
import { lookAroundByCall, signUpByCall, test } from '../steps/pilot.ts';
import { FORMS_OF_ITEMS, SCREENS_OF_ACCOUNTS, SCREENS_OF_PILOTS, SCREENS_OF_VISITORS } from '../steps/screens.ts';
import { recordShifts, shiftsNow } from '../steps/shifts.ts';
import { answerLateWithError, answerNever, untilWaiting } from '../steps/waiting.ts';
import { STATES } from './states.ts';

/** A page may jump by so much while it is loaded, by the browser's measure. */
const MOST_SHIFT = 0.02;
/** As high as the highest form: what the bars at its foot cover in part is too small for axe. */
const HIGH_PHONE = { width: 390, height: 2_400 };
/** A flight without a track, beside the other flights from its site. */
const WITHOUT_TRACK = '/flight/1';
/** Screens that wait for a logbook, each with a shape of its own. */
const PENDING = ['/flights', '/flight/120', '/flight/120/edit', '/sites', '/site/1', '/gliders', '/glider/1', '/stats'];

test.beforeEach(({ page }) => loadAxeWithPages(page));

/** Returns what axe finds on the page as it is, in both colour schemes. */
async function violationsInBoth(page: Page, name: string): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return (await violationsInBothSchemes(page)).map((found) => `${name}, ${found}`);
}

/** Returns what axe finds in a window of a computer and in that of a phone, in both colour schemes. */
async function violationsInWindows(page: Page, name: string): Promise<readonly string[]> {
  const found = [...(await violationsInBoth(page, name))];
  const windowSize = page.viewportSize();
  await page.setViewportSize(HIGH_PHONE);
  found.push(...(await violationsInBoth(page, `${name}, on a phone`)));
  if (windowSize) await page.setViewportSize(windowSize);
  return found;
}

/**
 * Makes the window as high as the page: what a phone's bar at the foot covers in part is too small for axe, but scrolling uncovers
 * it. Maps, whose height is that of the window, stay as they are.
 */
async function uncover(page: Page): Promise<void> {
  const [width, height] = await page.evaluate(() => [window.innerWidth, document.documentElement.scrollHeight]);
  const hasMap = (await page.locator('canvas.maplibregl-canvas').count()) > 0;
  if (!hasMap) await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
}

/** Opens a screen, and returns what axe finds there and by how much it jumped, if that is too much. */
async function faultsAt(page: Page, path: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await expect(page.locator('main [class*=skeleton]')).toHaveCount(0);
  const shift = await shiftsNow(page);
  const windowSize = page.viewportSize();
  await uncover(page);
  const violations = await violationsInBoth(page, path);
  if (windowSize) await page.setViewportSize(windowSize);
  return shift > MOST_SHIFT ? [...violations, `${path} jumps by ${shift.toFixed(3)}`] : violations;
}

/** A browser in which a pilot has logged in has had a page with the logbook: it leaves room for that pilot's notices. */
async function openOnce(page: Page): Promise<void> {
  await page.goto('/flights');
  await page.getByRole('complementary', { name: 'Demo' }).or(page.getByText('Verify your email')).first().waitFor();
}

async function expectNoFaults(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await faultsAt(page, path)));
  expect(found).toEqual([]);
}

test('the screens of visitors and accounts have no violation for axe, in light and dark, and do not jump', {
  tag: '@phone',
}, async ({ page }) => {
  await recordShifts(page);
  await expectNoFaults(page, SCREENS_OF_VISITORS);
  await signUpByCall(page);
  await openOnce(page);
  await expectNoFaults(page, SCREENS_OF_ACCOUNTS);
});

for (const part of [0, 1]) {
  test(`the screens of a logbook have no violation for axe, in light and dark, and do not jump, part ${part + 1} of 2`, {
    tag: '@phone',
  }, async ({ page }) => {
    await recordShifts(page);
    await lookAroundByCall(page);
    await openOnce(page);
    await expectNoFaults(
      page,
      [...SCREENS_OF_PILOTS, ...FORMS_OF_ITEMS, WITHOUT_TRACK].filter((_, index) => index % 2 === part),
    );
  });
}

test('axe finds no violation while the screens of a logbook wait for it, in light and dark', async ({ page }) => {
  await lookAroundByCall(page);
  await answerNever(page);
  const found: string[] = [];
  for (const path of PENDING) {
    await page.goto(path);
    await untilWaiting(page);
    found.push(...(await violationsInWindows(page, `${path} while it waits`)));
  }
  expect(found).toEqual([]);
});

test('axe finds no violation where a logbook does not come, in light and dark, and no page jumps', async ({ page }) => {
  await recordShifts(page);
  await lookAroundByCall(page);
  await openOnce(page);
  await answerLateWithError(page);
  for (const path of PENDING) {
    await page.goto(path);
    await page.getByRole('alert').first().waitFor(); // Its skeleton was seen: the response waits for that.
    expect(await shiftsNow(page), path).toBeLessThanOrEqual(MOST_SHIFT);
  }
  expect(await violationsInWindows(page, 'a logbook that does not come')).toEqual([]);
});

for (const part of [0, 1]) {
  test(`axe finds no violation in dialogs, menus and parts that fail, in light and dark, part ${part + 1} of 2`, async ({
    page,
  }) => {
    await lookAroundByCall(page);
    const found: string[] = [];
    for (const [name, state] of Object.entries(STATES).filter((_, index) => index % 2 === part)) {
      await state.prepare?.(page);
      await page.goto(state.path);
      await state.act(page);
      found.push(...(await violationsInWindows(page, name)));
      if (state.prepare) await page.unrouteAll();
    }
    expect(found).toEqual([]);
  });
}
