import { expect, type Page } from '@playwright/test';
import { emailsTo, linkTo } from '../steps/emails.ts';
import {
  logIn,
  logOut,
  lookAround,
  lookAroundByCall,
  newEmail,
  PASSWORD,
  save,
  signUp,
  signUpByCall,
  test,
} from '../steps/pilot.ts';

const NEXT_PASSWORD = 'another long password';

async function confirmLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Wingbook' }).click();
}

async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByText('You are now logged in and can continue working with Wingbook!')).toBeVisible();
  await page.getByRole('link', { name: 'Go to App' }).click();
  await page.waitForURL('**/flights');
}

async function verify(page: Page, email: string): Promise<void> {
  await page.goto(await linkTo(email, 'email-verification'));
  await confirmLink(page);
  await expectLoggedIn(page);
}

const notice = (page: Page) => page.getByRole('button', { name: 'Send email again' });

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
  await page.waitForURL('**/invalid-verification-link');
  await expect(page.getByRole('heading', { name: 'Verification link is invalid or expired' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.waitForURL('**/login');
});

test('the email is sent again, and the link of the first one no longer works', async ({ page }) => {
  const email = await signUp(page);
  const first = await linkTo(email, 'email-verification');
  await notice(page).click();
  await expect(page.getByText(`Verification link was sent to ${email}`)).toBeVisible();
  const second = await linkTo(email, 'email-verification', 2);
  await page.goto(first);
  await confirmLink(page);
  await page.waitForURL('**/invalid-verification-link');
  await page.goto(second);
  await confirmLink(page);
  await expectLoggedIn(page);
});

test('the notice stays dismissed for the session of the browser', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/pilot');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
});

test('the link of an email logs a pilot in, once', async ({ page }) => {
  const email = await signUp(page);
  await logOut(page);
  await page.getByRole('link', { name: 'Log In Without Password' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter your email address');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`One-time-login link was successfully sent to ${email}`)).toBeVisible();
  const link = await linkTo(email, 'email-verification', 2);
  await page.goto(link);
  await confirmLink(page);
  await expectLoggedIn(page);
  await logOut(page);
  await page.goto(link);
  await confirmLink(page);
  await page.waitForURL('**/invalid-verification-link');
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await page.waitForURL('**/login');
});

test('the forms do not reveal whether an address has an account', async ({ page }) => {
  const nobody = newEmail();
  for (const [path, words] of [
    ['/one-time-login', 'One-time-login link was successfully sent to'],
    ['/reset-password', 'Email with reset password link was successfully sent to'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel('Email').fill(nobody);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`${words} ${nobody}`)).toBeVisible();
  }
  expect(await emailsTo(nobody)).toEqual([]);
});

test('a link never replaces the session of another pilot without asking', async ({ page }) => {
  const email = await signUp(page);
  const link = await linkTo(email, 'email-verification');
  await logOut(page);
  await lookAroundByCall(page);
  await page.goto(link);
  await confirmLink(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('You are still logged in as another pilot.');
  await page.goto('/pilot');
  await expect(page.getByText(email)).toHaveCount(0);
  await page.goto(link);
  await confirmLink(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out and Continue' }).click();
  await expectLoggedIn(page);
  await page.goto('/pilot');
  await expect(page.getByText(email).first()).toBeVisible();
});

test('a forgotten password is reset by the link of an email', async ({ page }) => {
  const email = await signUp(page);
  await logOut(page);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Email with reset password link was successfully sent to ${email}`)).toBeVisible();
  await page.goto(await linkTo(email, 'reset-password'));
  await expect(page).toHaveURL(/\/reset-password\/\d+\/-$/);

  const send = page.getByRole('button', { name: 'Reset password' });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('All fields are required');
  await page.getByLabel('New password').fill(NEXT_PASSWORD);
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Password and confirmed password must be the same');
  await page.getByLabel('Confirm password').fill(NEXT_PASSWORD);
  await send.click();
  await expect(page.getByText('Your password was successfully reset')).toBeVisible();
  await page.getByRole('link', { name: 'Go to App' }).click();
  await page.waitForURL('**/flights');

  await logOut(page);
  await logIn(page, email);
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
  await logIn(page, email, NEXT_PASSWORD);
  await page.waitForURL('**/flights');
});

test('the reset page fills in the address of the pilot who is logged in', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/reset-password');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.goto('/one-time-login');
  await page.waitForURL('**/flights');
});

test('the password is changed once the email is verified', async ({ page, browser }) => {
  const email = await signUp(page);
  await page.goto('/pilot/edit/change-password');
  await expect(
    page.getByText('You need to verify your email before changing your password. Follow the link we sent you.'),
  ).toBeVisible();
  const button = page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true });
  await expect(button).toBeDisabled();
  await verify(page, email);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login');
  await logIn(elsewhere, email);
  await elsewhere.waitForURL('**/flights');

  await page.goto('/pilot/edit/change-password');
  await save(page);
  await expect(page.getByRole('alert')).toHaveText('All fields are required');
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill(NEXT_PASSWORD);
  await save(page);
  await expect(page.getByRole('alert')).toHaveText('New password and confirmed password must be the same');
  await page.getByLabel('Confirm password').fill(NEXT_PASSWORD);
  await save(page);
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/.+/);
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(PASSWORD);
  await save(page);
  await expect(page.getByText('Your password was successfully changed')).toBeVisible();
  await page.goto('/flights');
  await expect(page.getByText('You have no flights yet')).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await elsewhere.context().close();
  await expect.poll(async () => (await emailsTo(email)).length).toBeGreaterThanOrEqual(2);
});

test('demo pilots see no account screens', async ({ page }) => {
  await lookAround(page);
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/pilot/edit/change-password');
  await expect(page.getByText('A demo pilot has no account: there is nothing to change here.')).toBeVisible();
  await page.goto('/pilot');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change password' })).toHaveCount(0);
  for (const name of ['Log out everywhere', 'Download everything', 'Delete my account']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
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
