import { expect, type Page } from '@playwright/test';
import { violationsNow } from '../steps/axe.ts';
import { lookAroundByCall, signUpByCall, test } from '../steps/pilot.ts';
import { SCREENS_OF_ACCOUNTS, SCREENS_OF_PILOTS, SCREENS_OF_VISITORS } from '../steps/screens.ts';

/** Returns what axe finds on a screen in both colour schemes. */
async function violationsAt(page: Page, path: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  const inLight = await violationsNow(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const inDark = await violationsNow(page);
  return [...inLight.map((found) => `${path}, light: ${found}`), ...inDark.map((found) => `${path}, dark: ${found}`)];
}

async function expectNoViolations(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await violationsAt(page, path)));
  expect(found).toEqual([]);
}

test('axe finds no violation on the screens of visitors and accounts, in light and dark', async ({ page }) => {
  await expectNoViolations(page, SCREENS_OF_VISITORS);
  await signUpByCall(page);
  await expectNoViolations(page, SCREENS_OF_ACCOUNTS);
});

for (const part of [0, 1]) {
  test(`axe finds no violation on the screens of a logbook, in light and dark, part ${part + 1} of 2`, async ({
    page,
  }) => {
    await lookAroundByCall(page);
    await expectNoViolations(
      page,
      SCREENS_OF_PILOTS.filter((_, index) => index % 2 === part),
    );
  });
}
