import { expect, type Page } from '@playwright/test';
import { addItem, save, signUp, signUpByCall, test } from '../steps/pilot.ts';
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

test('the banner shows the days since the last flight, green under 14', async ({ page }) => {
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

test('the screen of a pilot with an empty logbook, and other units and another home league everywhere at once', async ({
  page,
}) => {
  await test.step('an empty logbook says so, with the email of its pilot', async () => {
    const email = await signUp(page);
    await page.getByRole('link', { name: 'Pilot' }).filter({ visible: true }).click();
    await expect(page.getByText('No flights yet')).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(detail(page, 'Flights')).toContainText('0');
  });

  await test.step('a flight has its altitude in metres, and the points of the first league', async () => {
    const igc = TRACK.buffer.toString('latin1');
    await addItem(page, 'flight', { date: '2026-05-03', altitude: 1_000, igc, igcFileName: TRACK.name });
    await page.goto('/flights');
    await expect(page.getByRole('row').last()).toContainText('1 000 m');
    await page.getByRole('link', { name: /May 3, 2026/ }).click();
    await expectScoredBy(page, 'XContest');
  });

  await test.step('the units and the league are changed', async () => {
    await page.getByRole('link', { name: 'Pilot' }).filter({ visible: true }).click();
    await expect(detail(page, 'Altitude unit')).toContainText('meters'); // The flight has a link 'Edit', too.
    await page.getByRole('link', { name: 'Edit' }).filter({ visible: true }).click();
    await page.getByLabel('Altitude unit').selectOption('feet');
    await page.getByLabel('Distance unit').selectOption('miles');
    await page.getByLabel('Home league').selectOption('World XC');
    await save(page);
    await expect(detail(page, 'Altitude unit')).toContainText('feet');
    await expect(detail(page, 'Distance unit')).toContainText('miles');
  });

  await test.step('the list, the flight and its form show them', async () => {
    await page.getByRole('link', { name: 'Flights', exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('row').last()).toContainText('3 281 ft');
    await page.getByRole('link', { name: /May 3, 2026/ }).click();
    await expectScoredBy(page, 'World XC');
    await page.goto('/flight/1/edit');
    await expect(page.getByLabel('Max altitude')).toHaveValue('3281');
  });
});
