import { expect, type Page } from '@playwright/test';
import { keptRows, untilKept } from '../steps/drafts.ts';
import { logIn, logOut, lookAround, PASSWORD, save, signUp, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

async function typeGlider(page: Page, name: string): Promise<void> {
  await page.goto('/glider/0/edit');
  await page.getByLabel('Name*').fill(name);
}

test("a logbook that a logout has hidden is not shown again to another pilot, but that pilot's is", async ({
  page,
  context,
}) => {
  await signUpByCall(page);
  await typeGlider(page, 'Not for you');
  const other = await context.newPage();
  await logOut(other);
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await lookAround(other);

  await expect(page.getByText(/You have logged in as a different user/)).toBeVisible();
  await expect(page.getByLabel('Name*')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Name*')).toHaveValue('');
  await page.goto('/gliders');
  await expect(page.getByRole('table', { name: 'Gliders' })).toBeVisible();
});

test('a logout in one tab hides the logbook in the others, which keep their input', async ({ page, context }) => {
  const email = await signUp(page);
  const [list, detail] = [await context.newPage(), await context.newPage()];
  await list.goto('/flights');
  await detail.goto('/pilot');
  await expect(detail.getByText(email, { exact: true })).toBeVisible();
  await typeGlider(page, 'Half typed');
  await logOut(await context.newPage());

  for (const tab of [list, detail, page]) {
    await expect(tab.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect(tab.getByText('Your session has ended. Log in to go on where you were.')).toBeVisible();
  }
  await expect(detail.getByText(email, { exact: true })).toBeHidden();
  await expect.poll(() => keptRows(page), 'a logout removes drafts').toBe(0);
  await logIn(page, email);
  await expect(page.getByLabel('Name*')).toHaveValue('Half typed');
  await expect(detail.getByText(email, { exact: true })).toBeVisible();
  await untilKept(page);
  await page.reload();
  await expect(page.getByLabel('Name*'), 'the form is a draft again').toHaveValue('Half typed');
});

test('a logout in another tab hides the logbook without a connection, too', async ({ page, context }) => {
  const email = await signUp(page);
  await page.goto('/pilot');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await logOut(await context.newPage());
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeHidden();
});

test('behind the login in place no input is lost: its header leads to the form, and Back asks', async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  await page.getByRole('link', { name: 'Gliders' }).filter({ visible: true }).click();
  // The list of flights, with an 'Add' of its own, stays until the screen's code has come.
  await expect(page.getByRole('heading', { name: 'Gliders', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /Add/ }).filter({ visible: true }).first().click();
  await page.getByLabel('Name*').fill('Not lost');

  await test.step('Log In in the header focuses the form', async () => {
    await context.clearCookies({ name: 'session' });
    await save(page);
    await page.getByRole('main').getByLabel('Email').blur();
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name*')).toBeVisible();
    await expect(page.getByLabel('Name*')).toHaveValue('Not lost');
  });

  await test.step('Back asks before input is lost', async () => {
    await context.clearCookies({ name: 'session' });
    await save(page);
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    const questions: string[] = [];
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await page.evaluate(() => history.back());
    await expect.poll(() => questions).toEqual(['Leave without saving your changes?']);
    await expect(page).toHaveURL(/\/glider\/0\/edit$/);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/gliders$/);
  });
});

test('a dialog that is open when the session ends is hidden during the login, and shown again after it', async ({
  page,
  context,
}) => {
  const email = await signUpByCall(page);
  await page.goto('/pilot');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByLabel('Password').fill(PASSWORD);
  await context.clearCookies({ name: 'session' });
  await page.keyboard.press('Enter');

  const login = page.getByRole('main').filter({ visible: true });
  await expect(login.getByLabel('Email')).toBeFocused();
  await logIn(page, email);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});
