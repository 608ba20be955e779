import { describe, expect, it } from 'vitest';
import type { LoadResponse } from '#contract/data';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, newVisitor, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const DAY_MS = 86_400_000;
const PASSWORD = 'a long password';

describe.each(DATABASES)('accounts on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({ clock: () => new Date(now) }, create);

  /** Returns a visitor with the cookies of a first response. */
  const newVisitorWithCookies = async (): Promise<Visitor> => {
    const visitor = newVisitor(server().url);
    await visitor.ask('/api/data');
    return visitor;
  };

  it('returns the new pilot and empty lists after sign-up', async () => {
    const visitor = await newVisitorWithCookies();
    const { status, body } = await visitor.post<LoadResponse>('/api/signup', {
      email: ' New.Pilot@Example.org ',
      password: PASSWORD,
      isSubscribed: true,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      pilot: {
        id: expect.any(Number),
        email: 'New.Pilot@Example.org',
        userName: '',
        initialFlightNum: 0,
        initialAirtime: 0,
        altitudeUnit: 'meters',
        distanceUnit: 'kilometers',
        homeLeague: 'xcontest',
        currencyRules: [],
        language: 'browser',
        isActivated: false,
      },
      flights: [],
      sites: [],
      gliders: [],
      gear: [],
      handlings: [],
      epoch: expect.any(String),
      lastModified: 1,
    });
  });

  it('keeps the units of a sign-up, and rejects others', async () => {
    const visitor = await newVisitorWithCookies();
    const form = { email: 'feet@example.org', password: PASSWORD, altitudeUnit: 'feet' };
    expect((await visitor.post('/api/signup', { ...form, distanceUnit: 'feet' })).status).toBe(400);
    const { body } = await visitor.post<LoadResponse>('/api/signup', { ...form, distanceUnit: 'miles' });
    expect(body.pilot).toMatchObject({ altitudeUnit: 'feet', distanceUnit: 'miles' });
  });

  it.each([
    [{ isSubscribed: true }, true],
    [{ isSubscribed: false }, false],
    [{}, false],
  ])('stores the newsletter choice of a sign-up with %j', async (wish, isSubscribed) => {
    const visitor = await newVisitorWithCookies();
    const form = { email: `news-${JSON.stringify(wish).length}@example.org`, password: PASSWORD, ...wish };
    const { body } = await visitor.post<LoadResponse>('/api/signup', form);
    const row = await server()
      .context.db.selectFrom('pilots')
      .where('id', '=', body.pilot?.id ?? 0)
      .select('is_subscribed')
      .executeTakeFirst();
    expect(row?.is_subscribed).toBe(isSubscribed ? 1 : 0);
  });

  it.each([
    [{ email: '', password: PASSWORD }, { email: 'Email cannot be empty' }],
    [{ email: 'nobody', password: PASSWORD }, { email: 'You provided not valid email' }],
    [{ email: 'a\0@b.org', password: PASSWORD }, { email: 'Email contains characters that cannot be saved' }],
    [{ email: 'a@b.org', password: '1234567' }, { password: 'Password must be at least 8 characters' }],
    [{ email: 'a@b.org', password: '' }, { password: 'Password cannot be empty' }],
    [
      { email: 'a@b.org', password: 'x'.repeat(1_001) },
      { password: 'Password exceeds maximum field length 1000 characters' },
    ],
    [
      { email: 'a@b.org', password: '\ud800'.repeat(9) },
      { password: 'Password contains characters that cannot be saved' },
    ],
  ])('rejects to sign up %j', async (form, errors) => {
    const response = await (await newVisitorWithCookies()).post('/api/signup', form);
    expect(response.status).toBe(422);
    expect(errorOf(response)).toEqual({ type: 'validationError', errors });
  });

  it('rejects an email that has an account, ignoring case, also when two sign up at once', async () => {
    const visitors = [await newVisitorWithCookies(), await newVisitorWithCookies()];
    const emails = ['twin@example.org', 'Twin@Example.ORG'];
    const responses = await Promise.all(
      visitors.map((visitor, index) => visitor.post('/api/signup', { email: emails[index], password: PASSWORD })),
    );
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(rejected).toHaveLength(1);
    expect(rejected.map(errorOf)).toEqual([
      { type: 'validationError', errors: { email: 'User with this email already exists' } },
    ]);
  });

  it('returns the whole logbook at login, and ends the browser’s previous session', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    await saved(pilot, 'flight', aFlight());
    const old = pilot.cookies.get('session');
    const { status, body } = await pilot.post<LoadResponse>('/api/login', {
      email: pilot.email.toUpperCase(),
      password: PASSWORD,
      lastModified: null,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ pilot: { id: pilot.pilotId }, flights: [{ id: 1 }], lastModified: 2 });
    expect(pilot.cookies.get('session')).not.toBe(old);

    const response = await fetch(`${server().url}/api/data`, { headers: { cookie: `session=${old}` } });
    expect(response.status).toBe(401);
  });

  it.each([
    ['another password', 'pilot', 'another password'],
    ['no account', 'nobody@example.org', PASSWORD],
    ['no email', 'x\0', PASSWORD],
    ['a lone surrogate', 'pilot', '\ud800'],
    ['nothing', '', ''],
  ])('responds the same to %s', async (_, email, password) => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    const response = await (await newVisitorWithCookies()).post('/api/login', {
      email: email === 'pilot' ? pilot.email : email,
      password,
    });
    expect([response.status, errorOf(response)]).toEqual([401, { type: 'authenticationError' }]);
  });

  it('accepts a password in composed or decomposed Unicode', async () => {
    const pilot = await signUpPilot(server().url, 'pässwörter');
    const response = await (await newVisitorWithCookies()).post('/api/login', {
      email: pilot.email,
      password: 'pa\u0308sswo\u0308rter',
    });
    expect(response.status).toBe(200);
  });

  it('stores neither passwords nor tokens', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    const { db } = server().context;
    const kept = JSON.stringify([
      await db.selectFrom('pilots').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('rate_limits').selectAll().execute(),
    ]);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [PASSWORD, pilot.cookies.get('session'), '127.0.0.1']) expect(kept).not.toContain(secret);
  });

  it('ends the session at logout, and the browser can log in again', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    const token = pilot.cookies.get('session');
    const { status, body } = await pilot.post('/api/logout');
    expect([status, body]).toEqual([200, {}]);
    expect(pilot.cookies.has('session')).toBe(false);

    const response = await fetch(`${server().url}/api/data`, { headers: { cookie: `session=${token}` } });
    expect(response.status).toBe(401);
    expect((await pilot.post('/api/login', { email: pilot.email, password: PASSWORD })).status).toBe(200);
  });

  it('expires a session 30 days after its last use, and after 180 days', async () => {
    const start = now;
    const pilot = await signUpPilot(server().url);
    for (let day = 29; day < 180; day += 29) {
      now = start + day * DAY_MS;
      expect((await loaded(pilot)).lastModified).toBe(1);
    }
    now = start + 181 * DAY_MS;
    expect((await pilot.get('/api/data')).status).toBe(401);

    const idle = await signUpPilot(server().url);
    now += 31 * DAY_MS;
    expect((await idle.get('/api/data')).status).toBe(401);
  });
});
