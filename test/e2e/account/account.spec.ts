import { expect } from '@playwright/test';
import { logIn, logOut, newEmail, sendSignUp, test } from '../steps/pilot.ts';

/** Everything else about these forms is in `test/app/account-forms.test.tsx`. */
test('a pilot signs up by the form, and logs in in place of a protected page', async ({ page }) => {
  const email = newEmail();

  await test.step('the form shows the specified messages at its fields', async () => {
    await page.goto('/signup');
    const send = page.getByRole('button', { name: 'Sign Up' });
    await send.click();
    await expect(page.getByText('All fields are required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password').fill('short');
    await send.click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/You provided not valid email/);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/at least 8 characters/);
  });

  await test.step('it leads to the flight list', async () => {
    await sendSignUp(page, email);
    await page.waitForURL('**/flights');
    await expect(page.getByText('You have no flights yet')).toBeVisible();
  });

  await test.step('a protected page shows the login form in place and, after it, the requested page', async () => {
    await logOut(page);
    await page.goto('/gliders');
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await logIn(page, email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
    await logIn(page, email);
    await expect(page.getByRole('heading', { name: 'Gliders', exact: true })).toBeAttached();
    await expect(page).toHaveURL(/\/gliders$/);
  });
});

test('a page runs only our own scripts', async ({ browser }) => {
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
