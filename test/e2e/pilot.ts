import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** The password of all pilots in these tests. */
export const PASSWORD = 'a long password';

let addresses = 0;

/** Each test has its own client address, so that rate limits by address do not affect other tests. */
export const test = base.extend({
  extraHTTPHeaders: async ({ browserName: _ }, use, { workerIndex }) => {
    addresses += 1;
    await use({ 'x-forwarded-for': `10.${workerIndex % 250}.${Math.floor(addresses / 250)}.${addresses % 250}` });
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

/** Returns an email that no other pilot has. */
export function newEmail(): string {
  return `pilot-${randomUUID()}@example.org`;
}

/** Signs a new pilot up through the form; ends at the empty flight list. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/flights');
  return email;
}

/** Starts the demo; ends at the page of its best flight. */
export async function openDemo(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Look around without an account' }).click();
  await page.waitForURL(/\/flight\/\d+$/);
}

/** Starts the demo; ends at its flight list. */
export async function lookAround(page: Page): Promise<void> {
  await openDemo(page);
  await page.goto('/flights');
}

/** Presses Save: in the page, or in a phone's top bar. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).click();
}

/** Logs out by the button of the pilot screen, which every screen size has. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/pilot');
  await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.waitForURL('**/login');
}
