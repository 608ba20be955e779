import { expect, type Page } from '@playwright/test';
import { daysAfter, localDateOf } from '#domain/local-date';
import { Sqlite } from '#server/db/sqlite/sqlite';
import { type MailServer, startMailServer } from '../../stand-ins/mail-server.ts';
import { type OwnServer, startOwnServer } from '../run/own-server.ts';
import { violationsInBothSchemes } from '../steps/axe.ts';
import { addItem, newEmail, save, signUp, test } from '../steps/pilot.ts';

const FOLDER = 'check-emails';
let mail: MailServer;
let server: OwnServer;

test.beforeAll(async () => {
  mail = await startMailServer();
  server = await startOwnServer(`${FOLDER}-${process.pid}`, { SMTP_URL: mail.url });
});

test.afterAll(async () => {
  await server.stop();
  await mail.close();
});

/** Returns the path that a newly received email leads to. */
async function linkIn(email: string, link: RegExp): Promise<string> {
  const found = () =>
    mail.emails.filter(({ to }) => to?.[0]?.address === email).map(({ text }) => link.exec(text ?? ''));
  await expect.poll(() => found().some(Boolean)).toBe(true);
  return found().find(Boolean)?.[0] ?? '';
}

/** Makes it morning on a server whose clock has been steady for days. */
function makeMorning(): void {
  const database = new Sqlite(`test-results/${FOLDER}-${process.pid}/wingbook.sqlite`);
  database.exec('update clock set steady_since_s = steady_since_s - 200000');
  database.exec("update jobs set run_at_s = 0, progress = null where kind = 'checkEmails'");
  database.close();
}

/** Presses Tab until the button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  for (let turn = 0; turn < 20; turn += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${name} is not reached by Tab`);
}

test('emails about checks are switched on, come, lead to what is due, and are stopped without a login', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  const email = await signUp(page, newEmail());
  await addItem(page, 'gear', {
    name: 'Yeti 35',
    kind: 'reserve',
    serialNumber: 'SN-4711',
    inUseFrom: null,
    inUseUntil: null,
    gliderIds: [],
    remarks: '',
    checks: [
      {
        what: 'repack',
        words: '',
        lastOn: null,
        months: 0,
        hours: 0,
        flights: 0,
        nextOn: daysAfter(localDateOf(new Date()), 20),
        history: [],
      },
    ],
  });
  await page.goto('/pilot/edit');
  const choice = page.getByLabel('Emails about checks');
  await expect(choice).toHaveValue('off');
  await expect(choice).toHaveAccessibleDescription(/Nothing is sent until your email is verified\.$/);
  await choice.selectOption('30 days before, and when due');
  await save(page);
  await page.waitForURL('**/pilot');
  await expect(page.getByRole('main')).toContainText('30 days before, and when due');

  await page.goto(await linkIn(email, /http\S+email-verification\S+/));
  await page.getByRole('button', { name: 'Continue to Wingbook' }).click();
  await expect(page.getByText('You are now logged in')).toBeVisible();
  await page.goto('/pilot/edit');
  await expect(choice).toHaveAccessibleDescription(/is in the list alone\.$/);

  makeMorning();
  await page.goto(await linkIn(email, /http\S+due$/m));
  await expect(page.getByRole('heading', { name: 'Due', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Yeti 35');

  const context = await browser.newContext({ baseURL: server.url });
  const elsewhere = await context.newPage();
  await elsewhere.goto(await linkIn(email, /http\S+unsubscribe\S+/));
  await expect(elsewhere).toHaveURL(/\/unsubscribe\/\d+\/-$/);
  await expect(elsewhere.getByRole('heading', { name: 'Emails about checks' })).toBeVisible();
  expect(await violationsInBothSchemes(elsewhere)).toEqual([]);
  await tabTo(elsewhere, 'Stop these emails');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByText('You get no more emails about checks.')).toBeVisible();
  expect(await elsewhere.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(await violationsInBothSchemes(elsewhere)).toEqual([]);

  await elsewhere.goto('/unsubscribe/1/cut-off');
  await tabTo(elsewhere, 'Stop these emails');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(await violationsInBothSchemes(elsewhere)).toEqual([]);
  await context.close();

  await page.goto('/pilot/edit');
  await expect(choice).toHaveValue('off');
  await page.context().close();
});
