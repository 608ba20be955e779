import { readdirSync, statSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { PAGES } from '#contract/pages/pages';
import { violationsInBothSchemes } from './steps/axe.ts';
import { install, openCold, test } from './steps/offline.ts';
import { addItem, newEmail, sendSignUp, signUp } from './steps/pilot.ts';

test.use({
  hasMaps: false,
  expectedErrors: /Failed to|No document came|could not be stored|is not valid|ServiceWorker/,
});
test.describe.configure({ mode: 'default' });

const NO_ANSWER = 'Server is not responding, please, check your Internet connection.';
/** As the page stores it with its copy of the logbook: the worker is for pilots who have one. */
const HELD = JSON.stringify({ pilotId: 1, lastModified: 0, epoch: 'x' });

function builds(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('build-')));
}

/** Whether the page is of the next build. */
async function isOfNext(page: Page): Promise<boolean> {
  return (await page.locator('script[type=module]').getAttribute('src'))?.includes('-next.') === true;
}

/** Has the browser ask for another worker. Returns whether one was taken. */
function update(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined); // As of a script that is none.
    const { installing } = registration;
    if (!installing) return false;
    return new Promise<boolean>((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state === 'activated') resolve(true);
        if (installing.state === 'redundant') resolve(false);
      });
    });
  });
}

test('the worker comes after all else, for pilots with a copy alone, and keeps what their pages need', async ({
  page,
  front,
}) => {
  await signUp(page);
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  await page.clock.runFor(60_000);
  expect(front.asked).not.toContain('/sw.js');

  await page.evaluate((held) => localStorage.setItem('held', held), HELD);
  await page.clock.resume();
  await page.goto('/stats');
  await expect(page.getByRole('heading', { name: 'Statistics' }).first()).toBeVisible();
  await page.evaluate((held) => localStorage.setItem('held', held), HELD);
  const shownAt = Date.now();
  await expect.poll(() => front.asked.includes('/sw.js'), { timeout: 60_000 }).toBe(true);
  expect(Date.now() - shownAt).toBeGreaterThan(9_000);
  await page.evaluate(() => navigator.serviceWorker.ready);

  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const requests = await cache.keys();
    const sizes = requests.map(async (request) => (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0);
    return { paths: requests.map(({ url }) => new URL(url).pathname), sizes: await Promise.all(sizes) };
  });
  const files = kept.paths.filter((path) => path.startsWith('/assets/'));
  const sent = files.map((path) => statSync(`dist/web${path}${/\.png$/.test(path) ? '' : '.br'}`).size);
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  test.info().annotations.push({ type: 'kept', description: `${files.length}: ${sum(kept.sizes)}, ${sum(sent)} sent` });
  expect(sum(kept.sizes)).toBeLessThan(3_500_000);
  expect(sum(sent)).toBeLessThan(900_000);
  expect(namesOfLeftOut(files)).toEqual(LEFT_OUT);
});

/** What no page of the logbook needs without a connection. */
const LEFT_OUT = [
  'api-tokens-page',
  'demo-bar',
  'email-request',
  'email-verification-page',
  'flights-upload-page',
  'home-page',
  'import-code',
  'import-worker',
  'invalid-link-page',
  'logfly-worker',
  'mapping-step',
  'new-password-page',
  'read-archive',
  'read-table',
  'sign-up-page',
  'sqlite3-opfs-async-proxy',
  'sqlite3-worker1-bundler-friendly',
  'unsubscribe-page',
  'virtual-body',
];

function namesOfLeftOut(kept: readonly string[]): readonly string[] {
  // The builds of other languages have files of the same names, but for the hash.
  const nameOf = (file: string): string => file.replace(/^\/assets\//, '').replace(/-.{8}\.\w+$/, '');
  const keptNames = new Set(kept.map(nameOf));
  const code = readdirSync('dist/web/assets').filter((name) => /\.(js|css)$/.test(name));
  return [...new Set(code.map(nameOf))].filter((name) => !keptNames.has(name)).sort();
}

test('every page of the logbook comes up without a connection, from cold', async ({ page, front }) => {
  await signUp(page);
  await install(page);
  front.line = 'down';
  const pages = Object.values(PAGES).filter(({ access }) => access === 'pilot');
  for (const { path } of pages) {
    await test.step(path, async () => {
      const cold = await openCold(page, path.replace(':id', '1'));
      await expect(cold.getByText(NO_ANSWER).filter({ visible: true }).first()).toBeVisible();
      await cold.close();
    });
  }
  const home = await openCold(page, '/');
  await expect(home).toHaveURL(/\/flights$/);
  const login = await openCold(page, '/login');
  await expect(login.getByRole('button', { name: 'Log In', exact: true }).first()).toBeVisible();
});

test('the logbook opens when browser and page are started without a connection', async ({ front, playwright }) => {
  front.line = 'server';
  const profile = test.info().outputPath('profile');
  const { launchOptions } = test.info().project.use;
  const start = (): Promise<BrowserContext> =>
    playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: front.url, locale: 'en-GB' });

  const before = await start();
  const page = await before.newPage();
  await page.goto('/signup');
  await sendSignUp(page, newEmail());
  await expect(page.getByText('You have no flights yet')).toBeVisible();
  await addItem(page, 'flight', { date: '2026-05-03', remarks: 'Kept' });
  await page.goto('/flights');
  await expect(page.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true);
  await before.close();

  front.line = 'down';
  const after = await start();
  const cold = await after.newPage();
  await cold.goto('/flights');
  await expect(cold.getByRole('link', { name: /May 3, 2026/ })).toBeVisible();
  await cold.goto('/flight/1');
  await expect(cold.getByText('Kept')).toBeVisible();
  await cold.goto('/stats');
  await expect(cold.getByRole('heading', { name: 'Flights by year' })).toBeVisible();
  await after.close();
});

test('a bad line never holds up a page, nor replaces it', async ({ page, front }) => {
  await signUp(page);
  await install(page);
  for (const line of ['hotspot', 'bad gateway', 'silent'] as const) {
    await test.step(line, async () => {
      front.line = line;
      const startedAt = Date.now();
      const cold = await openCold(page, '/stats');
      await expect(cold.getByRole('navigation', { name: 'Main' }).first()).toBeAttached();
      expect(Date.now() - startedAt).toBeLessThan(5_000);
      expect(await builds(cold)).toHaveLength(1);
      await cold.close();
      const home = await openCold(page, '/');
      await expect(home).toHaveURL(/\/flights$/);
      await home.close();
    });
  }
  front.line = 'server';
  const online = await openCold(page, '/stats');
  await expect(online.getByText('You have no flights yet').first()).toBeVisible();
});

test('pages outlive a new version, hear of it when they are quiet, and a rollback', async ({ page, front }) => {
  await signUp(page);
  await page.evaluate((held) => localStorage.setItem('held', held), HELD);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true);

  front.line = 'next build';
  await test.step('code that only the build before has', async () => {
    await page.getByRole('link', { name: 'Stats' }).first().click();
    await expect(page.getByRole('heading', { name: 'Statistics' }).first()).toBeVisible();
    expect(await update(page)).toBe(true);
    await page.getByRole('link', { name: 'Gliders' }).first().click();
    await expect(page).toHaveURL(/\/gliders$/);
    await expect(page.getByRole('heading', { name: 'Gliders' }).first()).toBeVisible();
    expect([await isOfNext(page), (await builds(page)).length]).toEqual([false, 2]);
  });
  await test.step('the notice, and a load of the next build', async () => {
    await expect(page.getByText('A new version is available.')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isOfNext(page)).toBe(true);
    await expect(page.getByRole('heading', { name: 'Gliders' }).first()).toBeVisible();
  });
  await test.step('without a connection it is the next build', async () => {
    front.line = 'down';
    const cold = await openCold(page, '/stats');
    await expect(cold.getByText(NO_ANSWER).first()).toBeVisible();
    expect(await isOfNext(cold)).toBe(true);
    await cold.close();
  });
  await test.step('a rollback', async () => {
    front.line = 'server';
    expect(await update(page)).toBe(true);
    await page.goto('/sites');
    expect(await isOfNext(page)).toBe(false);
    front.line = 'down';
    const cold = await openCold(page, '/stats');
    await expect(cold.getByText(NO_ANSWER).first()).toBeVisible();
    expect(await isOfNext(cold)).toBe(false);
  });
});

test('builds stay as long as a page of theirs is open', async ({ page, front }) => {
  await signUp(page);
  // Again and again: the page drops a marker without a copy.
  const hold = () => page.evaluate((held) => localStorage.setItem('held', held), HELD);
  await hold();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true);
  for (const line of ['next build', 'third build'] as const) {
    front.line = line;
    expect(await update(page)).toBe(true);
  }
  await page.waitForTimeout(2_000); // Within that the worker has asked the page, and deleted what it may.
  expect(await builds(page)).toHaveLength(3);
  await page.goto('/stats');
  await expect.poll(() => hold().then(() => builds(page)), { timeout: 60_000 }).toHaveLength(2);
});

test('a build is kept whole or not at all, and a broken worker changes nothing', async ({ page, front }) => {
  await signUp(page);
  await install(page);
  const before = await builds(page);
  for (const line of ['between builds', 'broken worker'] as const) {
    front.line = line;
    expect([line, await update(page), await builds(page)]).toEqual([line, false, before]);
  }
  front.line = 'down';
  const cold = await openCold(page, '/stats');
  await expect(cold.getByText(NO_ANSWER).first()).toBeVisible();
});

test('uploads keep their progress, and calls never meet the worker', async ({ page }) => {
  await signUp(page);
  await install(page);
  const events = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const seen: string[] = [];
        const xhr = new XMLHttpRequest();
        xhr.upload.onprogress = () => seen.push('progress');
        xhr.upload.onload = () => seen.push('sent');
        xhr.onloadend = () => resolve([...new Set(seen)]);
        xhr.open('POST', '/api/nothing');
        xhr.send('x'.repeat(2_000_000));
      }),
  );
  expect(events).toEqual(['progress', 'sent']);
  const stored = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => !path.startsWith('/assets/'))).toEqual(['/flights']);
});

test('OFFLINE=off takes the worker and its files away', async ({ page, front }) => {
  await signUp(page);
  await install(page);
  expect(await builds(page)).toHaveLength(1);
  front.line = 'offline off';
  await page.goto('/stats');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await builds(page)).toHaveLength(0);
});
