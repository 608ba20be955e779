import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { linkTo } from './emails.ts';

/** The password of all pilots in these tests. */
export const PASSWORD = 'a long password';

let addresses = 0;

/** What a test chooses by `test.use`. */
export interface BrowserOptions {
  /** False: without WebGL, as in an old browser, for tests that look at anything but maps, whose drawing takes most of a page's time. */
  readonly hasMaps: boolean;
  /** True: a smaller window with the layout of a wide one, for tests of maps, which cost their area. A phone's stays as it is. */
  readonly hasSmallWindow: boolean;
  /** Errors in the console that the test causes. */
  readonly expectedErrors: RegExp | null;
}

const SMALL_WINDOW = { width: 1000, height: 620 };

/** Each test has its own client address, so that rate limits by address do not affect other tests. */
export const test = base.extend<BrowserOptions>({
  hasMaps: [true, { option: true }],
  hasSmallWindow: [false, { option: true }],
  expectedErrors: [null, { option: true }],
  viewport: ({ viewport, isMobile, hasSmallWindow }, use) => use(hasSmallWindow && !isMobile ? SMALL_WINDOW : viewport),
  context: async ({ context, hasMaps }, use) => {
    if (!hasMaps) await context.addInitScript(removeWebGl);
    await use(context);
    // A call may still be on its way through a test's route: closing the page would have it fail after the test.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  },
  extraHTTPHeaders: async ({ browserName: _ }, use, { workerIndex }) => {
    addresses += 1;
    await use({ 'x-forwarded-for': `10.${workerIndex % 250}.${Math.floor(addresses / 250)}.${addresses % 250}` });
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    await use(page);
    expect(
      errors.filter((error) => !expectedErrors?.test(error)),
      'errors in the console',
    ).toEqual([]);
  },
});

function removeWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...options: unknown[]): unknown {
      return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...options]);
    },
  });
}

/** Returns an email that no other pilot has. */
export function newEmail(): string {
  return `pilot-${randomUUID()}@example.org`;
}

/** Fields of a call or an item. */
type Fields = Readonly<Record<string, unknown>>;

/** Signs up a new pilot by a call, and opens the empty flight list, where the test goes on. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await signUpByCall(page, email);
  await page.goto('/flights');
  // Only a page that has loaded the logbook remembers for the others that somebody is logged in.
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  return email;
}

/** Signs up a new pilot in the browser of a page, which does not notice: as in another tab. For tests that open a page next. */
export async function signUpByCall(page: Page, email = newEmail()): Promise<string> {
  await page.request.get('/api/data');
  await post(page, '/api/signup', { email, password: PASSWORD });
  return email;
}

/** Verifies the email of the pilot of a page by a call, which the page does not notice. */
export async function verifyByCall(page: Page, email: string): Promise<void> {
  const [, , pilotId, authToken] = (await linkTo(email, 'email-verification')).split('/');
  await post(page, '/api/verify-email', { pilotId: Number(pilotId), authToken });
}

/** Saves a new item for the pilot of a page, which does not notice: as on another device. */
export async function addItem(
  page: Page,
  dataType: 'flight' | 'site' | 'glider' | 'gear' | 'handling',
  fields: Fields,
): Promise<void> {
  const loaded = await page.request.get('/api/data', { params: { csrf: await csrfOf(page) } });
  const { pilot } = await loaded.json();
  await post(page, '/api/data', { pilotId: pilot.id, dataType, data: { id: 0, ...fields } });
}

/** Makes a call in the browser of a page, which does not notice. */
export async function post(page: Page, path: string, fields: Fields): Promise<void> {
  const response = await page.request.post(path, { data: { ...fields, csrf: await csrfOf(page) } });
  expect([response.status(), path]).toEqual([200, path]);
}

export async function csrfOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'csrf')?.value ?? '';
}

/** Fills in and sends the login form that is shown. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('main').filter({ visible: true });
  await form.getByLabel('Email').filter({ visible: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).filter({ visible: true }).fill(password);
  await form.getByRole('button', { name: 'Log In', exact: true }).click();
}

/** Deletes the account of a page by its form; ends at the home page. */
export async function deleteAccount(page: Page): Promise<void> {
  await page.goto('/pilot');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((to) => to.pathname === '/');
}

/** Fills in and sends the sign-up form that is shown. */
export async function sendSignUp(page: Page, email: string): Promise<void> {
  // The login page, left by a link, has fields of the same names until this page is loaded.
  await page.getByRole('heading', { name: 'Sign Up' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Starts the demo on the home page; ends at its best flight. */
export async function openDemo(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Look around without an account' }).click();
  await page.waitForURL(/\/flight\/\d+$/);
}

/** Starts the demo by a call, and opens its flight list, where the test goes on. */
export async function lookAround(page: Page): Promise<void> {
  await lookAroundByCall(page);
  await page.goto('/flights');
  await expect(page.getByRole('table', { name: 'Flights' })).toBeVisible();
}

/** Starts the demo in the browser of a page, which does not notice. For tests that open a page next. */
export async function lookAroundByCall(page: Page): Promise<void> {
  await page.request.get('/api/data');
  await post(page, '/api/demo', {});
}

/** Presses Save: in the page, or the first of a phone's, which is in the top bar. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).first().click();
}

/** Logs out by the button of the pilot screen, which every screen size has. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/pilot');
  await page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.waitForURL('**/login');
}
