import { expect, type Page, type Request } from '@playwright/test';
import { logOut, lookAround, newEmail, PASSWORD, sendSignUp, signUp, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

const main = (page: Page) => page.getByRole('main');

/** Delays a call so that its caption can be seen. Returns the requests. */
async function slowed(page: Page, call: string): Promise<readonly Request[]> {
  const requests: Request[] = [];
  await page.route(`**/api/${call}`, async (route) => {
    requests.push(route.request());
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  return requests;
}

test('the login form requires email and password, and links to the alternatives', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.goto('/login');
  const send = main(page).getByRole('button', { name: 'Log In' });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('All fields are required');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email').fill('somebody@example.org');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('All fields are required');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');

  for (const [label, path] of [
    ['Forgot Password', '/reset-password'],
    ['Log In Without Password', '/one-time-login'],
    ['Sign Up', '/signup'],
  ] as const) {
    await page.goto('/login');
    await main(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('login is sent once, and shows its progress and its error', { tag: '@any-size' }, async ({ page }) => {
  const email = await signUp(page);
  await logOut(page);
  const requests = await slowed(page, 'login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not the password');
  await main(page).getByRole('button', { name: 'Log In' }).dblclick();
  await expect(page.getByRole('button', { name: 'Logging in ...' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
  await expect(main(page).getByRole('button', { name: 'Log In' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/flights');
  expect(requests).toHaveLength(2);
  expect(requests[1]?.postDataJSON()).toEqual({
    email,
    password: PASSWORD,
    lastModified: null,
    csrf: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('sign-up says what the email is for, sends the choice about news, and links to login', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Your email is used only for authorisation.');
  const news = page.getByRole('checkbox', { name: 'Yes, let me know once new features will be added' });
  await expect(news).not.toBeChecked();
  await main(page).getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');

  await page.goto('/signup');
  const requests = await slowed(page, 'signup');
  const email = newEmail();
  await news.check();
  await sendSignUp(page, email);
  await expect(page.getByRole('button', { name: 'Signing up ...' })).toBeVisible();
  await page.waitForURL('**/flights');
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    {
      email,
      password: PASSWORD,
      isSubscribed: true,
      altitudeUnit: 'feet',
      distanceUnit: 'kilometers',
      csrf: expect.stringMatching(/^[\w-]{43}$/),
    },
  ]);
});

test('change password has three fields and a link for a forgotten password', { tag: '@any-size' }, async ({ page }) => {
  const email = await signUpByCall(page);
  await page.goto('/pilot');
  await page.getByRole('link', { name: /change password/i }).click();
  await expect(page).toHaveURL('/pilot/edit/change-password');
  for (const label of ['Current password', 'New password', 'Confirm password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'password');
  }
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('forms that request an email say so when none can be sent', { tag: '@any-size' }, async ({ page }) => {
  for (const [path, call] of [
    ['/one-time-login', 'one-time-login'],
    ['/reset-password', 'initiate-reset-password'],
  ] as const) {
    await page.route(`**/api/${call}`, (route) =>
      route.fulfill({ status: 500, json: { error: { type: 'DBWriteError' } } }),
    );
    await page.goto(path);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('alert')).toHaveText('Enter your email address');
    await page.getByLabel('Email').fill('somebody@example.org');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('alert')).toHaveText("Sorry, couldn't save the data, try again later.");
    await expect(page.getByText('successfully sent')).toHaveCount(0);
  }
});

test('the notice to verify the email is one line above the flights and the pilot’s page, and nowhere else', {
  tag: '@any-size',
}, async ({ page }) => {
  await signUpByCall(page);
  const notice = page.getByRole('region', { name: 'Verification' });
  for (const path of ['/flights', '/pilot']) {
    await page.goto(path);
    await expect(notice.getByRole('button', { name: 'Send email again' })).toBeVisible();
    expect((await notice.getByText('Verify your email.').boundingBox())?.height).toBeLessThan(50); // One line.
  }
  for (const path of [
    '/sites',
    '/site/0/edit',
    '/gliders',
    '/stats',
    '/pilot/edit',
    '/',
    '/reset-password',
    '/invalid-verification-link',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(notice).toHaveCount(0);
  }
  await logOut(page);
  await expect(notice).toHaveCount(0);
});

test('the dismissed notice returns for the next pilot, and says when the email cannot be sent', {
  tag: '@any-size',
}, async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await logOut(page);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await sendSignUp(page, newEmail());
  await page.waitForURL('**/flights');
  await page.route('**/api/resend-auth-token', (route) =>
    route.fulfill({ status: 500, json: { error: { type: 'DBWriteError' } } }),
  );
  await page.getByRole('button', { name: 'Send email again' }).click();
  await expect(page.getByText("Sorry, couldn't save the data, try again later.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send email again' })).toBeVisible();
});

test('the header shows Log In to a visitor and Log Out to a pilot', async ({ page }) => {
  const header = page.getByRole('banner').first();
  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Log In' })).toBeVisible();
  await lookAround(page);
  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0);
  await header.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/login');
  await expect(header.getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.goto('/flights');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
});

test('the error of a rejected new password is at its field, and the link stays valid', { tag: '@any-size' }, async ({
  page,
}) => {
  await signUpByCall(page);
  await page.route('**/api/reset-password', (route) =>
    route.fulfill({ status: 422, json: { error: { type: 'validationError', errors: { password: 'Too plain' } } } }),
  );
  await page.goto('/reset-password/1/a-token');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Too plain/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const sent = page.waitForRequest('**/api/reset-password');
  await page.getByRole('button', { name: 'Reset password' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ pilotId: 1, authToken: 'a-token', password: PASSWORD });
});
