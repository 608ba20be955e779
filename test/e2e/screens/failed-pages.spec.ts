import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { signUpByCall, test } from '../steps/pilot.ts';

const SCRIPTS = /\/assets\/statistics[^/]*\.js$/;
const OFFLINE = 'Server is not responding, please, check your Internet connection.';

test.use({
  hasMaps: false,
  // By its error 520 React says that a failed load met another update: it renders the former page once more, then the failure.
  expectedErrors: /Unable to preload CSS|dynamically imported module|Importing a module script failed|React error #520/,
});

const statisticsLink = (page: Page): Locator => page.getByRole('link', { name: 'Stats' }).filter({ visible: true });

/** The page has its code and its styles: those of a first attempt that failed are not had by a second one. */
async function expectStatistics(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/Statistics/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const isStyled = () => [...document.styleSheets].some(({ href }) => href?.includes('/statistics-page'));
  expect(await page.evaluate(isStyled)).toBe(true);
}

async function openFlights(page: Page): Promise<void> {
  await page.goto('/flights');
  await expect(page.getByText('You have no flights yet')).toBeVisible();
}

async function openOffline(page: Page): Promise<void> {
  await openFlights(page);
  await page.context().setOffline(true);
  await statisticsLink(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText(OFFLINE)).toBeVisible();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(alert.getByText(OFFLINE)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('You have no flights yet')).toBeVisible();

  await page.context().setOffline(false);
  await statisticsLink(page).click();
  await expectStatistics(page);
}

async function openByBrokenProxy(page: Page): Promise<void> {
  await openFlights(page);
  await page.route('**/*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await statisticsLink(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText(OFFLINE)).toBeVisible();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.unroute('**/*');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expectStatistics(page);
}

async function openWithoutCode(page: Page): Promise<void> {
  await openFlights(page);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await statisticsLink(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Error occurred.')).toBeVisible();
  await page.unroute(SCRIPTS);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expectStatistics(page);
}

async function leaveWhileTrying(page: Page): Promise<void> {
  await openFlights(page);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  const home = (url: URL): boolean => url.pathname === '/';
  const homeResponse = () => page.waitForResponse((response) => home(new URL(response.url())));
  const asked = homeResponse(); // The failure itself asks the server, too.
  await statisticsLink(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Error occurred.')).toBeVisible();
  await asked;
  const held: Route[] = [];
  await page.route(home, (route) => void held.push(route));
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => held.length).toBe(1);
  await page.goBack();
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  const responded = homeResponse();
  await held[0]?.continue();
  await responded;
  await page.getByRole('link', { name: 'Gliders' }).filter({ visible: true }).click();
  await expect(page).toHaveTitle(/Gliders/);
  const loads = () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type);
  expect(await page.evaluate(loads)).toEqual(['navigate']);
}

test('a page whose code does not come says so, and is opened by Try Again', async ({ page }) => {
  await signUpByCall(page);
  await test.step('offline it stays within the app, and opens once the server is there', () => openOffline(page));
  await test.step('behind a proxy that cannot deliver it, it is not loaded anew before the server responds', () =>
    openByBrokenProxy(page));
  await test.step('code that is missing, as after a new version, is loaded anew', () => openWithoutCode(page));
  await test.step('another page to which the pilot has gone meanwhile is not', () => leaveWhileTrying(page));
});
