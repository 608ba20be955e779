import { expect, type Page } from '@playwright/test';
import { logIn, save, signUp, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

/** Opens the form of a new item by the button of its list. */
async function openForm(page: Page, list: 'Flights' | 'Sites' | 'Gliders'): Promise<void> {
  await page.goto(`/${list.toLowerCase()}`);
  await page.getByRole('link', { name: /^Add/ }).filter({ visible: true }).first().click();
  await expect(page.getByLabel('Remarks')).toBeVisible();
}

const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving your changes?' });

test('Save scrolls to the first wrong field of the page, clear of the bars', { tag: '@phone' }, async ({ page }) => {
  await signUpByCall(page);
  await openForm(page, 'Flights');
  await page.getByLabel('Airtime, minutes').fill('x');
  await page.getByLabel('Date*').fill('');
  await page.getByLabel('Remarks').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).last().click();
  const date = page.getByLabel('Date*');
  await expect(date).toBeFocused();
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  const isUncovered = await date.evaluate((field) => {
    const { left, top, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 20, top + height / 2) === field;
  });
  expect(isUncovered).toBe(true);
});

test('links and Back ask before a changed form is left, but not an unchanged one', async ({ page }) => {
  await signUp(page);
  await test.step('an unchanged form is left at once', async () => {
    await openForm(page, 'Gliders');
    await page.getByRole('button', { name: 'Cancel' }).filter({ visible: true }).click();
    await page.waitForURL('**/gliders');
  });

  await test.step('links and Back ask before a changed form is left', async () => {
    await openForm(page, 'Gliders');
    await page.getByLabel('Name*').fill('Zeno 2');
    await page.getByLabel('Name*').blur();

    await page.getByRole('link', { name: 'Sites' }).filter({ visible: true }).click();
    await expect(leaveQuestion(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await leaveQuestion(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/glider\/0\/edit$/);

    await page.goBack();
    await leaveQuestion(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Name*')).toHaveValue('Zeno 2');

    await page.goBack();
    await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/gliders');
  });
});

test('when the session ends, the form keeps its input behind the login, asks no question while sign-up is open, and is saved', async ({
  page,
  context,
}) => {
  const email = await signUpByCall(page);
  await openForm(page, 'Flights');
  await page.getByLabel('Remarks').fill('Typed before the session ended');
  await context.clearCookies({ name: 'session' });
  await save(page);
  await test.step('sign-up is opened', async () => {
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Sign Up' }).click(),
    ]);
    await expect(other.getByLabel('Confirm password')).toBeVisible();
    await expect(page.getByLabel('Remarks')).toHaveValue('Typed before the session ended');
    await other.close();
  });

  await test.step('the pilot logs in', async () => {
    await logIn(page, email);
    await expect(page.getByLabel('Remarks')).toHaveValue('Typed before the session ended');
    await save(page);
    await page.waitForURL('**/flights');
    await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(1);
  });
});

test('the date, time and file fields of the browser: what is incomplete is reported, and the focus is not lost', async ({
  page,
}) => {
  await signUpByCall(page);
  await openForm(page, 'Flights');
  await test.step('an incomplete time', async () => {
    await page.getByLabel('Time', { exact: true }).press('1');
    await save(page);
    await expect(page.getByText('Time must be in hh:mm format')).toBeVisible();
  });

  await test.step('an incomplete date, which differs from an empty one', async () => {
    const date = page.getByLabel('Date*');
    await date.fill('');
    await save(page);
    await expect(page.getByText('Date cannot be empty')).toBeVisible();
    await date.press('1');
    await expect(page.getByText('Date must be in yyyy-mm-dd format')).toBeVisible();
    await expect(page.getByText('Date cannot be empty')).toHaveCount(0);
    await date.press('Backspace');
    await expect(page.getByText('Date cannot be empty')).toBeVisible();
  });

  const choose = async (button: string, name: string) => {
    const opening = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).press('Enter');
    await (await opening).setFiles({ name, mimeType: '', buffer: Buffer.from('AXXX001\r\n') });
  };

  await test.step('the focus stays in the region of the track when its button disappears', async () => {
    await choose('Choose IGC file', 'empty.igc');
    await expect(page.getByText('No flight records in IGC file.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'IGC track' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove empty.igc' }).press('Enter');
    await expect(page.getByRole('region', { name: 'IGC track' })).toBeFocused();
  });

  await test.step('and in that of a file of flights', async () => {
    await page.goto('/pilot/edit/flights-upload');
    await choose('Choose CSV file', 'flights.csv');
    await expect(page.getByText('flights.csv', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'CSV file' })).toBeFocused();
  });
});
