import { expect, type Page } from '@playwright/test';
import { violationsInBothSchemes } from './steps/axe.ts';
import { signUpOnDevice, storedTexts, untilCopied } from './steps/offline.ts';
import {
  addItem,
  deleteAccount,
  logIn,
  logOut,
  newEmail,
  openDemo,
  post,
  sendSignUp,
  signUpByCall,
  test,
} from './steps/pilot.ts';
import { TRACK } from './steps/track.ts';

test.use({ hasMaps: false });

const DATA = /\/api\/data/;
/** Words that only the logbook of pilot A has. */
const MARKED = 'Marked by pilot A';
const LINE = /^No connection · as of \d\d:\d\d$/;

const row = (page: Page) => page.getByRole('link', { name: /May 3, 2026/ });
const line = (page: Page) => page.getByRole('status').filter({ hasText: LINE });

/** Signs up by the form, and logs a marked flight as on another device. */
async function signUpMarked(page: Page, isOwn = true): Promise<string> {
  const email = await signUpOnDevice(page, isOwn);
  await addItem(page, 'flight', { date: '2026-05-03', remarks: MARKED });
  await page.goto('/flights');
  await expect(row(page)).toBeVisible();
  return email;
}

/** Opens a marked flight with a marked track, which is then kept, too. */
async function keepMarkedTrack(page: Page): Promise<void> {
  const igc = TRACK.buffer.toString('utf8').replace('Long Track', MARKED);
  await addItem(page, 'flight', { date: '2026-06-20', igc, igcEncoding: 'utf-8', igcFileName: `${MARKED}.igc` });
  await page.goto('/flight/2');
  await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
  await expect.poll(() => storedTexts(page)).toMatch(/HFPLT\w*:Marked by pilot A/);
}

/** Returns what says whose logbook is kept. */
const held = (page: Page) => page.evaluate(() => localStorage.getItem('held'));

/** Resolves once the copy has the marked flight, and its marker. */
const copyStored = (page: Page): Promise<void> => untilCopied(page, MARKED);

test('the list is there before the server answers, and where it does not, says as of when', async ({ page }) => {
  await signUpMarked(page);
  await copyStored(page);

  await test.step('while the server has not answered', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const urls: string[] = [];
    await page.route(DATA, async (route) => {
      urls.push(route.request().url());
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(row(page)).toBeVisible();
    const answered = page.waitForResponse(DATA);
    release();
    expect((await (await answered).json()).flights).toEqual([]);
    expect(urls).toHaveLength(1);
    expect([...new URL(urls[0] ?? '').searchParams.keys()].toSorted()).toEqual([
      'csrf',
      'epoch',
      'lastModified',
      'pilotId',
    ]);
    await page.unroute(DATA);
  });

  await test.step('without a connection', async () => {
    await page.route(DATA, (route) => route.abort());
    await page.reload();
    await expect(row(page)).toBeVisible();
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Stats' }).filter({ visible: true }).click();
    await expect(page).toHaveTitle(/Statistics/);
    await expect(line(page)).toBeVisible();
    await page.goBack();
  });

  await test.step('behind a proxy that cannot deliver it', async () => {
    await page.route(DATA, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await page.reload();
    await expect(line(page)).toBeVisible();
    await page.unroute(DATA);
  });

  await test.step('until the server answers again', async () => {
    await addItem(page, 'flight', { date: '2026-05-04' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('link', { name: /May 4, 2026/ })).toBeVisible();
    await expect(line(page)).toHaveCount(0);
  });
});

test('the copy is read while the code of the app is on its way', async ({ page }) => {
  await signUpMarked(page);
  await copyStored(page);
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function begin(this: IDBDatabase, ...of: unknown[]): IDBTransaction {
      const begun: IDBTransaction = Reflect.apply(transaction, this, of);
      begun.addEventListener('complete', () => document.documentElement.classList.add('read'));
      return begun;
    };
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/flights', { waitUntil: 'commit' });
  await expect(page.locator('html.read')).toBeAttached();
  await expect(row(page)).toHaveCount(0);
  release();
  await expect(row(page)).toBeVisible();
});

test('a page without a connection asks again by itself', async ({ page }) => {
  await signUpMarked(page);
  await copyStored(page);
  await page.clock.install();
  await page.route(DATA, (route) => route.abort());
  await page.reload();
  await expect(line(page)).toBeVisible();
  await page.unroute(DATA);
  await addItem(page, 'flight', { date: '2026-05-04' });
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('link', { name: /May 4, 2026/ })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('another pilot never finds anything of the first one on the device', async ({ page, context }) => {
  const a = await signUpMarked(page);
  await copyStored(page);
  await keepMarkedTrack(page);

  await test.step('after a logout', async () => {
    const other = await context.newPage();
    await other.goto('/flights');
    await expect(row(other)).toBeVisible();
    await logOut(page);
    await expect.poll(() => storedTexts(page)).not.toContain(MARKED);
    expect(await page.evaluate(() => [localStorage.getItem('held'), localStorage.getItem('my-device')])).toEqual([
      null,
      null,
    ]);
    await expect(other.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await other.close();
  });

  await test.step('after another pilot’s login over a session that has ended', async () => {
    await page.goto('/login');
    await logIn(page, a);
    await expect(row(page)).toBeVisible();
    await copyStored(page);
    const stale = await context.newPage();
    await stale.goto('/flights');
    await expect(row(stale)).toBeVisible();
    await post(page, '/api/logout', {});
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect(row(page)).toHaveCount(0);
    await page.goto('/signup');
    await sendSignUp(page, newEmail());
    await expect(page.getByText('You have no flights yet')).toBeVisible();
    await expect.poll(() => storedTexts(page)).not.toContain(MARKED);
    await expect.poll(() => held(page)).not.toBeNull();
    const ofOther = await held(page);
    await stale.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(row(stale)).toHaveCount(0);
    await expect(stale.getByText('You have no flights yet')).toBeVisible();
    expect(await held(page)).toEqual(ofOther);
    await stale.close();
    await logOut(page);
  });

  await test.step('after another pilot’s session came with no login here', async () => {
    await page.goto('/login');
    await logIn(page, a);
    await expect(row(page)).toBeVisible();
    await copyStored(page);
    await post(page, '/api/logout', {});
    await signUpByCall(page);
    await page.reload();
    await expect(page.getByText('You have no flights yet')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => storedTexts(page)).not.toContain(MARKED);
    await logOut(page);
  });

  await test.step('after another pilot’s session came once the page knew that the first one had ended', async () => {
    await page.goto('/login');
    await logIn(page, a);
    await expect(row(page)).toBeVisible();
    await copyStored(page);
    await post(page, '/api/logout', {});
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await signUpByCall(page);
    await page.goto('/flights');
    await expect(page.getByText('You have no flights yet')).toBeVisible();
    await expect.poll(() => storedTexts(page)).not.toContain(MARKED);
    await logOut(page);
  });

  await test.step('the first one finds all again', async () => {
    await page.goto('/login');
    await logIn(page, a);
    await expect(row(page)).toBeVisible();
    await copyStored(page);
  });

  await test.step('and nobody after the account was deleted', async () => {
    await deleteAccount(page);
    await expect.poll(() => storedTexts(page)).not.toContain(MARKED);
  });
});

test('the copy is hidden while nobody is logged in, and there again for the same pilot', async ({ page }) => {
  const email = await signUpMarked(page);
  await copyStored(page);
  await post(page, '/api/logout', {});
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await page.route(DATA, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(row(page)).toHaveCount(0);
  await page.unroute(DATA);
  await logIn(page, email);
  await expect(row(page)).toBeVisible();
});

test('nothing is stored of a demo, or on a device that is not the pilot’s own', async ({ page, browser }) => {
  await test.step('with the box off', async () => {
    await signUpMarked(page, false);
    await page.reload();
    await expect(row(page)).toBeVisible();
    expect(await storedTexts(page)).not.toContain(MARKED);
    expect(await storedTexts(page)).not.toContain('wingbook');
  });
  await test.step('until the pilot has it kept after all', async () => {
    await page.goto('/pilot');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Keep my logbook here' }).click();
    await reloaded;
    await copyStored(page);
    await expect(page.getByRole('button', { name: 'Keep my logbook here' })).toHaveCount(0);
    await logOut(page);
    await expect.poll(() => storedTexts(page)).not.toContain(MARKED);
  });
  await test.step('of a demo', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await openDemo(visitor);
    await visitor.goto('/flights');
    await expect(visitor.getByRole('table', { name: 'Flights' })).toBeVisible();
    expect(await visitor.evaluate(() => localStorage.getItem('held'))).toBeNull();
    expect(await storedTexts(visitor)).not.toContain('wingbook');
  });
});

test('everything is as ever where the browser stores nothing, or has removed it', async ({ page, context }) => {
  await test.step('removed while the page is open', async () => {
    await signUpMarked(page);
    await copyStored(page);
    const browser = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await addItem(page, 'flight', { date: '2026-05-04' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('link', { name: /May 4, 2026/ })).toBeVisible();
    await page.reload();
    await expect(row(page)).toBeVisible();
    await logOut(page);
  });
  await test.step('refused', async () => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    });
    await signUpMarked(page);
    await page.reload();
    await expect(row(page)).toBeVisible();
    await page.route(DATA, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
  });
});
