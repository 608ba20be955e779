import { expect, type Page } from '@playwright/test';
import { lookAroundByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

const rows = (page: Page) => page.getByRole('table', { name: 'Flights' }).getByRole('link');

/** Keys work once what the list has beside its rows is loaded. */
async function openList(page: Page): Promise<void> {
  await page.goto('/flights');
  await expect(page.getByRole('button', { name: 'Select flights' })).toBeVisible();
}

test('keys move between flights, open one and go on from there, select one and lead to the search', async ({
  page,
}) => {
  await lookAroundByCall(page);
  await openList(page);
  await page.keyboard.press('j');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  const second = rows(page).nth(1);
  await expect(second).toBeFocused();
  const path = await second.getAttribute('href');

  await test.step('Enter opens it, and after Back the keys go on from it', async () => {
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    // The list stays until the flight can be shown; going back before that would not leave it.
    await expect(second).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Select flights' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(second).toBeFocused();
  });

  await test.step('x selects it, Escape ends the selection', async () => {
    await page.keyboard.press('x');
    await expect(page.getByRole('region', { name: 'Selected flights' })).toContainText('1 selected');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Selected flights' })).toBeHidden();
  });

  await test.step('the search takes letters as text', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('jx');
    await expect(page.getByRole('searchbox')).toHaveValue('jx');
    await expect(page.getByRole('region', { name: 'Selected flights' })).toBeHidden();
  });

  await test.step('the row with the focus stays in view under the heads of table and year', async () => {
    await openList(page);
    for (let moves = 0; moves < 45; moves += 1) await page.keyboard.press('j');
    for (let moves = 0; moves < 12; moves += 1) await page.keyboard.press('k');
    const focused = page.locator('tr:has(a:focus)');
    const heads = await page
      .getByRole('rowheader')
      .evaluateAll((all) => all.map((head) => head.getBoundingClientRect()));
    const stuck = Math.max(...heads.filter(({ top }) => top < 100).map(({ bottom }) => bottom));
    const box = await focused.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(stuck - 1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  });
});
