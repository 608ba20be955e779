import { expect, type Page } from '@playwright/test';
import { addItem, logIn, save, signUp, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

/** Opens the form of a new item by the button of its list. */
async function openForm(page: Page, list: 'Flights' | 'Sites' | 'Gliders'): Promise<void> {
  await page.goto(`/${list.toLowerCase()}`);
  await page.getByRole('link', { name: /^Add/ }).filter({ visible: true }).first().click();
  await expect(page.getByLabel('Remarks')).toBeVisible();
}

const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving your changes?' });

test('an invalid field shows why on every change, and Save focuses the first one', async ({ page }) => {
  await signUpByCall(page);
  await openForm(page, 'Sites');
  await page.getByLabel('Coordinates').fill('91 0');
  await expect(page.getByText(/^Coordinates must be in Decimal Degrees format, like 38\.8897°/)).toBeVisible();
  await page.getByLabel('Launch altitude').fill('1e3');
  await expect(page.getByText('Launch Altitude must be a number')).toBeVisible();
  await page.getByLabel('Launch altitude').fill('-1');
  await expect(page.getByText('Launch Altitude must be round number, greater than 0')).toBeVisible();
  await save(page);
  await expect(page.getByText('Site name cannot be empty')).toBeVisible();
  await expect(page.getByLabel('Name*')).toBeFocused();
  await page.getByLabel('Coordinates').fill('46.5°, 7.1°');
  await expect(page.getByText(/^Coordinates must be/)).toHaveCount(0);
});

test('Save scrolls to the first wrong field of the page, clear of the bars', async ({ page }) => {
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

test('a name that is taken is reported at its field, without a banner', { tag: '@any-size' }, async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Vounetz', launchAltitude: 1627 });
  await openForm(page, 'Sites');
  await page.getByLabel('Name*').fill(' VOUNETZ ');
  await save(page);
  await expect(page.getByText('Site with this name already exists')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Name*')).toBeFocused();
});

test('two clicks save once, with all buttons disabled meanwhile', { tag: '@any-size' }, async ({ page }) => {
  await signUpByCall(page);
  await openForm(page, 'Gliders');
  await page.getByLabel('Name*').fill('Zeno 2');
  await page.route('**/api/data', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  const saved = page.waitForURL('**/gliders');
  await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).dblclick();
  await expect(page.getByRole('button', { name: 'Saving...' }).filter({ visible: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancel' }).filter({ visible: true })).toBeDisabled();
  await saved;
  await expect(page.getByRole('row')).toHaveCount(2);
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

test('Log Out asks before a changed form is left', { tag: '@any-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 }); // A phone has no Log Out beside a form.
  await signUpByCall(page);
  await openForm(page, 'Gliders');
  await page.getByLabel('Name*').fill('Zeno 2');
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log Out' });
  await logOut.click();
  await leaveQuestion(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Name*')).toHaveValue('Zeno 2');
  await logOut.click();
  await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/login');
});

test('without a connection the form stays, with Try Again', { tag: '@any-size' }, async ({ page, context }) => {
  await signUpByCall(page);
  await openForm(page, 'Gliders');
  await page.getByLabel('Name*').fill('Zeno 2');
  await context.setOffline(true);
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Server is not responding, please, check your Internet');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.waitForURL('**/gliders');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('when the session ends, the form keeps its input behind the login', { tag: '@any-size' }, async ({
  page,
  context,
}) => {
  const email = await signUpByCall(page);
  await openForm(page, 'Flights');
  await page.getByLabel('Remarks').fill('Typed before the session ended');
  await context.clearCookies({ name: 'session' });
  await save(page);
  await logIn(page, email);
  await expect(page.getByLabel('Remarks')).toHaveValue('Typed before the session ended');
  await save(page);
  await page.waitForURL('**/flights');
  await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(1);
});

test('a form behind the login asks no question, and keeps its input while sign-up is open', {
  tag: '@any-size',
}, async ({ page, context }) => {
  await signUpByCall(page);
  await openForm(page, 'Flights');
  await page.getByLabel('Remarks').fill('Typed before the session ended');
  await context.clearCookies({ name: 'session' });
  await save(page);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Sign Up' }).click(),
  ]);
  await expect(other.getByLabel('Confirm password')).toBeVisible();
  await expect(page.getByLabel('Remarks')).toHaveValue('Typed before the session ended');
});

test('a sled ride takes the launch altitude of its site, and disables the altitude', { tag: '@any-size' }, async ({
  page,
}) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Low', launchAltitude: 800 });
  await addItem(page, 'site', { name: 'High', launchAltitude: 2100 });
  await openForm(page, 'Flights');
  await expect(page.getByLabel('Site').locator('option:checked')).toHaveText('High');
  await page.getByLabel('Sled ride').check();
  await expect(page.getByLabel('Max altitude')).toHaveValue('2100');
  await expect(page.getByLabel('Max altitude')).toBeDisabled();
  await page.getByLabel('Site').selectOption({ label: 'Low' });
  await expect(page.getByLabel('Max altitude')).toHaveValue('800');
  await save(page);
  await expect(page.getByRole('row').filter({ hasText: 'Low' })).toContainText('800');
});

test('an incomplete date or time is reported, and differs from an empty one', { tag: '@any-size' }, async ({
  page,
}) => {
  await signUpByCall(page);
  await openForm(page, 'Flights');
  await test.step('an incomplete time', async () => {
    await page.getByLabel('Time', { exact: true }).press('1');
    await save(page);
    await expect(page.getByText('Time must be in hh:mm format')).toBeVisible();
  });

  await test.step('an incomplete date', async () => {
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
});

test('a file that is not a track is rejected with all its problems, and can be removed', { tag: '@any-size' }, async ({
  page,
}) => {
  await signUpByCall(page);
  await openForm(page, 'Flights');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'track.gpx', mimeType: '', buffer: Buffer.alloc(2_097_153) });
  await expect(page.getByRole('alert')).toHaveText('File must be .igc format. File must be less than 2MB');
  await file.setInputFiles({ name: 'empty.igc', mimeType: '', buffer: Buffer.from('AXXX001\r\n') });
  await expect(page.getByRole('alert')).toHaveText('No flight records in IGC file.');
  await page.getByRole('button', { name: 'Remove empty.igc' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose IGC file' })).toBeVisible();
});

test('deleting a site asks first, and removes it from its flights', async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Vounetz', launchAltitude: 1627 });
  await openForm(page, 'Flights');
  await save(page);
  await expect(page.getByRole('row').filter({ hasText: 'Vounetz' })).toHaveCount(1);

  await page.goto('/site/1');
  await expect(page.getByText('1, incl. this year: 1')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'References to this site will be deleted from all flight records',
  });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/sites');
  await expect(page.getByText('You have no sites yet')).toBeVisible();
  await page.goto('/flights');
  await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(1);
  await expect(page.getByText('Vounetz')).toHaveCount(0);
});

test('the focus stays in the file region when its button disappears', { tag: '@any-size' }, async ({ page }) => {
  await signUpByCall(page);
  await openForm(page, 'Flights');
  const choose = async (button: string, name: string) => {
    const opening = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).press('Enter');
    await (await opening).setFiles({ name, mimeType: '', buffer: Buffer.from('AXXX001\r\n') });
  };
  await choose('Choose IGC file', 'empty.igc');
  await expect(page.getByText('No flight records in IGC file.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'IGC track' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove empty.igc' }).press('Enter');
  await expect(page.getByRole('region', { name: 'IGC track' })).toBeFocused();
  await page.goto('/pilot/edit/flights-upload');
  await choose('Choose CSV file', 'flights.csv');
  await expect(page.getByText('flights.csv', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'CSV file' })).toBeFocused();
});
