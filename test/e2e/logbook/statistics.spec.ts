import { expect, type Page } from '@playwright/test';
import { lookAround, lookAroundByCall, test } from '../steps/pilot.ts';

test.use({ hasMaps: false });

const chart = (page: Page, name: string) => page.getByRole('toolbar', { name, exact: true });
const items = (page: Page, name: string) => chart(page, name).getByRole('button');
const filter = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const back = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true });

async function openStatistics(page: Page): Promise<void> {
  await lookAroundByCall(page);
  await page.goto('/stats');
  await expect(chart(page, 'Flights by year')).toBeVisible();
}

/** Returns the number of flights in the summary, above those in all: `120 here`, `167 in all`. */
async function flightsShown(page: Page): Promise<number> {
  const text = await page
    .getByRole('term')
    .filter({ hasText: /^Flights$/ })
    .locator('+ dd')
    .innerText();
  const [here = ''] = text.split('here');
  return Number(here.replace(/\D/g, ''));
}

async function drillDownAndBack(page: Page): Promise<void> {
  const all = await flightsShown(page);
  await items(page, 'Flights by year').nth(1).click();
  await expect(chart(page, 'Airtime by month')).toBeVisible();
  const year = await filter(page, 'Year').inputValue();
  expect(year).toMatch(/^20\d\d$/);
  await expect.poll(() => flightsShown(page)).toBeLessThan(all);
  await items(page, 'Airtime by month').first().click();
  await expect(chart(page, 'Flights by day')).toBeVisible();
  await expect(filter(page, 'Month')).not.toHaveValue('');
  await back(page, '< Months').click();
  await expect(filter(page, 'Month')).toHaveValue('');
  await expect(filter(page, 'Year')).toHaveValue(year);
  await back(page, '< Years').click();
  await expect(filter(page, 'Year')).toHaveValue('');
  await expect(filter(page, 'Month')).toBeDisabled();
  await expect.poll(() => flightsShown(page)).toBe(all);
}

async function chooseBySlice(page: Page): Promise<void> {
  await filter(page, 'Year').selectOption({ index: 0 });
  await expect(chart(page, 'Flights by year')).toBeVisible();
  const all = await flightsShown(page);
  const slice = items(page, 'Airtime by site').first();
  const name = (await slice.getAttribute('aria-label'))?.split(':')[0] ?? '';
  await slice.press('Enter');
  await expect(slice).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page, 'Site').locator('option:checked')).toHaveText(name);
  await expect.poll(() => flightsShown(page)).toBeLessThan(all);
  await expect(items(page, 'Max altitude by year').first()).toHaveAccessibleName(new RegExp(`${name}, `));
  await slice.press('Enter');
  await expect(filter(page, 'Site')).toHaveValue('');
  await expect.poll(() => flightsShown(page)).toBe(all);
}

async function listFlightsOfBubbles(page: Page): Promise<void> {
  await back(page, '< Years').click();
  const bubble = items(page, 'Max altitude by year').last();
  const name = await bubble.getAttribute('aria-label');
  await bubble.press('Enter');
  const list = page.getByRole('table', { name: 'Chosen flights' });
  await expect(page.getByRole('heading', { name: name ?? '' })).toBeVisible();
  await expect(list).toHaveAttribute('aria-rowcount', String(1 + Number(/: (\d+) flight/.exec(name ?? '')?.[1])));
  await filter(page, 'Year').selectOption({ index: 1 });
  await expect(list).toBeHidden();
  await items(page, 'Max altitude by month').first().press('Enter');
  const link = list.getByRole('link').first();
  const address = await link.getAttribute('href');
  expect(address).toMatch(/^\/flight\/\d+$/);
  await link.click();
  await page.waitForURL(`**${address}`);
}

test('a pilot selects by year, site and altitude, with the mouse, the keyboard and the tables', {
  tag: '@phone',
}, async ({ page }) => {
  await openStatistics(page);
  await test.step('the charts fit the screen', async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    // Where no fuller card is beside it, a chart has the height that `docs/behaviour.md` names.
    const size = page.viewportSize();
    if (size && size.width > 1_100) await page.setViewportSize({ ...size, width: 1_100 });
    for (const name of ['Flights by year', 'Max altitude by year']) {
      const box = await chart(page, name).boundingBox();
      expect(box?.height).toBe(200);
    }
    if (size) await page.setViewportSize(size);
  });

  await test.step('bars drill down from years to months to days, and a button leads back', () =>
    drillDownAndBack(page));

  await test.step('another year clears the month', async () => {
    await filter(page, 'Year').selectOption({ index: 1 });
    await filter(page, 'Month').selectOption({ index: 1 });
    await expect(chart(page, 'Flights by day')).toBeVisible();
    await filter(page, 'Year').selectOption({ index: 2 });
    await expect(filter(page, 'Month')).toHaveValue('');
    await expect(chart(page, 'Flights by month')).toBeVisible();
  });

  await test.step('a slice filters by its site, and a second click removes the filter', () => chooseBySlice(page));

  await test.step('arrow keys move between items, and the chart keeps the focus on drill-down', async () => {
    const bars = items(page, 'Flights by year');
    await bars.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(bars.nth(1)).toBeFocused();
    await expect(page.getByText((await bars.nth(1).getAttribute('aria-label')) ?? '')).toBeVisible();
    await page.keyboard.press('End');
    await expect(bars.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(items(page, 'Flights by month').first()).toBeFocused();
  });

  await test.step('each chart has a table with the same values and actions', async () => {
    await back(page, '< Years').click();
    const card = page.getByRole('region', { name: 'Flights by year' });
    await card.getByText('Table').click();
    const rows = page.getByRole('table', { name: 'Flights by year' }).getByRole('button');
    const bars = await items(page, 'Flights by year').count();
    expect(bars).toBeGreaterThan(1);
    await expect(rows).toHaveCount(bars);
    await rows.last().click();
    await expect(chart(page, 'Flights by month')).toBeVisible();
  });

  await test.step('a bubble lists its flights, and any other selection hides the list', () =>
    listFlightsOfBubbles(page));
});

test('Back and Forward follow the selection, which another page and a reload keep', async ({ page }) => {
  await lookAround(page);
  await page.getByRole('link', { name: 'Stats' }).filter({ visible: true }).click();
  await page.waitForURL('**/stats');

  await test.step('Back does not return to a period that a button or a filter has left', async () => {
    await items(page, 'Flights by year').nth(1).click();
    await items(page, 'Airtime by month').first().click();
    await back(page, '< Months').click();
    await expect(chart(page, 'Flights by month')).toBeVisible();
    await back(page, '< Years').click();
    await expect(chart(page, 'Flights by year')).toBeVisible();
    await items(page, 'Flights by year').nth(1).click();
    await items(page, 'Airtime by month').first().click();
    await expect(filter(page, 'Month')).not.toHaveValue('');
    await filter(page, 'Year').selectOption({ index: 2 });
    await expect(filter(page, 'Month')).toHaveValue('');
    await page.goBack();
    await expect(filter(page, 'Year')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/flights');
    await page.goForward();
    await expect(chart(page, 'Flights by year')).toBeVisible();
  });

  await items(page, 'Flights by year').nth(1).click();
  const year = await filter(page, 'Year').inputValue();
  await items(page, 'Flights by site').first().press('Enter');
  await expect(filter(page, 'Site')).not.toHaveValue('');
  const site = await filter(page, 'Site').inputValue();

  await test.step('the selection is restored after another page', async () => {
    await page.getByRole('link', { name: 'Sites' }).filter({ visible: true }).click();
    await page.waitForURL('**/sites');
    await page.goBack();
    await expect(filter(page, 'Year')).toHaveValue(year);
    await expect(filter(page, 'Site')).toHaveValue(site);
  });

  await test.step('Back leads from days and months to the page before, whatever control opened them', async () => {
    await filter(page, 'Month').selectOption({ index: 1 });
    await expect(chart(page, 'Flights by day')).toBeVisible();
    await page.goBack();
    await expect(filter(page, 'Month')).toHaveValue('');
    await expect(filter(page, 'Year')).toHaveValue(year);
    await expect(filter(page, 'Site')).toHaveValue(site);
    await page.goForward();
    await expect(filter(page, 'Month')).not.toHaveValue('');
    await page.reload();
    await expect(filter(page, 'Month')).not.toHaveValue('');
    await page.goBack();
    await page.goBack();
    await expect(filter(page, 'Year')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/flights');
  });
});

async function pointBeside(page: Page): Promise<void> {
  const curves = page.getByRole('region', { name: 'Airtime, year against year' });
  await curves.getByRole('toolbar').hover({ position: { x: 300, y: 60 } });
  await expect(curves.getByText(/^By \w+ \d+, 20\d\d: /)).toBeVisible();

  const bubbles = chart(page, 'Max altitude by year');
  const bubble = items(page, 'Max altitude by year').last();
  const [box, around] = [await bubble.boundingBox(), await bubbles.boundingBox()];
  const place = { x: (box?.x ?? 0) - (around?.x ?? 0) - 3, y: (box?.y ?? 0) - (around?.y ?? 0) - 3 };
  await bubbles.hover({ position: place });
  const altitudes = page.getByRole('region', { name: 'Max altitude by year' });
  await expect(altitudes.getByText(/flights? at /)).toBeVisible();
}

async function turnCalendar(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: /^Days of/ });
  const before = await title.innerText();
  await page.getByRole('button', { name: /the year before$/ }).click();
  await expect(title).not.toHaveText(before);
  await page.getByRole('button', { name: /the year after$/ }).click();
  await expect(title).toHaveText(before);
}

test('records, hours, days, months and years lead to their flights, and Back to the statistics', async ({ page }) => {
  await openStatistics(page);
  await test.step('a curve and a bubble are pointed at from beside them', () => pointBeside(page));
  await test.step('the calendar turns to another year', () => turnCalendar(page));
  const all = await flightsShown(page);
  const leadsTo = async (address: RegExp): Promise<void> => {
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('table', { name: 'Flights' })).toBeVisible();
    await page.goBack();
    await expect(chart(page, 'Flights by year')).toBeVisible();
  };
  const links = (name: string | RegExp) => page.getByRole('toolbar', { name }).getByRole('link');

  await page.getByRole('link', { name: `Show ${all} flights in the list` }).click();
  await leadsTo(/\/flights$/);
  await links('Flights by hour of launch').first().press('Enter');
  await leadsTo(/\/flights\?hour=\d+$/);
  await links('Flights by month and year').last().click();
  await leadsTo(/\/flights\?year=20\d\d&month=\d+$/);
  await links(/^Days of 20\d\d$/)
    .first()
    .press('Enter');
  await leadsTo(/\/flights\?date=20\d\d-\d\d-\d\d$/);
  await links('Airtime, year against year').last().press('Enter');
  await leadsTo(/\/flights\?year=20\d\d$/);

  await items(page, 'Flights by site').first().press('Enter');
  await page.getByRole('link', { name: /^Best month/ }).click();
  await leadsTo(/\/flights\?year=20\d\d&month=\d+&site=\d+$/);
  await page.getByRole('link', { name: /^Highest flight/ }).click();
  await expect(page).toHaveURL(/\/flight\/\d+$/);
});
