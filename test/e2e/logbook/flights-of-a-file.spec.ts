import { expect, type Page } from '@playwright/test';
import { DAY } from '../steps/day.ts';
import { save, signUpByCall, test } from '../steps/pilot.ts';
import { TRACK } from '../steps/track.ts';

test.use({ hasMaps: false });

test('a pilot chooses a flight of a file, trims it, and adds the others, too', async ({ page }) => {
  await signUpByCall(page);
  await openFormWith(page, DAY);
  const choice = page.getByLabel('Flight of this file');
  await expect(choice.locator('option')).toHaveText([
    'Flight 1 of 3 · 10:15–10:30 · 15 min',
    'Flight 2 of 3 · 11:16–12:05 · 50 min',
    'Flight 3 of 3 · 12:51–13:06 · 15 min',
  ]);
  await expect(choice.locator('option:checked')).toHaveText(/^Flight 2 of 3/);
  await expectTimes(page, { time: '11:16', minutes: '50' });

  await choice.selectOption({ index: 2 });
  await expectTimes(page, { time: '12:51', minutes: '15' });
  const start = page.getByRole('slider', { name: 'Start' });
  await start.focus();
  await page.keyboard.press('PageDown');
  await expect(start).not.toHaveAttribute('aria-valuetext', /^12:51/);
  await expect(page.getByLabel('Time', { exact: true })).not.toHaveValue('12:51');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expectTimes(page, { time: '12:51', minutes: '15' });
  await page.getByRole('slider', { name: 'End' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('slider', { name: 'End' })).toHaveAttribute('aria-valuetext', /^13:06:\d\d$/);

  await page.getByLabel('Add the other 2 as flights, too').check();
  await page.getByLabel('Remarks').fill('Last one');
  await save(page);
  await page.waitForURL('**/flights');
  await expect(page.getByText('Saved, and 2 more of the same file')).toBeVisible();
  await expect(page.getByRole('link', { name: /Jun 20, 2026/ })).toHaveCount(3);

  await page
    .getByRole('link', { name: /Jun 20, 2026/ })
    .last()
    .click();
  const cursor = page.getByRole('slider', { name: 'Place on the track' });
  await cursor.press('End');
  await expect(cursor).toHaveAttribute('aria-valuetext', /10:30/);
});

test('a file of one flight offers no choice, and a trimmed part stays with the flight', async ({ page }) => {
  await signUpByCall(page);
  await openFormWith(page, TRACK);
  await expect(page.getByLabel('Flight of this file')).toHaveCount(0);
  const start = page.getByRole('slider', { name: 'Start' });
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect(reset).toBeDisabled();
  const before = await page.getByLabel('Time', { exact: true }).inputValue();
  await start.focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('PageUp');
  await expect(reset).toBeEnabled();
  // The slider moves at once, the fields once the part is read: each key's in turn, or only the last one's.
  const after = ((await start.getAttribute('aria-valuetext')) ?? '').slice(0, 'hh:mm'.length);
  expect(after > before).toBe(true);
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(after);
  await save(page);
  await page.waitForURL('**/flights');
  await page.getByRole('link', { name: /Jun 20, 2026/ }).click();
  const cursor = page.getByRole('slider', { name: 'Place on the track' });
  await cursor.press('Home');
  await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(after));

  await page.goto('/flight/1/edit');
  await page.getByRole('button', { name: 'Trim' }).click();
  await expect(page.getByRole('slider', { name: 'Start' })).toHaveAttribute('aria-valuetext', new RegExp(after));
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(before);
});

async function openFormWith(page: Page, file: typeof DAY): Promise<void> {
  await page.goto('/flight/0/edit');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Europe/Zurich')).toBeVisible();
}

async function expectTimes(page: Page, { time, minutes }: { time: string; minutes: string }): Promise<void> {
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(time);
  await expect(page.getByLabel('Minutes')).toHaveValue(minutes);
}
