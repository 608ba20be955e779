import { describe, expect, it } from 'vitest';
import type { LoadAnswer } from '#contract/data';
import { MAX_EMAIL, MAX_PASSWORD } from '#domain/account';
import { arrive, askedLink, followLink, verified } from '#test/account-calls';
import { DATABASES } from '#test/databases';
import { linkSentTo, sentLetters } from '#test/letters';
import { runningServer } from '#test/running-server';
import { errorOf, loaded, newVisitor, signUpPilot, type Visitor } from '#test/visitor';

const PASSWORD = 'a long password';
const NEXT = 'a longer password';
const NOT_EMAIL = 'You provided not valid email';

describe.each(DATABASES)('odd things that people type, on $name', { timeout: 30_000 }, ({ create }) => {
  const server = runningServer({}, create);
  const post = async (path: string, fields: object) =>
    (await arrive(server().url)).post<LoadAnswer>(path, { ...fields });

  it.each([
    ['', 'Email cannot be empty'],
    ['  ', 'Email cannot be empty'],
    ['plain', NOT_EMAIL],
    ['@example.org', NOT_EMAIL],
    ['a@', NOT_EMAIL],
    ['a@b', NOT_EMAIL],
    ['a@b..org', NOT_EMAIL],
    ['a@@b.org', NOT_EMAIL],
    ['a b@c.org', NOT_EMAIL],
    ['a@b.org,c@d.org', NOT_EMAIL],
    ['Ann <a@b.org>', NOT_EMAIL],
    ['a@b.org\r\nBcc: c@d.org', NOT_EMAIL],
    ['"a"@b.org', NOT_EMAIL],
    [`${'x'.repeat(65)}@b.org`, NOT_EMAIL],
    [`a@${'x'.repeat(MAX_EMAIL)}.org`, `Email exceeds maximum field length ${MAX_EMAIL} characters`],
    ['a\0@b.org', 'Email contains characters that cannot be saved'],
    ['\ud83e@b.org', 'Email contains characters that cannot be saved'],
  ])('%j is no email for any call that sends letters', async (email, message) => {
    for (const path of ['/api/one-time-login', '/api/initiate-reset-password', '/api/signup']) {
      const answer = await post(path, path === '/api/signup' ? { email, password: PASSWORD } : { email });
      expect([answer.status, errorOf(answer)]).toEqual([422, { type: 'validationError', errors: { email: message } }]);
    }
    const login = await post('/api/login', { email, password: PASSWORD });
    expect(login.status).toBe(401);
  });

  it.each([
    ['letters of every script', 'пилот-飛行@почта.рф'],
    ['an emoji', '🪂@example.org'],
    ['signs', `!#$%&'*+/=?^_\`{|}~.-@example.org`],
    ['320 characters', `${'a'.repeat(64)}@${'b'.repeat(246)}.example`.padEnd(320, 'x')],
    ['what SQL and templates use', `'--{{1+1}}$\{x}%s@example.org`],
  ])('an email of %s signs up, gets its letter and logs in', async (_, email) => {
    expect((await post('/api/signup', { email, password: PASSWORD })).status).toBe(200);
    const link = await linkSentTo(server().house, email);
    expect((await followLink(await arrive(server().url), link)).body.pilot?.email).toBe(email);
    expect((await post('/api/login', { email: ` ${email} `, password: PASSWORD })).status).toBe(200);
  });

  it.each([
    ['emoji', '🪂🏔️👩‍✈️🪂🏔️👩‍✈️'],
    ['1,000 characters', '🪂'.repeat(MAX_PASSWORD)],
    ['blanks alone around', '   a b   '],
  ])('a password of %s is kept as it is', async (_, password) => {
    const email = `odd-${Math.random()}@example.org`;
    expect((await post('/api/signup', { email, password })).status).toBe(200);
    expect((await post('/api/login', { email, password })).status).toBe(200);
    expect((await post('/api/login', { email, password: password.slice(2) })).status).toBe(401);
  });

  it('a password that is too long, or cannot be kept, is refused everywhere, and never an error of ours', async () => {
    const pilot = await verified(await signUpPilot(server().url, PASSWORD), server().house);
    const link = await askedLink(server(), 'initiate-reset-password', pilot.email);
    for (const password of ['x'.repeat(MAX_PASSWORD + 1), '\ud800'.repeat(9), '\0'.repeat(9), '       ']) {
      const change = await pilot.post('/api/change-password', { currentPassword: PASSWORD, nextPassword: password });
      expect([change.status, Object.keys(errorOf(change).errors ?? {})]).toEqual([422, ['nextPassword']]);
      const reset = await followLink(await arrive(server().url), link, { password });
      expect([reset.status, Object.keys(errorOf(reset).errors ?? {})]).toEqual([422, ['password']]);
      const guess = await pilot.post('/api/delete-account', { password });
      expect([guess.status, Object.keys(errorOf(guess).errors ?? {})]).toEqual([422, ['password']]);
      expect((await post('/api/login', { email: pilot.email, password })).status).toBe(401);
    }
    expect((await followLink(await arrive(server().url), link, { password: NEXT })).status).toBe(200);
  });

  it('fields of the wrong kind, too many or too few are refused as such', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    for (const [path, fields] of [
      ['/api/one-time-login', {}],
      ['/api/one-time-login', { email: null }],
      ['/api/initiate-reset-password', { email: ['a@b.org'] }],
      ['/api/initiate-reset-password', { email: 'a@b.org', more: 1 }],
      ['/api/verify-email', { pilotId: '7', authToken: 'x' }],
      ['/api/verify-email', { pilotId: 1.5, authToken: 'x' }],
      ['/api/verify-email', { pilotId: 7, authToken: 7 }],
      ['/api/reset-password', { pilotId: 7, authToken: 'x' }],
      ['/api/change-password', { currentPassword: PASSWORD }],
      ['/api/delete-account', { password: { length: 8 } }],
    ] as const) {
      const visitor = path.startsWith('/api/change') || path.startsWith('/api/delete') ? pilot : null;
      const answer = await (visitor ? visitor.post(path, fields) : post(path, fields));
      expect([answer.status, errorOf(answer).type], path).toEqual([400, 'badRequest']);
    }
  });

  it('cookies that are cut or swapped end in a login, and touch nothing', async () => {
    const [ann, bob] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    const swapped = newVisitor(server().url);
    swapped.pilotId = ann.pilotId;
    swapped.cookies.set('session', bob.cookies.get('session') ?? '').set('csrf', ann.cookies.get('csrf') ?? '');
    const answer = await swapped.post('/api/end-other-sessions');
    expect([answer.status, errorOf(answer).type]).toEqual([403, 'invalidCsrfToken']);
    for (const cut of [1, 20, 42]) {
      const visitor = newVisitor(server().url);
      visitor.pilotId = ann.pilotId;
      visitor.cookies.set('session', (ann.cookies.get('session') ?? '').slice(0, cut));
      expect((await visitor.get('/api/sessions')).status).toBe(401);
    }
    expect([(await loaded(ann)).pilot?.id, (await loaded(bob)).pilot?.id]).toEqual([ann.pilotId, bob.pilotId]);
  });
});

describe.each(DATABASES)('limits on $name', { timeout: 60_000 }, ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const few = { most: 2, windowS: 600 };
  const server = runningServer(
    {
      clock: () => new Date(now),
      limits: {
        letterEmail: few,
        letterEmailDay: { most: 6, windowS: 86_400 },
        letterAddress: { most: 6, windowS: 600 },
        linkAddress: { most: 4, windowS: 600 },
        linkPilot: few,
        loginAccount: few,
        passwordPilot: few,
        exportPilot: few,
        accountPilot: { most: 8, windowS: 600 },
        loginAddress: { most: 100, windowS: 900 },
      },
    },
    create,
  );
  const TOO_OFTEN = [
    429,
    '600',
    { type: 'badRequest', message: 'Too many attempts, please, try again in 10 minutes.' },
  ] as const;
  const told = (answer: Awaited<ReturnType<Visitor['post']>>) => [
    answer.status,
    answer.headers.get('retry-after'),
    errorOf(answer),
  ];

  it('hold for letters to one email, whether it has an account or not, and for letters from one address', async () => {
    const { email } = await signUpPilot(server().url);
    await sentLetters(server().house);
    for (const address of [email, 'nobody@example.org']) {
      const visitor = await arrive(server().url);
      for (let turn = 0; turn < few.most; turn += 1) {
        expect((await visitor.post('/api/one-time-login', { email: address })).status).toBe(200);
      }
      expect(told(await visitor.post('/api/one-time-login', { email: address }))).toEqual(TOO_OFTEN);
    }
    const another = await arrive(server().url);
    expect(told(await another.post('/api/initiate-reset-password', { email: 'x@example.org' }))).toEqual(TOO_OFTEN);
    now += 600_000;
    expect((await another.post('/api/one-time-login', { email })).status).toBe(200);
  });

  it('hold for the letters of all kinds that strangers can have sent to one email in a day', async () => {
    const email = 'often@example.org';
    const ask = async () => {
      const visitor = await arrive(server().url);
      const answers = [
        await visitor.post('/api/one-time-login', { email }),
        await visitor.post('/api/initiate-reset-password', { email }),
      ];
      now += 600_000;
      return answers;
    };
    for (let turn = 0; turn < 3; turn += 1) expect((await ask()).map(({ status }) => status)).toEqual([200, 200]);
    const [refused] = await ask();
    expect([refused?.status, Number(refused?.headers.get('retry-after'))]).toEqual([429, 86_400 - 1_800]);
    now += 86_400_000;
  });

  it('hold for guesses at links', async () => {
    const visitor = await arrive(server().url);
    const guess = { pilotId: 1, authToken: 'x'.repeat(43) };
    for (let turn = 0; turn < 4; turn += 1) expect((await followLink(visitor, guess)).status).toBe(400);
    expect(told(await followLink(visitor, guess))).toEqual(TOO_OFTEN);
    expect(told(await followLink(visitor, guess, { password: NEXT }))).toEqual(TOO_OFTEN);
    now += 600_000;
  });

  it('count no guess at a link for the pilot whose link it is', async () => {
    const { email } = await signUpPilot(server().url);
    const link = await linkSentTo(server().house, email);
    const visitor = await arrive(server().url);
    for (let turn = 0; turn < few.most; turn += 1) {
      expect((await followLink(visitor, { ...link, authToken: 'x'.repeat(43) })).status).toBe(400);
    }
    expect((await followLink(visitor, link)).status).toBe(200);
    now += 600_000;
  });

  it('do not lock a pilot out of a browser that has been logged in before, whatever strangers try', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    const other = await signUpPilot(server().url, PASSWORD);
    await pilot.post('/api/logout');
    pilot.pilotId = undefined;
    const { email } = pilot;
    const stranger = await arrive(server().url);
    for (let turn = 0; turn < few.most; turn += 1) {
      expect((await stranger.post('/api/login', { email, password: 'a guess' })).status).toBe(401);
      expect((await stranger.post('/api/one-time-login', { email })).status).toBe(200);
    }
    for (const known of ['', other.cookies.get('known') ?? '', 'x'.repeat(43)]) {
      stranger.cookies.set('known', known);
      expect(told(await stranger.post('/api/login', { email, password: PASSWORD }))).toEqual(TOO_OFTEN);
      expect(told(await stranger.post('/api/one-time-login', { email }))).toEqual(TOO_OFTEN);
    }
    expect((await pilot.post('/api/one-time-login', { email })).status).toBe(200);
    expect((await pilot.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
    now += 600_000;
  });

  it('hold for guesses at the password of a pilot who is logged in, and for calls about the account', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    for (let turn = 0; turn < few.most; turn += 1) {
      expect((await pilot.post('/api/delete-account', { password: 'a guess' })).status).toBe(422);
    }
    expect(told(await pilot.post('/api/delete-account', { password: PASSWORD }))).toEqual(TOO_OFTEN);
    for (let turn = 0; turn < 5; turn += 1) expect((await pilot.get('/api/sessions')).status).toBe(200);
    expect(told(await pilot.get('/api/sessions'))).toEqual(TOO_OFTEN);
    expect((await loaded(pilot)).pilot?.id).toBe(pilot.pilotId);
    now += 600_000;
  });

  it('turn down a thousand logins a minute from one address, and let others in meanwhile', async () => {
    const { email } = await signUpPilot(server().url, PASSWORD);
    const visitor = await arrive(server().url);
    const statuses = new Map<number, number>();
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    for (let batch = 0; batch < 50; batch += 1) {
      const guesses = Array.from({ length: 20 }, (_, turn) =>
        visitor.post('/api/login', { email: `guess-${batch}-${turn}@example.org`, password: 'a guess' }),
      );
      for (const { status } of await Promise.all(guesses)) count(status);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: 100, 429: 900 });
    now += 900_000;
    expect((await visitor.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
  });
});

describe('whether an email has an account', { timeout: 30_000 }, () => {
  const server = runningServer();

  it.each(['/api/one-time-login', '/api/initiate-reset-password'])(
    'cannot be told from the time %s takes',
    async (path) => {
      const { email } = await signUpPilot(server().url);
      const visitor = await arrive(server().url);
      const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
      for (let turn = 0; turn < 40; turn += 1) {
        for (const [who, address] of [
          ['known', email],
          ['unknown', 'nobody@example.org'],
        ] as const) {
          const start = performance.now();
          await visitor.post(path, { email: address });
          fastest[who] = Math.min(fastest[who], performance.now() - start);
        }
      }
      expect(fastest.known / fastest.unknown).toBeGreaterThan(0.5);
      expect(fastest.known / fastest.unknown).toBeLessThan(2);
    },
  );
});
