import type { Page } from '@playwright/test';

/** Scrolls the window, once the page is long enough, and waits until the place is stored in the history entry. */
export async function scrollTo(page: Page, place: number): Promise<void> {
  await page.waitForFunction((y) => {
    window.scrollTo(0, y); // Too far for a list whose code for long tables is still loading.
    return window.scrollY === y && history.state?.scroll === y;
  }, place);
}
