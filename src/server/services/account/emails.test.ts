import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Email, EmailRejected } from '#server/mail/email';
import { smtpTransport } from '#server/mail/transport';
import type { AppContext } from '#server/services/app-context';
import { DATABASES } from '#test/databases/databases';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { followLink, newVisitorWithCookies, requestLink } from '#test/servers/account-calls';
import { linkEmailedTo, sentEmails } from '#test/servers/emails';
import { createTestContext, startTestServer, type TestServer } from '#test/servers/server';
import { newVisitor, signUpPilot } from '#test/servers/visitor';
import { startMailServer } from '#test/stand-ins/mail-server';
import { sendEmails } from './emails.ts';

const FROM = { name: '', address: 'wingbook@example.org' };
const HOUR_MS = 3_600_000;

describe.each(DATABASES)('emails on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const clock = () => new Date(now);
  const lines: string[] = [];
  let database: TestDatabase;
  let server: TestServer;
  let other: { context: AppContext; close: () => Promise<void> };

  beforeAll(async () => {
    database = await create();
    server = await startTestServer({ database, clock, log: (line) => lines.push(line) });
    other = await createTestContext(database, { clock });
  });

  afterAll(async () => {
    await other?.close();
    await server?.close();
    await database?.remove();
  });

  afterEach(async () => {
    await server.context.db.deleteFrom('jobs').execute();
    lines.length = 0;
  });

  const waiting = () => server.context.db.selectFrom('jobs').selectAll().execute();

  const askForLogin = async (email: string) => {
    await (await newVisitorWithCookies(server.url)).post('/api/one-time-login', { email });
  };

  it('are retried at growing intervals while the mail server is down, and survive a restart', async () => {
    const { email } = await signUpPilot(server.url);
    const mail = await startMailServer();
    await mail.close();
    const down = smtpTransport(new URL(mail.url), FROM);
    const waits: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await sendEmails(server.context, down);
      const [email] = await waiting();
      waits.push((email?.run_at_s ?? 0) - now / 1_000);
      now += (waits.at(-1) ?? 0) * 1_000;
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600]);
    expect(await linkEmailedTo(other.context, email)).toMatchObject({ page: 'email-verification' });
    expect(await waiting()).toEqual([]);
    expect(lines.join('')).not.toContain(email);
  });

  it('are in the language of the last request for them, where the pilot leaves it to the browser', async () => {
    const { email } = await signUpPilot(server.url);
    for (const language of ['fr', 'de-CH, en;q=0.5']) {
      const visitor = newVisitor(server.url, language);
      await visitor.ask('/api/data');
      await visitor.post('/api/one-time-login', { email });
    }
    const subjects = (await sentEmails(server.context)).map(({ subject }) => subject);
    expect(subjects).toContain('Dein Link zum Anmelden bei Wingbook');
    expect(subjects).toHaveLength(2);
  });

  it('are not retried before they are due', async () => {
    await signUpPilot(server.url);
    await sendEmails(server.context, () => Promise.reject(new Error('down')));
    expect(await sentEmails(server.context)).toEqual([]);
    now += 10_000;
    expect(await sentEmails(server.context)).toHaveLength(1);
  });

  it('that are rejected are dropped after five days, and logged without the address', async () => {
    const { email } = await signUpPilot(server.url);
    const reject = () => Promise.reject(new EmailRejected(new Error(`550 <${email}> no such user`)));
    for (let hour = 0; hour <= 120; hour += 1) {
      expect(await waiting()).toHaveLength(1);
      await sendEmails(server.context, reject);
      now += HOUR_MS;
    }
    expect(await waiting()).toEqual([]);
    const last = JSON.parse(lines.at(-1) ?? '{}');
    expect(last).toMatchObject({
      level: 50,
      email: 'verification',
      why: 'EmailRejected: 550 <(an address)> no such user',
    });
  });

  it('are never dropped because the mail server is down, however long', async () => {
    const { email } = await signUpPilot(server.url);
    for (let day = 0; day < 30; day += 1) {
      await sendEmails(server.context, () => Promise.reject(new Error('connect ECONNREFUSED')));
      now += 24 * HOUR_MS;
    }
    expect((await sentEmails(server.context)).map(({ to }) => to)).toEqual([email]);
  });

  it('are each sent by exactly one of several servers', async () => {
    const pilots = await Promise.all(Array.from({ length: 12 }, () => signUpPilot(server.url)));
    const sent: string[] = [];
    const slowly = async ({ to }: Email) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(to);
    };
    await Promise.all([server.context, other.context, server.context].map((context) => sendEmails(context, slowly)));
    expect(sent.toSorted()).toEqual(pilots.map(({ email }) => email).toSorted());
  });

  it('of a server that died while sending are sent by another, once the claim has expired', async () => {
    const { email } = await signUpPilot(server.url);
    const stop = new AbortController();
    const dying = sendEmails(server.context, () => new Promise(() => undefined), stop.signal);
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
    now += 299_000;
    expect(await sentEmails(other.context)).toEqual([]);
    now += 2_000;
    expect((await sentEmails(other.context)).map(({ to }) => to)).toEqual([email]);
    stop.abort();
    expect(await Promise.race([dying, 'still sending'])).toBe('still sending');
  });

  it('that were requested again while one was being sent are sent again, and the newest link is valid', async () => {
    const { email } = await signUpPilot(server.url);
    await sentEmails(server.context);
    const ask = () => askForLogin(email);
    await ask();
    const links: (string | null)[] = [];
    await sendEmails(server.context, async ({ link }) => {
      if (links.length === 0) await ask();
      links.push(link);
    });
    expect(new Set(links).size).toBe(2);
    expect(await waiting()).toEqual([]);
  });

  it('leave the previous link valid until they are handed over, and while they are being sent', async () => {
    const { email } = await signUpPilot(server.url);
    await sentEmails(server.context);
    await askForLogin(email);
    const first = await linkEmailedTo(server.context, email);
    await askForLogin(email);
    await sendEmails(server.context, () => Promise.reject(new Error('down')));
    now += 10_000;
    const used: number[] = [];
    await sendEmails(server.context, async () => {
      used.push((await followLink(await newVisitorWithCookies(server.url), first)).status);
      throw new Error('down again');
    });
    used.push((await followLink(await newVisitorWithCookies(server.url), first)).status);
    expect(used).toEqual([200, 400]);
  });

  it('carry no valid link when the address was verified by another while they were being sent', async () => {
    const { email } = await signUpPilot(server.url);
    const first = await linkEmailedTo(server.context, email);
    const pilot = await newVisitorWithCookies(server.url);
    await pilot.post('/api/login', { email, password: 'a long password' });
    pilot.pilotId = first.pilotId;
    await pilot.post('/api/resend-auth-token');
    const links: string[] = [];
    await sendEmails(server.context, async ({ link }) => {
      links.push(link);
      await followLink(await newVisitorWithCookies(server.url), first);
    });
    const [, , , authToken = ''] = new URL(links[0] ?? '').pathname.split('/');
    expect((await followLink(await newVisitorWithCookies(server.url), { ...first, authToken })).status).toBe(400);
  });

  it('carry no valid link when the password was changed while they were being sent', async () => {
    const { email } = await signUpPilot(server.url);
    await sentEmails(server.context);
    await askForLogin(email);
    const reset = await requestLink(server, 'initiate-reset-password', email);
    await askForLogin(email);
    const links: string[] = [];
    await sendEmails(server.context, async ({ link }) => {
      links.push(link);
      await followLink(await newVisitorWithCookies(server.url), reset, { password: 'another long password' });
    });
    const [, , pilotId, authToken = ''] = new URL(links[0] ?? '').pathname.split('/');
    const late = await followLink(await newVisitorWithCookies(server.url), { pilotId: Number(pilotId), authToken });
    expect(late.status).toBe(400);
  });

  it('do not delay others when one recipient’s mail server is slow', async () => {
    const [slow, quick] = [await signUpPilot(server.url), await signUpPilot(server.url)];
    const sent: string[] = [];
    let giveUp = (_: Error): void => undefined;
    const carry = ({ to }: Email) => {
      if (to !== slow.email) return Promise.resolve(void sent.push(to));
      return new Promise<void>((_, reject) => {
        giveUp = reject;
      });
    };
    const delivering = sendEmails(server.context, carry);
    await expect.poll(() => sent).toEqual([quick.email]);
    giveUp(new Error('too slow'));
    await delivering;
    expect(await waiting()).toHaveLength(1);
  });

  it('to addresses without an account are discarded, as are those that are no longer needed', async () => {
    const visitor = newVisitor(server.url);
    await visitor.ask('/api/data');
    expect((await visitor.post('/api/one-time-login', { email: 'nobody@example.org' })).status).toBe(200);
    expect(await waiting()).toHaveLength(1);
    expect(await sentEmails(server.context)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('are queued without text, address or valid link', async () => {
    const { email } = await signUpPilot(server.url);
    expect(Object.keys((await waiting())[0] ?? {}).toSorted()).toEqual([
      'attempts',
      'claimed_by',
      'created_at_s',
      'id',
      'kind',
      'payload',
      'progress',
      'run_at_s',
      'unique_key',
    ]);
    expect(JSON.parse((await waiting())[0]?.payload ?? '')).toEqual({
      emailKey: email,
      kind: 'verification',
      language: 'en',
    });
    const { authToken } = await linkEmailedTo(server.context, email);
    const kept = JSON.stringify(await server.context.db.selectFrom('auth_tokens').selectAll().execute());
    expect(kept).not.toContain(authToken);
  });
});
