import { describe, expect, it } from 'vitest';
import { runMaintenance } from '#server/jobs/maintenance';
import { followLink, newVisitorWithCookies, requestLink } from '#test/servers/account-calls';
import { linkEmailedTo, sentEmails } from '#test/servers/emails';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, signUpPilot, type Visitor } from '#test/servers/visitor';

const PASSWORD = 'a long password';
const NEXT = 'a longer password';

describe('limits', () => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const few = { most: 2, windowS: 600 };
  const server = runningServer({
    clock: () => new Date(now),
    limits: {
      emailsToAccount: few,
      emailsToAccountDay: { most: 6, windowS: 86_400 },
      emailsFromAddress: { most: 6, windowS: 600 },
      linkAddress: { most: 4, windowS: 600 },
      linkPilot: few,
      passwordPilot: few,
      exportPilot: few,
      accountPilot: { most: 8, windowS: 600 },
      loginAddress: { most: 100, windowS: 900 },
    },
  });
  const TOO_OFTEN = [
    429,
    '600',
    { type: 'badRequest', message: 'Too many attempts, please, try again in 10 minutes.' },
  ] as const;
  /** Logs in after three wrong passwords, all at the same time. */
  const TOO_SOON = [
    429,
    '1',
    { type: 'badRequest', message: 'Too many attempts, please, try again in 1 second.' },
  ] as const;
  const rejection = (response: Awaited<ReturnType<Visitor['post']>>) => [
    response.status,
    response.headers.get('retry-after'),
    errorOf(response),
  ];

  const triedTooOften = async (visitor: Visitor, email: string) => {
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await visitor.post('/api/login', { email, password: 'a guess' })).status).toBe(401);
    }
    expect(rejection(await visitor.post('/api/login', { email, password: PASSWORD }))).toEqual(TOO_SOON);
  };

  it('apply to emails to one recipient, with or without an account, and to emails requested from one address', async () => {
    const { email } = await signUpPilot(server().url);
    await sentEmails(server().context);
    for (const address of [email, 'nobody@example.org']) {
      const visitor = await newVisitorWithCookies(server().url);
      for (let turn = 0; turn < few.most; turn += 1) {
        expect((await visitor.post('/api/one-time-login', { email: address })).status).toBe(200);
      }
      expect(rejection(await visitor.post('/api/one-time-login', { email: address }))).toEqual(TOO_OFTEN);
    }
    const another = await newVisitorWithCookies(server().url);
    expect(rejection(await another.post('/api/initiate-reset-password', { email: 'x@example.org' }))).toEqual(
      TOO_OFTEN,
    );
    now += 600_000;
    expect((await another.post('/api/one-time-login', { email })).status).toBe(200);
  });

  it('apply to emails of all kinds that unknown browsers can request for one recipient in a day', async () => {
    const email = 'often@example.org';
    const ask = async () => {
      const visitor = await newVisitorWithCookies(server().url);
      const responses = [
        await visitor.post('/api/one-time-login', { email }),
        await visitor.post('/api/initiate-reset-password', { email }),
      ];
      now += 600_000;
      return responses;
    };
    for (let turn = 0; turn < 3; turn += 1) expect((await ask()).map(({ status }) => status)).toEqual([200, 200]);
    const [rejected] = await ask();
    expect([rejected?.status, Number(rejected?.headers.get('retry-after'))]).toEqual([429, 86_400 - 1_800]);
    now += 86_400_000;
  });

  it('apply to guessing links', async () => {
    const visitor = await newVisitorWithCookies(server().url);
    const guess = { pilotId: 1, authToken: 'x'.repeat(43) };
    for (let turn = 0; turn < 4; turn += 1) expect((await followLink(visitor, guess)).status).toBe(400);
    expect(rejection(await followLink(visitor, guess))).toEqual(TOO_OFTEN);
    expect(rejection(await followLink(visitor, guess, { password: NEXT }))).toEqual(TOO_OFTEN);
    now += 600_000;
  });

  it('do not count guesses at a link against its pilot', async () => {
    const { email } = await signUpPilot(server().url);
    const link = await linkEmailedTo(server().context, email);
    const visitor = await newVisitorWithCookies(server().url);
    for (let turn = 0; turn < few.most; turn += 1) {
      expect((await followLink(visitor, { ...link, authToken: 'x'.repeat(43) })).status).toBe(400);
    }
    expect((await followLink(visitor, link)).status).toBe(200);
    now += 600_000;
  });

  it('never lock a pilot out of a known browser, whatever unknown browsers try', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    await pilot.post('/api/logout');
    pilot.pilotId = undefined;
    const { email } = pilot;
    const outsider = await newVisitorWithCookies(server().url);
    await triedTooOften(outsider, `known ${email}`);
    await triedTooOften(outsider, `browser ${email}`);
    await triedTooOften(outsider, email);
    for (let turn = 0; turn < few.most; turn += 1) await outsider.post('/api/one-time-login', { email });
    expect(rejection(await outsider.post('/api/one-time-login', { email }))).toEqual(TOO_OFTEN);

    expect((await pilot.post('/api/one-time-login', { email })).status).toBe(200);
    expect((await pilot.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
    now += 900_000;
  });

  it('recognise a browser by its cookie only, and only for that cookie’s account', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    const other = await signUpPilot(server().url, PASSWORD);
    const outsider = await newVisitorWithCookies(server().url);
    await triedTooOften(outsider, pilot.email);
    const [, nonce = '', signature = ''] = pilot.cookies.get('known')?.split('.') ?? [];
    const forged = [`${other.pilotId}.${nonce}.${signature}`, `1.${'y'.repeat(43)}.${signature}`, 'x'.repeat(43), '..'];
    for (const known of ['', ...forged, other.cookies.get('known') ?? '']) {
      outsider.cookies.set('known', known);
      const response = await outsider.post('/api/login', { email: pilot.email, password: PASSWORD });
      expect(rejection(response), known).toEqual(TOO_SOON);
    }
    now += 900_000;
  });

  it('do not let someone who lost access to an account lock its owner out', async () => {
    const firstComer = await signUpPilot(server().url, PASSWORD);
    const { email } = firstComer;
    const owner = await newVisitorWithCookies(server().url);
    const link = await requestLink(server(), 'initiate-reset-password', email);
    expect((await followLink(owner, link, { password: NEXT })).status).toBe(200);
    await owner.post('/api/logout', { pilotId: firstComer.pilotId });
    for (let turn = 0; turn < 3; turn += 1) await firstComer.post('/api/login', { email, password: PASSWORD });
    expect((await owner.post('/api/login', { email, password: NEXT })).status).toBe(200);
    now += 900_000;
  });

  it('apply to guessing the password of a logged-in pilot, and to account calls', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    for (let turn = 0; turn < few.most; turn += 1) {
      expect((await pilot.post('/api/delete-account', { password: 'a guess' })).status).toBe(422);
    }
    expect(rejection(await pilot.post('/api/delete-account', { password: PASSWORD }))).toEqual(TOO_OFTEN);
    for (let turn = 0; turn < 5; turn += 1) expect((await pilot.get('/api/sessions')).status).toBe(200);
    expect(rejection(await pilot.get('/api/sessions'))).toEqual(TOO_OFTEN);
    expect((await loaded(pilot)).pilot?.id).toBe(pilot.pilotId);
    now += 600_000;
  });

  it('reject logins beyond a hundred from one address, however many come at once', async () => {
    const { email } = await signUpPilot(server().url, PASSWORD);
    const visitor = await newVisitorWithCookies(server().url);
    const statuses = new Map<number, number>();
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    for (let batch = 0; batch < 10; batch += 1) {
      const guesses = Array.from({ length: 20 }, (_, turn) =>
        visitor.post('/api/login', { email: `guess-${batch}-${turn}@example.org`, password: 'a guess' }),
      );
      for (const { status } of await Promise.all(guesses)) count(status);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: 100, 429: 100 });
    now += 900_000;
    expect((await visitor.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
  });
});

describe('requests for emails from many addresses', () => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({
    clock: () => new Date(now),
    settings: { TRUSTED_PROXIES: '127.0.0.1' },
    limits: {
      emailsToAccount: { most: 2, windowS: 3_600 },
      emailsToRecipient: { most: 7, windowS: 900 },
      emailsToRecipientDay: { most: 9, windowS: 86_400 },
    },
  });
  /** Requests an email from an address, and returns the status and the emails that were sent. */
  const ask = async (from: string, email: string, path = '/api/one-time-login') => {
    const visitor = await newVisitorWithCookies(server().url);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const body = JSON.stringify({ email, csrf: visitor.cookies.get('csrf') });
    return (await visitor.ask(path, { method: 'POST', headers, body })).status;
  };

  it.each(['/api/one-time-login', '/api/initiate-reset-password'])('never close %s to the pilot', async (path) => {
    const { email } = await signUpPilot(server().url);
    for (const stranger of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) statuses.push(await ask(stranger, email, path));
      expect(statuses).toEqual([200, 200, 429, 429]);
    }
    await sentEmails(server().context);
    expect(await ask('198.51.100.7', email, path)).toBe(200);
    const link = await linkEmailedTo(server().context, email);
    const more = path === '/api/one-time-login' ? {} : { password: NEXT };
    expect((await followLink(await newVisitorWithCookies(server().url), link, more)).status).toBe(200);
  });

  it('send none beyond a number, answer the same with or without an account, and leave the last link valid', async () => {
    const { email } = await signUpPilot(server().url);
    await sentEmails(server().context);
    for (const to of [email, 'nobody-here@example.org']) {
      for (let at = 1; at <= 9; at += 1) expect(await ask(`203.0.113.${at}`, to)).toBe(200);
    }
    const link = await linkEmailedTo(server().context, email);
    now += 890_000;
    expect(await ask('203.0.113.10', email)).toBe(200);
    expect(await sentEmails(server().context)).toEqual([]);
    expect((await followLink(await newVisitorWithCookies(server().url), link)).status).toBe(200);
    now += 20_000;
    expect(await ask('203.0.113.11', email)).toBe(200);
    expect((await sentEmails(server().context)).map(({ to }) => to)).toEqual([email]);
  });

  it('send none beyond a number in a day, and make the last link valid again for who asks', async () => {
    const { email } = await signUpPilot(server().url);
    for (let at = 1; at <= 9; at += 1) {
      expect(await ask(`203.0.113.${at}`, email)).toBe(200);
      now += 200_000;
    }
    const link = await linkEmailedTo(server().context, email);
    now += 40_000_000;
    await runMaintenance(server().context);
    expect((await followLink(await newVisitorWithCookies(server().url), link)).status).toBe(400);
    expect(await ask('203.0.113.10', email)).toBe(200);
    expect(await ask('203.0.113.10', 'nobody-here@example.org')).toBe(200);
    expect(await sentEmails(server().context)).toEqual([]);
    now += 890_000;
    expect((await followLink(await newVisitorWithCookies(server().url), link)).status).toBe(200);
    expect(await ask('203.0.113.11', email)).toBe(200);
    expect((await followLink(await newVisitorWithCookies(server().url), link)).status).toBe(400);
  });
});
