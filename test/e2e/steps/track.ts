import type { Page } from '@playwright/test';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';

/** The file of a flight on June 20, 2026, in the Prealps of Fribourg. */
export const TRACK = {
  name: 'morning.igc',
  mimeType: '',
  buffer: Buffer.from(longTrack({ fixes: 1_200, random: seededRandom(3) })),
};

/** Goes on to a new site for the track of the flight form. */
export async function createSite(page: Page): Promise<void> {
  // On a phone the navigation returns as a field loses the focus, over a button at the lower edge.
  await page.getByLabel('Remarks').blur();
  await page.getByRole('button', { name: 'Create new' }).click();
}
