import { expect, type Locator, type Page } from '@playwright/test';
import { changedPixels, settledPicture } from './pixels.ts';

/** Returns the map of a flight page. */
export function mapOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Map of the track' });
}

/** Returns the button that opens the choice of layers. */
export function layersOf(page: Page): Locator {
  return page.getByRole('button', { name: 'Map layers' });
}

/** Switches a layer on or off, and closes the control, which covers a part of the map. */
export async function pressLayer(page: Page, layer: string): Promise<void> {
  await layersOf(page).press('Enter');
  const box = page.getByRole('checkbox', { name: layer });
  await expect(box).toBeEnabled();
  await box.press('Space');
  await page.keyboard.press('Escape');
  await expect(layersOf(page)).toBeFocused();
}

/** Waits for what comes to the built-in map some time after the rest: the scored route and the place names. */
export async function untilComplete(page: Page): Promise<void> {
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByText('points', { exact: true }), 'the scored route is found').toBeVisible();
  await expect(page.getByText('GeoNames')).toBeVisible();
  await expect(mapOf(page)).not.toHaveAttribute('aria-busy');
}

/** Takes the scored route off the complete map. */
export async function withoutRoute(page: Page): Promise<void> {
  await untilComplete(page);
  await pressLayer(page, 'Scored route');
}

/** Expects that a layer draws at least so many pixels when it is switched on, and leaves none when it is switched off. */
export async function expectDrawn(page: Page, layer: string, leastPixels: number): Promise<void> {
  const without = await settledPicture(page, mapOf(page));
  await pressLayer(page, layer);
  await expect.poll(() => changedPixels(page, without, mapOf(page))).toBeGreaterThan(leastPixels);
  await pressLayer(page, layer);
  await expect.poll(() => changedPixels(page, without, mapOf(page))).toBe(0);
}
