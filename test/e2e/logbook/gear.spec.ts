import { expect, type Page } from '@playwright/test';
import { violationsInBothSchemes } from '../steps/axe.ts';
import { addItem, save, signUpByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

/** A pilot with a glider whose check is due soon, and a reserve that had to be packed. */
async function ownGear(page: Page): Promise<void> {
  await signUpByCall(page);
  await addItem(page, 'glider', { name: 'Zeno 2', checkedOn: '2026-01-01', checkHours: 10 });
  await addItem(page, 'flight', { date: '2026-01-02', gliderId: 1, airtime: 560 });
  const repack = { what: 'repack', words: '', lastOn: '2020-01-31', months: 1, hours: 0, flights: 0, nextOn: null };
  await addItem(page, 'gear', { name: 'Yeti 35', kind: 'reserve', checks: [{ ...repack, history: [] }] });
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsInBothSchemes(page)).toEqual([]);
}

test('gear is added, with a check that a maker proposes, and said to be done', async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/gliders');
  await page.getByRole('link', { name: 'Add gear' }).click();
  await page.getByLabel('Kind').selectOption('Reserve');
  await page.getByLabel('Name*').fill('Yeti 35');
  await page.getByLabel('Serial number').fill('A-123');
  await page.getByText('What makers and schools say').click();
  await page.getByRole('button', { name: 'Repack after 12 months' }).click();
  await expect(page.getByLabel('Months')).toHaveValue('12');
  await expect(page.getByText('Without a day it never comes due')).toBeVisible();
  await page.getByLabel('Last done on').fill('2020-01-31');
  await expect(page.getByText('Without a day it never comes due')).toBeHidden();
  await expectAccessible(page);
  await save(page);
  await expect(page).toHaveURL(/\/gear\/1$/);
  await page.goto('/gliders');
  await page.getByRole('link', { name: /Yeti 35.*A-123.*Due since Jan 31, 2021/ }).click();
  await page.getByRole('button', { name: 'Done: Repack' }).click();
  await page.getByLabel('By whom').fill('Ann');
  await page.getByLabel('Result').fill('new elastics');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Next due on').fill('2020-02-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Must be after the last one')).toBeVisible();
  await dialog.getByLabel('Next due on').fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Due since')).toHaveCount(0);
  await expect(page.getByText('Jan 1, 2099')).toBeVisible();
  await page.getByText('History').click();
  await expect(page.getByText(/Ann\s· new elastics/)).toBeVisible();
  await expectAccessible(page);
});

test('what is due is a list, and a line on other pages; what was sold leaves it', async ({ page }) => {
  await ownGear(page);
  await page.goto('/flights');
  await page.getByRole('link', { name: '1 due' }).click();
  await expect(page).toHaveURL(/\/gliders\/due$/);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '·' });
  await expect(rows).toHaveText([/Yeti 35.*Repack.*Due since Feb 29, 2020/, /Zeno 2.*Check.*In 1 h/]);
  await expectAccessible(page);
  await page.goto('/pilot');
  await expect(page.getByText('Yeti 35: Repack · Due since Feb 29, 2020 and 1 more')).toBeVisible();
  await page.goto('/flight/0/edit');
  await expect(page.getByText('Yeti 35: Repack')).toBeVisible();
  await page.goto('/gear/1/edit');
  await page.getByLabel('In use until').fill('2026-01-01');
  await save(page);
  await expect(page.getByText('Due since')).toHaveCount(0);
  await page.goto('/gliders/due');
  await expect(rows).toHaveText([/Zeno 2/]);
  await page.goto('/gliders');
  await page.getByText('No longer in use').click();
  await expect(page.getByRole('link', { name: /Yeti 35/ })).toBeVisible();
});

test('impossible checks are said at their fields, and nothing typed is lost', async ({ page }) => {
  await ownGear(page);
  await page.goto('/gear/1/edit');
  await page.getByLabel('Months').fill('many');
  await page.getByLabel('Next due on').fill('2020-01-01');
  await save(page);
  await expect(page.getByText('A whole number, at most 600')).toBeVisible();
  await expect(page.getByText('Must be after the last one')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Months')).toHaveValue('many');
  await page.getByLabel('Months').fill('6');
  await page.getByLabel('Next due on').fill('2099-01-01');
  await save(page);
  await expect(page.getByText('Jan 1, 2099').first()).toBeVisible();
});

test('an hour of ground handling takes one button, by keyboard too, and counts towards the check alone', async ({
  page,
}) => {
  await ownGear(page);
  await page.goto('/glider/1');
  await expect(page.getByText('Check in 1 h')).toBeVisible();
  await page.getByRole('button', { name: '+ 60 minutes today' }).press('Enter');
  await expect(page.getByText('60 minutes added.')).toBeVisible();
  await expect(page.getByText('In all: 1 h 00 min, 1 entry')).toBeVisible();
  await expect(page.getByText('Check due')).toBeVisible();
  await page.getByRole('button', { name: '+ 60 minutes today' }).press('Enter');
  await expect(page.getByText('Check due, 1 h over')).toBeVisible();
  await expect(page.getByText(/^9\s*h\s*20\s*min$/).first()).toBeVisible();
  await page
    .getByRole('link', { name: /1 h 00 min/ })
    .first()
    .click();
  await page.getByLabel('Hours').fill('0');
  await page.getByLabel('Minutes').fill('');
  await save(page);
  await expect(page.getByText('Duration cannot be empty')).toBeVisible();
  await page.getByLabel('Minutes').fill('20');
  await save(page);
  await expect(page.getByText('In all: 1 h 20 min, 2 entries')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone, gear and ground handling fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ownGear(page);
  for (const path of [
    '/gliders',
    '/gliders/due',
    '/gear/1',
    '/gear/1/edit',
    '/glider/1',
    '/handling/0/edit?glider=1',
  ]) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor({ state: 'attached' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 390]);
  }
  await expect(page.getByRole('region', { name: 'Verification' })).toBeVisible(); // Before it Save would move.
  await page.getByLabel('Minutes').fill('30');
  await save(page);
  await expect(page.getByText('In all: 30 min, 1 entry')).toBeVisible();
});

test('on a phone, Save stays where it is when the notice above the page comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ownGear(page);
  const notice = page.getByRole('region', { name: 'Verification' });
  const saveButton = page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).first();
  await page.goto('/gear/1/edit');
  await expect(notice).toBeVisible();
  const place = await saveButton.boundingBox();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/verification-notice-[^/]*[.]js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(saveButton).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await saveButton.boundingBox()).toEqual(place);
  release();
  await expect(notice).toBeVisible();
  expect(await saveButton.boundingBox()).toEqual(place);
});

test('a sheet of gliders and gear is printed with serial numbers and checks', async ({ page }) => {
  await ownGear(page);
  await page.goto('/gear/print');
  const sheet = page.getByRole('article', { name: 'Page 1' });
  await expect(sheet.getByRole('row')).toHaveText([
    /Kind.*Name.*Serial number/,
    /Glider.*Zeno 2.*Check.*Jan 1, 2026.*In 1 h/,
    /Reserve.*Yeti 35.*Repack.*Jan 31, 2020.*Due since/,
  ]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet).toBeVisible();
});
