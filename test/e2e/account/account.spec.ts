import { expect } from '@playwright/test';
import { logIn, logOut, lookAroundByCall, sendSignUp, signUp, signUpByCall, test } from '../steps/pilot.ts';

test('account forms show the specified messages at their fields', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/signup');
  const send = page.getByRole('button', { name: 'Sign Up' });
  await send.click();
  await expect(page.getByText('All fields are required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await send.click();
  await expect(page.getByText('Password and confirmed password must be the same')).toBeVisible();

  await page.getByLabel('Confirm password').fill('short');
  await send.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/You provided not valid email/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/at least 8 characters/);
});

test('a protected page shows the login form in place and, after it, the requested page', { tag: '@any-size' }, async ({
  page,
}) => {
  const email = await signUp(page);
  await logOut(page);
  await page.goto('/gliders');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await logIn(page, email, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Gliders', exact: true })).toBeAttached();
  await expect(page).toHaveURL(/\/gliders$/);
});

test('login and sign up send a pilot who is logged in to the flight list', { tag: '@any-size' }, async ({ page }) => {
  await signUp(page);
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await page.waitForURL('**/flights');
  }
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Open my logbook' })).toBeVisible();
});

test('passwords are masked, and labelled for password managers', { tag: '@any-size' }, async ({ page }) => {
  const fields = async () =>
    page
      .locator('input[type="password"], input[autocomplete]')
      .evaluateAll((inputs) =>
        inputs.map((input) => `${input.getAttribute('type')} ${input.getAttribute('autocomplete')}`),
      );
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await fields()).toEqual(['email username', 'password current-password']);
  await signUpByCall(page);
  await page.goto('/pilot/edit/change-password');
  await expect(page.getByLabel('Current password')).toBeVisible();
  expect(await fields()).toEqual([
    'email username',
    'password current-password',
    'password new-password',
    'password new-password',
  ]);
});

test('a page runs only our own scripts', { tag: '@any-size' }, async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = 'document.title = "inline"';
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/script.js';
    const blocked: string[] = [];
    await new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
        if (blocked.push(blockedURI) === 2) resolve();
      });
      document.body.append(inline, foreign);
    });
    return { blocked, title: document.title };
  });
  expect(ran.blocked).toEqual(['inline', 'https://evil.example/script.js']);
  expect(ran.title).not.toBe('inline');
  await page.context().close();
});

test('an email that is taken is reported at its field', { tag: '@any-size' }, async ({ page }) => {
  const email = await signUp(page);
  await logOut(page);
  await page.goto('/signup');
  await sendSignUp(page, email.toUpperCase());
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/User with this email already exists/);
});

test('a failed logout is reported and leaves the pilot logged in', async ({ page }) => {
  await lookAroundByCall(page);
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/pilot');
  const dialogOpened = page.waitForEvent('dialog');
  const pressed = page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
  const dialog = await dialogOpened;
  expect(dialog.message()).toBe('Server error. Could not log out.');
  await dialog.accept();
  await pressed;
  await expect(page.getByText('Sites flown')).toBeVisible();
});

test('an unknown page says so, with status 404', { tag: '@any-size' }, async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});
