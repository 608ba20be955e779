import { expect, type Page } from '@playwright/test';
import { addItem, lookAroundByCall, save, signUp, signUpByCall, test } from '../steps/pilot.ts';
import { TRACK } from '../steps/track.ts';

test.use({ hasMaps: false });

const detail = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

/** Returns the date a number of days before today, in the browser's time zone. */
function dayBefore(page: Page, days: number): Promise<string> {
  return page.evaluate((ago) => {
    const day = new Date();
    day.setDate(day.getDate() - ago);
    return new Intl.DateTimeFormat('sv-SE').format(day);
  }, days);
}

/** Expects that the score of the flight that is open is that of a league. */
async function expectScoredBy(page: Page, league: string): Promise<void> {
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByRole('paragraph').filter({ hasText: 'points' })).toContainText(league);
}

test('an empty logbook says so on the screen of its pilot, who has an email', async ({ page }) => {
  const email = await signUp(page);
  await page.getByRole('link', { name: 'Pilot' }).filter({ visible: true }).click();
  await expect(page.getByText('No flights yet')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(detail(page, 'Flights')).toContainText('0');
  await expect(detail(page, 'Altitude unit')).toContainText('meters');
  await expect(detail(page, 'Distance unit')).toContainText('kilometers');
});

test('the banner shows the days since the last flight, green under 14', { tag: '@any-size' }, async ({ page }) => {
  await signUpByCall(page);
  const colours: string[] = [];
  for (const [days, words] of [
    [14, '14 days since last flight'],
    [13, '13 days since last flight'],
    [0, 'You had a blast today!'],
    [-3, 'You had a blast today!'],
  ] as const) {
    await addItem(page, 'flight', { date: await dayBefore(page, days), airtime: 60 });
    await page.goto('/pilot');
    const banner = page.getByRole('main').getByRole('status');
    await expect(banner).toHaveText(words);
    colours.push(await banner.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  const [rusty, ...fresh] = colours;
  expect(new Set(fresh).size).toBe(1);
  expect(fresh).not.toContain(rusty);
});

test('flights and airtime before the logbook are added to the totals', { tag: '@any-size' }, async ({ page }) => {
  await signUpByCall(page);
  await addItem(page, 'flight', { date: await dayBefore(page, 0), airtime: 60 });
  await page.goto('/pilot');
  await expect(detail(page, 'Flights')).toContainText('1, incl. this year: 1');
  await page.getByRole('link', { name: 'Edit' }).filter({ visible: true }).click();
  await page.getByLabel('Pilot name').fill('<b>Ann</b> 🪂');
  await page.getByLabel('Initial number of flights').fill('120');
  await page.getByLabel('Initial airtime, hours').fill('75');
  await page.getByLabel('Initial airtime, minutes').fill('30');
  await save(page);
  await page.waitForURL('**/pilot');
  await expect(page.getByRole('heading', { level: 1, name: '<b>Ann</b> 🪂' })).toBeVisible();
  await expect(detail(page, 'Flights')).toContainText('121, incl. this year: 1');
  await expect(detail(page, 'Airtime')).toContainText('76 h 30 min');
});

test('other units and another home league show everywhere at once', async ({ page }) => {
  await signUpByCall(page);
  const igc = TRACK.buffer.toString('latin1');
  await addItem(page, 'flight', { date: '2026-05-03', altitude: 1_000, igc, igcFileName: TRACK.name });
  await page.goto('/flights');
  await expect(page.getByRole('row').last()).toContainText('1 000 m');
  await page.getByRole('link', { name: /May 3, 2026/ }).click();
  await expectScoredBy(page, 'XContest');
  await page.getByRole('link', { name: 'Pilot' }).filter({ visible: true }).click();
  await expect(detail(page, 'Altitude unit')).toContainText('meters'); // The flight has a link 'Edit', too.
  await page.getByRole('link', { name: 'Edit' }).filter({ visible: true }).click();
  await page.getByLabel('Altitude unit').selectOption('feet');
  await page.getByLabel('Distance unit').selectOption('miles');
  await page.getByLabel('Home league').selectOption('World XC');
  await save(page);
  await expect(detail(page, 'Altitude unit')).toContainText('feet');
  await expect(detail(page, 'Distance unit')).toContainText('miles');
  await page.getByRole('link', { name: 'Flights', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('row').last()).toContainText('3 281 ft');
  await page.getByRole('link', { name: /May 3, 2026/ }).click();
  await expectScoredBy(page, 'World XC');
  await page.goto('/flight/1/edit');
  await expect(page.getByLabel('Max altitude')).toHaveValue('3281');
});

test('the form of the pilot shows problems, and asks before changes are lost', { tag: '@any-size' }, async ({
  page,
}) => {
  await signUpByCall(page);
  await page.goto('/pilot/edit');
  await page.getByLabel('Pilot name').fill('x'.repeat(101));
  await expect(page.getByText('Pilot name exceeds maximum field length 100 characters')).toBeVisible();
  await page.getByLabel('Initial number of flights').fill('1.5');
  await expect(page.getByText('Initial number of flights must be round number, greater than 0')).toBeVisible();
  await page.getByRole('link', { name: 'Or upload your flights' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving your changes?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/pilot/edit/flights-upload');
});

test('a demo pilot has totals, and Log Out', async ({ page }) => {
  await lookAroundByCall(page);
  await page.goto('/pilot');
  await expect(detail(page, 'Sites flown')).toContainText('8');
  await expect(detail(page, 'Gliders used')).toContainText('3');
  await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.waitForURL('**/login');
});
