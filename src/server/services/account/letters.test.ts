import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { House } from '#server/house';
import { type Letter, LetterRefused } from '#server/mail/letter';
import { smtpCarrier } from '#server/mail/smtp';
import { arrive, askedLink, followLink } from '#test/account-calls';
import { DATABASES } from '#test/databases';
import { linkSentTo, sentLetters } from '#test/letters';
import { openTestHouse, startTestServer, type TestServer } from '#test/server';
import type { TestDatabase } from '#test/sqlite-file';
import { startMailServer } from '#test/stand-ins/mail-server';
import { newVisitor, signUpPilot } from '#test/visitor';
import { deliverLetters } from './letters.ts';

const FROM = { name: '', address: 'wingbook@example.org' };
const HOUR_MS = 3_600_000;

describe.each(DATABASES)('emails on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const clock = () => new Date(now);
  const lines: string[] = [];
  let database: TestDatabase;
  let server: TestServer;
  let other: { house: House; close: () => Promise<void> };

  beforeAll(async () => {
    database = await create();
    server = await startTestServer({ database, clock, log: (line) => lines.push(line) });
    other = await openTestHouse(database, { clock });
  });

  afterAll(async () => {
    await other?.close();
    await server?.close();
    await database?.remove();
  });

  afterEach(async () => {
    await server.house.db.deleteFrom('letters').execute();
    lines.length = 0;
  });

  const waiting = () => server.house.db.selectFrom('letters').selectAll().execute();

  const askForLogin = async (email: string) => {
    await (await arrive(server.url)).post('/api/one-time-login', { email });
  };

  it('are retried at growing intervals while the mail server is down, and survive a restart', async () => {
    const { email } = await signUpPilot(server.url);
    const mail = await startMailServer();
    await mail.close();
    const down = smtpCarrier(new URL(mail.url), FROM);
    const waits: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await deliverLetters(server.house, down);
      const [letter] = await waiting();
      waits.push((letter?.due_at_s ?? 0) - now / 1_000);
      now += (waits.at(-1) ?? 0) * 1_000;
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600]);
    expect(await linkSentTo(other.house, email)).toMatchObject({ page: 'email-verification' });
    expect(await waiting()).toEqual([]);
    expect(lines.join('')).not.toContain(email);
  });

  it('are not retried before they are due', async () => {
    await signUpPilot(server.url);
    await deliverLetters(server.house, () => Promise.reject(new Error('down')));
    expect(await sentLetters(server.house)).toEqual([]);
    now += 10_000;
    expect(await sentLetters(server.house)).toHaveLength(1);
  });

  it('that are refused are dropped after five days, and logged without the address', async () => {
    const { email } = await signUpPilot(server.url);
    const refuse = () => Promise.reject(new LetterRefused(new Error(`550 <${email}> no such user`)));
    for (let hour = 0; hour <= 120; hour += 1) {
      expect(await waiting()).toHaveLength(1);
      await deliverLetters(server.house, refuse);
      now += HOUR_MS;
    }
    expect(await waiting()).toEqual([]);
    const last = JSON.parse(lines.at(-1) ?? '{}');
    expect(last).toMatchObject({
      level: 50,
      letter: 'verification',
      why: 'LetterRefused: 550 <(an address)> no such user',
    });
  });

  it('are never dropped because the mail server is down, however long', async () => {
    const { email } = await signUpPilot(server.url);
    for (let day = 0; day < 30; day += 1) {
      await deliverLetters(server.house, () => Promise.reject(new Error('connect ECONNREFUSED')));
      now += 24 * HOUR_MS;
    }
    expect((await sentLetters(server.house)).map(({ to }) => to)).toEqual([email]);
  });

  it('are each sent by exactly one of several servers', async () => {
    const pilots = await Promise.all(Array.from({ length: 12 }, () => signUpPilot(server.url)));
    const sent: string[] = [];
    const slowly = async ({ to }: Letter) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(to);
    };
    await Promise.all([server.house, other.house, server.house].map((house) => deliverLetters(house, slowly)));
    expect(sent.toSorted()).toEqual(pilots.map(({ email }) => email).toSorted());
  });

  it('of a server that died while sending are sent by another, once the claim has expired', async () => {
    const { email } = await signUpPilot(server.url);
    const stop = new AbortController();
    const dying = deliverLetters(server.house, () => new Promise(() => undefined), stop.signal);
    await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
    now += 299_000;
    expect(await sentLetters(other.house)).toEqual([]);
    now += 2_000;
    expect((await sentLetters(other.house)).map(({ to }) => to)).toEqual([email]);
    stop.abort();
    expect(await Promise.race([dying, 'still sending'])).toBe('still sending');
  });

  it('that were requested again while one was being sent are sent again, and the newest link is valid', async () => {
    const { email } = await signUpPilot(server.url);
    await sentLetters(server.house);
    const ask = () => askForLogin(email);
    await ask();
    const links: (string | null)[] = [];
    await deliverLetters(server.house, async ({ link }) => {
      if (links.length === 0) await ask();
      links.push(link);
    });
    expect(new Set(links).size).toBe(2);
    expect(await waiting()).toEqual([]);
  });

  it('leave the previous link valid until they are handed over, and while they are being sent', async () => {
    const { email } = await signUpPilot(server.url);
    await sentLetters(server.house);
    await askForLogin(email);
    const first = await linkSentTo(server.house, email);
    await askForLogin(email);
    await deliverLetters(server.house, () => Promise.reject(new Error('down')));
    now += 10_000;
    const used: number[] = [];
    await deliverLetters(server.house, async () => {
      used.push((await followLink(await arrive(server.url), first)).status);
      throw new Error('down again');
    });
    used.push((await followLink(await arrive(server.url), first)).status);
    expect(used).toEqual([200, 400]);
  });

  it('carry no valid link when the address was verified by another while they were being sent', async () => {
    const { email } = await signUpPilot(server.url);
    const first = await linkSentTo(server.house, email);
    const pilot = await arrive(server.url);
    await pilot.post('/api/login', { email, password: 'a long password' });
    pilot.pilotId = first.pilotId;
    await pilot.post('/api/resend-auth-token');
    const links: string[] = [];
    await deliverLetters(server.house, async ({ link }) => {
      links.push(link);
      await followLink(await arrive(server.url), first);
    });
    const [, , , authToken = ''] = new URL(links[0] ?? '').pathname.split('/');
    expect((await followLink(await arrive(server.url), { ...first, authToken })).status).toBe(400);
  });

  it('carry no valid link when the password was changed while they were being sent', async () => {
    const { email } = await signUpPilot(server.url);
    await sentLetters(server.house);
    await askForLogin(email);
    const reset = await askedLink(server, 'initiate-reset-password', email);
    await askForLogin(email);
    const links: string[] = [];
    await deliverLetters(server.house, async ({ link }) => {
      links.push(link);
      await followLink(await arrive(server.url), reset, { password: 'another long password' });
    });
    const [, , pilotId, authToken = ''] = new URL(links[0] ?? '').pathname.split('/');
    const late = await followLink(await arrive(server.url), { pilotId: Number(pilotId), authToken });
    expect(late.status).toBe(400);
  });

  it('do not delay others when one recipient’s mail server is slow', async () => {
    const [slow, quick] = [await signUpPilot(server.url), await signUpPilot(server.url)];
    const sent: string[] = [];
    let giveUp = (_: Error): void => undefined;
    const carry = ({ to }: Letter) => {
      if (to !== slow.email) return Promise.resolve(void sent.push(to));
      return new Promise<void>((_, reject) => {
        giveUp = reject;
      });
    };
    const delivering = deliverLetters(server.house, carry);
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
    expect(await sentLetters(server.house)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('are queued without text, address or valid link', async () => {
    const { email } = await signUpPilot(server.url);
    expect(Object.keys((await waiting())[0] ?? {}).toSorted()).toEqual([
      'asked_at_s',
      'claim',
      'due_at_s',
      'email_key',
      'kind',
      'tries',
    ]);
    const { authToken } = await linkSentTo(server.house, email);
    const kept = JSON.stringify(await server.house.db.selectFrom('auth_tokens').selectAll().execute());
    expect(kept).not.toContain(authToken);
  });
});
