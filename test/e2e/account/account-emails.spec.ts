import { expect, type Page } from '@playwright/test';
import { linkTo } from '../steps/emails.ts';
import { save, signUp, signUpByCall, test } from '../steps/pilot.ts';

async function confirmLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Wingbook' }).click();
}

async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByText('You are now logged in and can continue working with Wingbook!')).toBeVisible();
  await page.getByRole('link', { name: 'Go to App' }).click();
  await page.waitForURL('**/flights');
}

const notice = (page: Page) => page.getByRole('button', { name: 'Send email again' });

/** What else emails and their links do is in `test/app/account-emails.test.tsx`. */
test('the notice to verify the email stays until the link of the email is followed', async ({ page }) => {
  const email = await signUp(page);
  await expect(notice(page)).toBeVisible();
  const link = await linkTo(email, 'email-verification');
  await page.goto(link);
  await expect(page).toHaveURL(/\/email-verification\/\d+\/-$/);
  await page.reload();
  await confirmLink(page);
  await expectLoggedIn(page);
  await expect(notice(page)).toHaveCount(0);

  await page.goto(link);
  await confirmLink(page);
  await page.waitForURL('**/flights'); // It has done what it was for.

  await page.goto('/invalid-verification-link');
  await expect(page.getByRole('heading', { name: 'Verification link is invalid or expired' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.waitForURL('**/login');
});

test('after a login without password in another tab, this tab has its input again', async ({ page, context }) => {
  const email = await signUpByCall(page);
  await page.goto('/glider/0/edit');
  await page.getByLabel('Name*').fill('Still here');
  await context.clearCookies({ name: 'session' });
  await save(page);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Log In Without Password' }).click(),
  ]);
  await expect(other.getByRole('heading', { name: 'Log In Without Password' })).toBeVisible();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send link' }).click();
  await other.goto(await linkTo(email, 'email-verification', 2));
  await confirmLink(other);
  await expectLoggedIn(other);

  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Name*')).toHaveValue('Still here');
  await save(page);
  await expect(page.getByRole('table', { name: 'Gliders' })).toContainText('Still here');
});
