import { expect, type Page } from '@playwright/test';
import { addItem, lookAroundByCall, save, signUpByCall, test } from '../steps/pilot.ts';
import { coordinates } from './site-form.ts';

test.use({ hasSmallWindow: true });

const SCRIPT = '<script>alert(1)</script><b>Planpraz</b>';

async function withoutMaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

test('a pilot finds sites on the map by list, keyboard and clusters, and adds one there', { tag: '@phone' }, async ({
  page,
}) => {
  await lookAroundByCall(page);
  await page.goto('/sites');
  await page.getByRole('link', { name: 'Map' }).filter({ visible: true }).click();
  await page.waitForURL('**/sites/map');
  await test.step('it opens where the pilot flies most, with names and numbers of flights', async () => {
    await expect(page.getByRole('button', { name: /^Vounetz \d+ flights$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Billing' })).toBeHidden();
    await page.getByRole('button', { name: 'All sites' }).click();
  });
  await test.step('a site opens and closes by keyboard', async () => {
    const mark = page.getByRole('button', { name: 'Billing' });
    await mark.press('Enter');
    await expect(page.getByRole('link', { name: 'Billing' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Billing' })).toBeHidden();
    await expect(mark).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Billing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mark).toBeFocused();
  });
  await test.step('clusters expand, and a site leads to its page', async () => {
    await page.getByRole('button', { name: '7 sites' }).press('Enter');
    await page.getByRole('button', { name: 'Weissenstein' }).click();
    await page.getByRole('link', { name: 'Weissenstein' }).click();
    await page.waitForURL('**/site/*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weissenstein');
  });
  await test.step('List leads back, and the map has a way to add a site', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'List' }).filter({ visible: true }).click();
    await expect(page.getByRole('table', { name: 'Sites' })).toBeVisible();
    await page.goto('/sites/map');
    await page.getByRole('link', { name: /^Add/ }).filter({ visible: true }).click();
    await page.waitForURL('**/site/0/edit');
  });
});

test('the map and the bar of the demo over it fill the window together', { tag: '@phone' }, async ({ page }) => {
  await lookAroundByCall(page);
  await page.goto('/sites/map');
  await expect(page.getByText('gone in 24 h')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vounetz' })).toBeVisible();
  // The height of the page below the window, and the height that a phone's bottom bar covers.
  const hidden = () =>
    page.evaluate(() => {
      const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
      const free = bar && bar.offsetHeight > 0 ? bar.getBoundingClientRect().top : window.innerHeight;
      const bottom = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
      return [document.documentElement.scrollHeight - window.innerHeight, Math.abs(Math.round(bottom - free))];
    });
  await expect.poll(hidden).toEqual([0, 0]);
});

test('names on the map are plain text, and sites at one position share a popup', async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/sites/map');
  await expect(page.getByText('You have no sites yet')).toBeVisible();
  await addItem(page, 'site', { name: SCRIPT, lat: 46.7, lng: 7.8 });
  await addItem(page, 'site', { name: 'A spot', lat: 46.9, lng: 8.4 });
  await addItem(page, 'site', { name: 'The same spot', lat: 46.9, lng: 8.4 });
  await addItem(page, 'site', { name: 'Somewhere' });
  await page.goto('/sites/map');
  await expect(page.getByText('1 site has no coordinates')).toBeVisible();
  await page.getByRole('button', { name: SCRIPT }).click();
  await expect(page.getByRole('link', { name: SCRIPT })).toHaveText(SCRIPT);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '2 sites' }).click();
  await expect(page.getByRole('link', { name: 'A spot' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The same spot' })).toBeVisible();
});

test('a long name is cut off before its number of flights, and stays within the map when its site comes to the edge', async ({
  page,
}) => {
  await signUpByCall(page);
  await addItem(page, 'site', { name: 'Amisbühl '.repeat(11).trim(), lat: 46.7, lng: 7.8 });
  await addItem(page, 'flight', { date: '2026-05-03', siteId: 1, airtime: 60 });
  await page.emulateMedia({ reducedMotion: 'reduce' }); // Each key moves the map at once, by 100 px.
  await page.setViewportSize({ width: 880, height: 620 });
  await page.goto('/sites/map');
  const mark = page.getByRole('button', { name: /^Amisbühl/ });
  const label = mark.getByText(/^Amisbühl/);
  await expect(label).toBeVisible();
  await expect(mark.getByText('1', { exact: true })).toBeInViewport({ ratio: 1 });
  const canvas = page.locator('canvas.maplibregl-canvas');
  for (let presses = 0; presses < 4; presses += 1) await canvas.press('ArrowRight');
  const left = async (locator: typeof mark) => Math.round((await locator.boundingBox())?.x ?? Number.NaN);
  await expect.poll(() => left(mark)).toBeLessThan(30);
  await expect.poll(() => left(label)).toBeGreaterThan(0);
  await expect(label).toBeVisible();
  await canvas.press('ArrowRight');
  await expect(label).toBeHidden(); // Its mark is beside the map.
});

test('a browser that cannot draw maps shows a message, and the form still works', async ({ page }) => {
  await withoutMaps(page);
  const upgrade = page.getByText('You need to upgrade your browser in order to use this feature.');
  await signUpByCall(page);
  await page.goto('/sites/map');
  await expect(upgrade).toBeVisible();
  await page.goto('/site/0/edit');
  await page.getByRole('button', { name: 'or use a map' }).click();
  await expect(upgrade).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Name*').fill('By hand');
  await coordinates(page).fill('46.7 7.8');
  await save(page);
  await page.waitForURL('**/sites');
});
