import { expect, type Locator, type Page } from '@playwright/test';
import { violationsNow } from '../steps/axe.ts';
import { addItem, save, signUpByCall, test } from '../steps/pilot.ts';

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' });
const step = (page: Page, text: string) => steps(page).getByRole('listitem').filter({ hasText: text });

test('an empty logbook leads on: its steps are ticked off, and gone when they are done', async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/flights');
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add Flight' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Import', exact: true })).toBeVisible();
  await expect(steps(page)).toContainText('1 of 4 done');
  expect(await violationsNow(page)).toEqual([]);

  await steps(page).getByRole('link', { name: 'Enter earlier flights' }).click();
  await page.getByLabel('Initial number of flights').fill('150');
  await save(page);
  await page.goto('/flights');
  await expect(step(page, '150 flights before Wingbook')).toContainText('Done:');

  await addItem(page, 'flight', { date: '2026-05-03', airtime: 60 });
  await page.reload();
  await expect(steps(page)).toContainText('3 of 4 done');
  await expect(page.getByRole('main')).toContainText(' here · 151 flights in all');
  await addItem(page, 'glider', { name: 'Rush 6' });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Flights' })).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
});

test('who never flew before says so, and who wants no steps hides them for good', async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/flights');
  await steps(page).getByRole('button', { name: 'I did not' }).click();
  await expect(step(page, 'Nothing flown before Wingbook')).toContainText('Done:');
  await page.reload();
  await expect(steps(page)).toContainText('2 of 4 done');
  await steps(page).getByRole('button', { name: 'Hide' }).click();
  await page.reload();
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

  test('the map of a flight without a track is beside the other flights, and comes after them by keyboard, too', async ({
    page,
  }) => {
    await signUpByCall(page);
    await addItem(page, 'site', { name: 'Amisbühl', lat: 46.7, lng: 7.84 });
    for (const date of ['2026-05-01', '2026-05-02']) await addItem(page, 'flight', { date, airtime: 20, siteId: 1 });
    await page.goto('/flight/1');
    const other = page.getByRole('region', { name: 'Other flights from Amisbühl' }).getByRole('link').last();
    const map = page.getByRole('button', { name: 'Enter fullscreen' });
    const [otherBox, mapBox] = [await other.boundingBox(), await map.boundingBox()];
    expect(mapBox?.x).toBeGreaterThan((otherBox?.x ?? 0) + (otherBox?.width ?? 0));
    const order = await other.evaluate((link) => {
      const button = document.querySelector('.maplibregl-ctrl-fullscreen');
      return button === null ? null : link.compareDocumentPosition(button);
    });
    expect(order).toBe(4); // Node.DOCUMENT_POSITION_FOLLOWING.
  });

  test('a flight that is alone at its site has its map beside it, as high as the flight', async ({ page }) => {
    await signUpByCall(page);
    await addItem(page, 'site', { name: 'Amisbühl', lat: 46.7, lng: 7.84 });
    await addItem(page, 'flight', { date: '2026-05-01', airtime: 20, siteId: 1 });
    await addItem(page, 'flight', { date: '2026-05-02', airtime: 20 });
    await page.goto('/flight/1');
    await page.getByRole('button', { name: 'Enter fullscreen' }).waitFor();
    const head = await bottomOf(page.getByRole('article').locator('section').first());
    expect(Math.abs((await bottomOf(page.locator('.maplibregl-map'))) - head)).toBeLessThan(2);
    expect((await bottomOf(page.getByRole('link', { name: 'May 2, 2026' }))) - head).toBeLessThan(96);
  });

  test('the other flights from a site without a position are beside the flight', async ({ page }) => {
    await signUpByCall(page);
    await addItem(page, 'site', { name: 'Amisbühl' });
    for (const date of ['2026-05-01', '2026-05-02']) await addItem(page, 'flight', { date, airtime: 20, siteId: 1 });
    await page.goto('/flight/1');
    const other = await page.getByRole('region', { name: 'Other flights from Amisbühl' }).boundingBox();
    const edit = await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).boundingBox();
    expect(other?.x).toBeGreaterThan((edit?.x ?? 0) + (edit?.width ?? 0));
    expect(other?.y).toBeLessThan(edit?.y ?? 0);
  });

  test('long remarks of a site take the width of the page, in columns as wide as can be read', async ({ page }) => {
    await signUpByCall(page);
    await addItem(page, 'site', { name: 'Amisbühl', remarks: 'A long glide along the ridge. '.repeat(100) });
    await page.goto('/site/1');
    const remarks = page.getByText('A long glide along the ridge.');
    const lines = await remarks.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width }) => width > 300); // The spaces at their ends have boxes, too.
    });
    expect(new Set(lines.map(({ left }) => Math.round(left))).size).toBe(2);
    for (const { width } of lines) expect(width).toBeLessThan(800);
  });
});

async function bottomOf(shown: Locator): Promise<number> {
  const { y, height } = (await shown.boundingBox()) ?? { y: 0, height: 0 };
  return y + height;
}
