import { expect, type Page } from '@playwright/test';
import { lookAroundByCall, test } from '../steps/pilot.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

/** Returns how far from the left the elements are that the Tab key reaches after the last button of the head, to the end of the page. */
async function placesByKeyboard(page: Page): Promise<readonly number[]> {
  const places: number[] = [];
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).focus();
  for (;;) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('main') ? focused.getBoundingClientRect().left : null;
    });
    if (place === null) return places;
    places.push(place);
  }
}

for (const [list, name] of [
  ['Sites', 'Vounetz'],
  ['Gliders', 'Swift Tern 28'],
] as const) {
  test(`the keyboard goes down the left column of ${name}, then down the right one`, async ({ page }) => {
    await lookAroundByCall(page);
    await page.goto(`/${list.toLowerCase()}`);
    await page.getByRole('table', { name: list }).getByRole('link', { name }).click();
    const right = (await page.getByRole('region', { name: 'Flights', exact: true }).boundingBox())?.x ?? 0;
    const columns = (await placesByKeyboard(page)).map((place) => (place < right ? 'left' : 'right'));
    expect(columns).toEqual(columns.toSorted());
    expect(new Set(columns)).toEqual(new Set(['left', 'right']));
  });
}
