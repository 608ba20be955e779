import { expect } from '@playwright/test';
import { downloadEverything } from '../steps/download.ts';
import { addItem, logIn, signUp, test } from '../steps/pilot.ts';

test('a pilot downloads everything as one ZIP file, sees all sessions, and ends them', async ({ page, browser }) => {
  const email = await signUp(page);

  await test.step('the ZIP file is saved under a name with the date', async () => {
    await addItem(page, 'glider', { name: 'Zeno 2' });
    const { name, buffer } = await downloadEverything(page);
    expect(name).toMatch(/^wingbook-\d{4}-\d{2}-\d{2}\.zip$/);
    expect(buffer.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('the sessions of two browsers are listed and ended', async () => {
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/login');
    await logIn(elsewhere, email);
    await elsewhere.waitForURL('**/flights');

    await page.goto('/pilot');
    await expect(page.getByRole('listitem').filter({ hasText: 'last used' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.waitForURL('**/login');
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await elsewhere.context().close();
  });
});
