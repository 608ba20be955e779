import { type Browser, expect, type Page } from '@playwright/test';
import { keptRows } from '../steps/drafts.ts';
import { install, test as offlineTest, openCold, signUpOnDevice } from '../steps/offline.ts';
import { logIn, PASSWORD, save, signUp, signUpByCall, test } from '../steps/pilot.ts';
import { TRACK } from '../steps/track.ts';

test.use({ hasMaps: false });

const isIn = (page: Page, tag: string) => expect(page.locator(`html[lang="${tag}"]`)).toBeAttached();
const email = (page: Page) => page.locator('main input[type=email]').filter({ visible: true });
const password = (page: Page) => page.locator('main input[type=password]').filter({ visible: true }).first();

/** Opens a page in another browser, which asks for a language. */
async function openIn(browser: Browser, locale: string, path: string): Promise<Page> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function chooseLanguage(page: Page, label: string, own: string): Promise<void> {
  await page.goto('/pilot/edit');
  await page.getByLabel(label, { exact: true }).selectOption({ label: own });
}

test('a visitor gets the language of the browser, and chooses another in the middle of a form', async ({ browser }) => {
  const page = await openIn(browser, 'de-CH', '/login');
  await isIn(page, 'de-CH');
  await email(page).fill('half@example.org');
  await password(page).fill(PASSWORD);
  await page.getByLabel('Sprache').selectOption({ label: 'Français' });
  await isIn(page, 'fr');
  await expect(email(page)).toHaveValue('half@example.org');
  await expect(password(page)).toHaveValue('');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const app = await (await page.request.get(manifest ?? '')).json();
  expect([app.lang, app.id]).toEqual(['fr', '/flights']);
  await page.goto('/');
  await isIn(page, 'fr');
  await page.context().close();
});

test('a browser without import maps says that it is too old', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));
  await page.goto('/login');
  await expect(page.getByText('Wingbook needs a newer browser: please, update yours.')).toBeVisible();
});

test('a visitor is told when a language does not come', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/login', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  await page.getByLabel('Language').focus();
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('alert')).toHaveText('Language not changed: the server isn’t responding.');
  await expect(page.getByLabel('Language')).toHaveValue('en');
  await expect(page.getByLabel('Language')).toBeFocused();
  await email(page).focus();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await isIn(page, 'en');
});

test('a pilot’s choice is that of the pages at once, loses no form, and comes along to other devices', async ({
  page,
  browser,
}) => {
  const address = await signUp(page);
  await page.goto('/flight/0/edit');
  await page.getByLabel('IGC file').setInputFiles(TRACK);
  await expect(page.getByText(TRACK.name, { exact: true })).toBeVisible();
  await page.getByLabel('Remarks').fill('Half a sentence');
  await expect.poll(() => keptRows(page)).toBe(2); // The draft, and its file.
  await chooseLanguage(page, 'Language', 'Italiano');
  await save(page);
  await isIn(page, 'it');
  await page.goto('/flight/0/edit');
  await expect(page.locator('textarea')).toHaveValue('Half a sentence');
  await expect(page.getByText(TRACK.name, { exact: true })).toBeVisible();

  const other = await openIn(browser, 'en-GB', '/login');
  await logIn(other, address);
  await isIn(other, 'it');
  await other.goto('/login');
  await isIn(other, 'it');
  await other.context().close();
});

test('the language of the browser is back when a pilot chooses that', async ({ page }) => {
  await signUpByCall(page);
  await chooseLanguage(page, 'Language', 'Español');
  await save(page);
  await isIn(page, 'es');
  await page.goto('/pilot/edit');
  await page.getByLabel('Idioma').selectOption('browser');
  await page.getByRole('button', { name: 'Guardar', exact: true }).filter({ visible: true }).click();
  await isIn(page, 'en');
});

offlineTest.describe('without a connection', () => {
  offlineTest.use({ hasMaps: false, expectedErrors: /Failed to/ });

  offlineTest(
    'a change of language gets its texts alone, and has them before the page is loaded again',
    async ({ page, front }) => {
      await signUpOnDevice(page);
      await install(page);
      await chooseLanguage(page, 'Language', 'Deutsch');
      front.line = 'down';
      await save(page);
      await expect(page.getByText('Deutsch will be used once the server responds.')).toBeVisible();
      await isIn(page, 'en');
      front.line = 'server';
      front.asked.length = 0;
      await page.getByRole('button', { name: 'Switch now' }).click();
      await isIn(page, 'de');
      const files = front.asked.filter((path) => path.startsWith('/assets/'));
      expect(files.length).toBeGreaterThan(1);
      expect(files.filter((path) => !path.startsWith('/assets/de/'))).toEqual([]);
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
      front.line = 'down';
      const cold = await openCold(page, '/stats');
      await isIn(cold, 'de');
      await expect(cold.getByRole('heading', { name: 'Statistik' }).first()).toBeVisible();
    },
  );
});
