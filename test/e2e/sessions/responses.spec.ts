import { expect, type Page, type Route } from '@playwright/test';
import { save, signUp, test } from '../steps/pilot.ts';

const rejectCsrf = (route: Route, headers: Readonly<Record<string, string>> = {}) =>
  route.fulfill({ status: 403, headers, json: { error: { type: 'invalidCsrfToken' } } });

/** Saves a glider with this response. */
async function saveGlider(page: Page, response: (route: Route) => Promise<void>): Promise<void> {
  await signUp(page);
  await page.goto('/glider/0/edit');
  await page.getByLabel('Name*').fill('Zeno 2');
  await page.route('**/api/data', response);
  await save(page);
}

test('a call with a rejected csrf value is retried once before the error is shown', async ({ page }) => {
  let requests = 0;
  await saveGlider(page, (route) => {
    requests += 1;
    return requests === 1 ? rejectCsrf(route) : route.continue();
  });
  await page.waitForURL('**/gliders');
  expect(requests).toBe(2);
});

test('a call with a rejected csrf value is retried only once, with the current value of the cookie', async ({
  page,
}) => {
  const values: unknown[] = [];
  await saveGlider(page, async (route) => {
    values.push(route.request().postDataJSON().csrf);
    const headers = { 'set-cookie': `csrf=set-${values.length}; Path=/` };
    await rejectCsrf(route, headers);
  });
  await expect(page.getByRole('alert').getByText('Invalid csrf token.')).toBeVisible();
  expect(values).toEqual([expect.stringMatching(/^[\w-]{43}$/), 'set-1']);
});

test('a call that reads is retried after a rejected csrf value, too', async ({ page }) => {
  await signUp(page);
  const requests: (string | null)[] = [];
  await page.route('**/api/data?*', (route) => {
    requests.push(new URL(route.request().url()).searchParams.get('csrf'));
    return requests.length === 1 ? rejectCsrf(route) : route.continue();
  });
  await page.goto('/gliders');
  await expect(page.getByText('You have no gliders yet')).toBeVisible();
  expect(requests).toEqual([expect.stringMatching(/^[\w-]{43}$/), requests[0]]);
});

test('a response without an error object is reported by its status', async ({ page }) => {
  await signUp(page);
  for (const [status, message] of [
    [500, "Sorry, couldn't load the data."],
    [404, "Sorry, couldn't load the data."],
    [503, "Sorry, couldn't load the data."],
  ] as const) {
    await page.route('**/api/data?*', (route) => route.fulfill({ status, body: '<html>A proxy says no</html>' }));
    await page.goto('/gliders');
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await page.unroute('**/api/data?*');
  }
  await page.route('**/api/data?*', (route) => route.fulfill({ status: 401, body: '' }));
  await page.goto('/gliders');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an import that fails without an error object is reported as a write error', async ({ page }) => {
  await signUp(page);
  await page.goto('/pilot/edit/flights-upload');
  const buffer = Buffer.from('date\n2026-01-01\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'flights.csv', mimeType: 'text/csv', buffer });
  await page.route('**/api/import-flights', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Import', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('alert').getByText("Sorry, couldn't save the data, try again later.")).toBeVisible();
});
