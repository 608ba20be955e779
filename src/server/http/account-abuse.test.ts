import { describe, expect, it } from 'vitest';
import type { LoadResponse } from '#contract/data';
import { MAX_EMAIL, MAX_PASSWORD } from '#domain/account';
import { DATABASES } from '#test/databases/databases';
import { followLink, newVisitorWithCookies, requestLink, verified } from '#test/servers/account-calls';
import { linkEmailedTo } from '#test/servers/emails';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, newVisitor, signUpPilot } from '#test/servers/visitor';

const PASSWORD = 'a long password';
const NEXT = 'a longer password';
const NOT_EMAIL = 'You provided not valid email';

describe.each(DATABASES)('unusual account data on $name', ({ create }) => {
  const server = runningServer({}, create);
  const post = async (path: string, fields: object) =>
    (await newVisitorWithCookies(server().url)).post<LoadResponse>(path, { ...fields });

  it.each([
    ['letters of every script', 'пилот-飛行@почта.рф'],
    ['an emoji', '🪂@example.org'],
    ['signs', `!#$%&'*+/=?^_\`{|}~.-@example.org`],
    ['320 characters', `${'a'.repeat(64)}@${'b'.repeat(246)}.example`.padEnd(320, 'x')],
    ['what SQL and templates use', `'--{{1+1}}$\{x}%s@example.org`],
  ])('an email of %s can sign up, receive emails and log in', async (_, email) => {
    expect((await post('/api/signup', { email, password: PASSWORD })).status).toBe(200);
    const link = await linkEmailedTo(server().context, email);
    expect((await followLink(await newVisitorWithCookies(server().url), link)).body.pilot?.email).toBe(email);
    expect((await post('/api/login', { email: ` ${email} `, password: PASSWORD })).status).toBe(200);
  });

  it.each([
    ['emoji', '🪂🏔️👩‍✈️🪂🏔️👩‍✈️'],
    ['1,000 characters', '🪂'.repeat(MAX_PASSWORD)],
    ['blanks alone around', '   a b   '],
  ])('a password of %s is used unchanged', async (_, password) => {
    const email = `odd-${Math.random()}@example.org`;
    expect((await post('/api/signup', { email, password })).status).toBe(200);
    expect((await post('/api/login', { email, password })).status).toBe(200);
    expect((await post('/api/login', { email, password: password.slice(2) })).status).toBe(401);
  });
});

describe('malformed account data', () => {
  const server = runningServer();
  const post = async (path: string, fields: object) =>
    (await newVisitorWithCookies(server().url)).post<LoadResponse>(path, { ...fields });

  it.each([
    ['', 'Email cannot be empty'],
    ['a@b.org\r\nBcc: c@d.org', NOT_EMAIL],
    [`a@${'x'.repeat(MAX_EMAIL)}.org`, `Email exceeds maximum field length ${MAX_EMAIL} characters`],
    ['a\0@b.org', 'Email contains characters that cannot be saved'],
  ])('%j is not an email for any call that sends emails', async (email, message) => {
    for (const path of ['/api/one-time-login', '/api/initiate-reset-password', '/api/signup']) {
      const response = await post(path, path === '/api/signup' ? { email, password: PASSWORD } : { email });
      expect([response.status, errorOf(response)]).toEqual([
        422,
        { type: 'validationError', errors: { email: message } },
      ]);
    }
    const login = await post('/api/login', { email, password: PASSWORD });
    expect(login.status).toBe(401);
  });

  it('a password that is too long or cannot be stored is rejected everywhere, without a server error', async () => {
    const pilot = await verified(await signUpPilot(server().url, PASSWORD), server().context);
    const link = await requestLink(server(), 'initiate-reset-password', pilot.email);
    for (const password of ['x'.repeat(MAX_PASSWORD + 1), '\ud800'.repeat(9), '\0'.repeat(9), '       ']) {
      const change = await pilot.post('/api/change-password', { currentPassword: PASSWORD, nextPassword: password });
      expect([change.status, Object.keys(errorOf(change).errors ?? {})]).toEqual([422, ['nextPassword']]);
      const reset = await followLink(await newVisitorWithCookies(server().url), link, { password });
      expect([reset.status, Object.keys(errorOf(reset).errors ?? {})]).toEqual([422, ['password']]);
      const guess = await pilot.post('/api/delete-account', { password });
      expect([guess.status, Object.keys(errorOf(guess).errors ?? {})]).toEqual([422, ['password']]);
      const other = await signUpPilot(server().url); // Three wrong ones at one account would delay the fourth.
      expect((await post('/api/login', { email: other.email, password })).status).toBe(401);
    }
    expect((await followLink(await newVisitorWithCookies(server().url), link, { password: NEXT })).status).toBe(200);
  });

  it('wrong, missing or additional fields are rejected as a bad request', async () => {
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
      const response = await (visitor ? visitor.post(path, fields) : post(path, fields));
      expect([response.status, errorOf(response).type], path).toEqual([400, 'badRequest']);
    }
  });

  it('truncated or swapped cookies require a login and change nothing', async () => {
    const [ann, bob] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    const swapped = newVisitor(server().url);
    swapped.pilotId = ann.pilotId;
    swapped.cookies.set('session', bob.cookies.get('session') ?? '').set('csrf', ann.cookies.get('csrf') ?? '');
    const response = await swapped.post('/api/end-other-sessions');
    expect([response.status, errorOf(response).type]).toEqual([403, 'invalidCsrfToken']);
    for (const cut of [1, 20, 42]) {
      const visitor = newVisitor(server().url);
      visitor.pilotId = ann.pilotId;
      visitor.cookies.set('session', (ann.cookies.get('session') ?? '').slice(0, cut));
      expect((await visitor.get('/api/sessions')).status).toBe(401);
    }
    expect([(await loaded(ann)).pilot?.id, (await loaded(bob)).pilot?.id]).toEqual([ann.pilotId, bob.pilotId]);
  });
});

describe('whether an email has an account', () => {
  const server = runningServer();

  it.each(['/api/one-time-login', '/api/initiate-reset-password'])(
    'cannot be inferred from the time that %s takes',
    async (path) => {
      const { email } = await signUpPilot(server().url);
      const visitor = await newVisitorWithCookies(server().url);
      const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
      const isAlike = (): boolean => Math.abs(Math.log2(fastest.known / fastest.unknown)) < 1;
      // On a busy machine more rounds are needed until each has had a fast one; a real difference remains.
      for (let turn = 0; turn < 40 || (turn < 400 && !isAlike()); turn += 1) {
        for (const [who, address] of [
          ['known', email],
          ['unknown', 'nobody@example.org'],
        ] as const) {
          const start = performance.now();
          await visitor.post(path, { email: address });
          fastest[who] = Math.min(fastest[who], performance.now() - start);
        }
      }
      expect(isAlike(), JSON.stringify(fastest)).toBe(true);
    },
  );
});
