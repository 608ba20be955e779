import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** What pilots of these tests log in with. */
export const PASSWORD = 'a long password';

let addresses = 0;

/** Each test calls from an address of its own, so that no limit for one address meets another test. */
export const test = base.extend({
  extraHTTPHeaders: async ({ browserName: _ }, use, { workerIndex }) => {
    addresses += 1;
    await use({ 'x-forwarded-for': `10.${workerIndex % 250}.${Math.floor(addresses / 250)}.${addresses % 250}` });
  },
  page: async ({ page }, use) => {
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        wrong.push(message.text());
    });
    await use(page);
    expect(wrong, 'errors in the console').toEqual([]);
  },
});

/** An email that no other pilot has. */
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

/** Looks around as a demo pilot; ends at the page of the demo's best flight. */
export async function openDemo(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Look around without an account' }).click();
  await page.waitForURL(/\/flight\/\d+$/);
}

/** Looks around as a demo pilot; ends at a full flight list. */
export async function lookAround(page: Page): Promise<void> {
  await openDemo(page);
  await page.goto('/flights');
}

/** Presses Save where this screen has it: in the page, or in the phone's top bar. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).click();
}

/** Logs out where every screen size has it: at the end of the pilot's screen. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/pilot');
  await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.waitForURL('**/login');
}
