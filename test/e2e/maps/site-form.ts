import { expect, type Locator, type Page } from '@playwright/test';
import { signUpByCall } from '../steps/pilot.ts';

/** The field of a site's coordinates. */
export const coordinates = (page: Page): Locator => page.getByLabel('Coordinates', { exact: true });

/** A notice of the page that contains a text. */
export const status = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** A checkbox of the popup of the pin, by the beginning of its name. */
export const choice = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** Signs up a new pilot and opens the form of a new site. */
export async function newSite(page: Page): Promise<void> {
  await signUpByCall(page);
  await page.goto('/site/0/edit');
}

/** Opens the map of a site's form. */
export async function openPicker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'or use a map' }).click();
  await expect(page.getByRole('region', { name: 'Map to choose a place' })).toBeVisible();
}

/** Searches on the map of a site's form. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('type or drop a pin').fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}
