import { describe, expect, it } from 'vitest';
import type { LoadResponse } from '#contract/data';
import { PASSWORD_COST } from '#server/security/passwords';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { followLink, newVisitorWithCookies, requestLink, verified } from '#test/servers/account-calls';
import { linkEmailedTo, sentEmails } from '#test/servers/emails';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, saved, signUpPilot } from '#test/servers/visitor';

const PASSWORD = 'a long password';
const NEXT = 'a longer password';
const MINUTE_MS = 60_000;
const BAD_LINK = [400, { type: 'invalidAuthToken' }];

describe.each(DATABASES)('accounts and emails on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({ clock: () => new Date(now), passwordCost: PASSWORD_COST }, create);
  const newPilot = () => signUpPilot(server().url, PASSWORD);
  const newVerified = async () => verified(await newPilot(), server().context);
  const logInStatus = async (email: string, password: string) =>
    (await (await newVisitorWithCookies(server().url)).post('/api/login', { email, password })).status;

  it('verify an email with the link sent after sign-up: in any browser, once', async () => {
    const pilot = await newPilot();
    await saved(pilot, 'flight', aFlight());
    const link = await linkEmailedTo(server().context, pilot.email);
    expect(link.page).toBe('email-verification');

    const phone = await newVisitorWithCookies(server().url);
    const { status, body } = await followLink(phone, link);
    expect([status, body.pilot?.isActivated, body.flights.length]).toEqual([200, true, 1]);
    phone.pilotId = pilot.pilotId;
    expect((await loaded(phone)).flights).toHaveLength(1);
    expect((await loaded(pilot, 2)).pilot?.isActivated).toBe(true);

    const again = await followLink(await newVisitorWithCookies(server().url), link);
    expect([again.status, errorOf(again)]).toEqual(BAD_LINK);
  });

  it('send the verification again, and the older link becomes invalid', async () => {
    const pilot = await newPilot();
    const older = await linkEmailedTo(server().context, pilot.email);
    const response = await pilot.post('/api/resend-auth-token');
    expect([response.status, response.body]).toEqual([200, {}]);
    const newer = await linkEmailedTo(server().context, pilot.email);
    expect((await followLink(pilot, older)).status).toBe(400);
    expect((await followLink(pilot, newer)).status).toBe(200);
    expect((await pilot.post('/api/resend-auth-token')).status).toBe(200);
    expect(await sentEmails(server().context)).toEqual([]);
  });

  it('log in once by a link, which also verifies the email', async () => {
    const { email, pilotId } = await newPilot();
    const link = await requestLink(server(), 'one-time-login', ` ${email.toUpperCase()} `);
    const visitor = await newVisitorWithCookies(server().url);
    const { status, body } = await followLink(visitor, link);
    expect([status, body.pilot]).toMatchObject([200, { id: pilotId, isActivated: true }]);
    expect((await followLink(await newVisitorWithCookies(server().url), link)).status).toBe(400);
  });

  it.each([
    ['verification', 3 * 24 * 60],
    ['one-time-login', 15],
    ['initiate-reset-password', 60],
  ] as const)('make links for %s that are good for %i minutes', async (call, lifeMin) => {
    for (const [minutes, status] of [
      [lifeMin - 1, 200],
      [lifeMin, 400],
    ] as const) {
      const { email } = await newPilot();
      const link = await (call === 'verification'
        ? linkEmailedTo(server().context, email)
        : requestLink(server(), call, email));
      now += minutes * MINUTE_MS;
      const more = call === 'initiate-reset-password' ? { password: NEXT } : {};
      expect((await followLink(await newVisitorWithCookies(server().url), link, more)).status).toBe(status);
    }
  });

  it('reject links that are altered, truncated, another pilot’s or for another purpose', async () => {
    const [ann, bob] = [await newPilot(), await newPilot()];
    const link = await linkEmailedTo(server().context, ann.email);
    const reset = await requestLink(server(), 'initiate-reset-password', ann.email);
    const last = link.authToken.at(-1) === 'A' ? 'E' : 'A';
    const wrong = [
      { ...link, authToken: link.authToken.slice(0, -1) + last },
      { ...link, authToken: link.authToken.slice(1) },
      { ...link, authToken: `${link.authToken}=` },
      { ...link, authToken: '' },
      { ...link, authToken: '\0\ud800'.repeat(2_000) },
      { ...link, pilotId: bob.pilotId ?? 0 },
      { ...link, pilotId: -1 },
      { ...link, pilotId: Number.MAX_SAFE_INTEGER },
      reset,
    ];
    for (const parts of wrong) {
      const response = await followLink(await newVisitorWithCookies(server().url), parts);
      expect([response.status, errorOf(response)], JSON.stringify(parts).slice(0, 100)).toEqual(BAD_LINK);
    }
    expect((await followLink(await newVisitorWithCookies(server().url), link, { password: NEXT })).status).toBe(400);
    expect((await followLink(await newVisitorWithCookies(server().url), link)).status).toBe(200);
  });

  it('log in the owner of an email, and end the access of whoever signed up with it without verifying', async () => {
    const firstComer = await signUpPilot(server().url, PASSWORD);
    const { email } = firstComer;
    await sentEmails(server().context);
    const owner = await newVisitorWithCookies(server().url);
    const entered = await followLink(owner, await requestLink(server(), 'one-time-login', email));
    expect([entered.status, entered.body.pilot?.isActivated]).toEqual([200, true]);
    expect((await firstComer.get('/api/data')).status).toBe(401);
    expect((await firstComer.post('/api/login', { email, password: PASSWORD })).status).toBe(401);
  });

  it('keep the password of a pilot who logs in by a link in the browser of the sign-up, or with a verified email', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    const { email } = pilot;
    await sentEmails(server().context);
    await pilot.post('/api/logout');
    await followLink(pilot, await requestLink(server(), 'one-time-login', email));
    await followLink(await newVisitorWithCookies(server().url), await requestLink(server(), 'one-time-login', email));
    expect((await pilot.get('/api/data')).status).toBe(200);
    expect(
      (await (await newVisitorWithCookies(server().url)).post('/api/login', { email, password: PASSWORD })).status,
    ).toBe(200);
  });

  it('end the access of an unverified sign-up also in a browser known from a deleted account', async () => {
    const owner = await signUpPilot(server().url, PASSWORD);
    const { email } = owner;
    const phone = await newVisitorWithCookies(server().url);
    await phone.post('/api/login', { email, password: PASSWORD });
    await owner.post('/api/delete-account', { password: PASSWORD });
    const firstComer = await signUpPilot(server().url, NEXT, email);
    await followLink(phone, await requestLink(server(), 'one-time-login', email));
    expect((await firstComer.get('/api/data')).status).toBe(401);
    expect((await firstComer.post('/api/login', { email, password: NEXT })).status).toBe(401);
  });

  it('invalidate the verification link once another link has verified the email', async () => {
    const { email } = await signUpPilot(server().url, PASSWORD);
    const verification = await linkEmailedTo(server().context, email);
    await followLink(await newVisitorWithCookies(server().url), await requestLink(server(), 'one-time-login', email));
    const late = await followLink(await newVisitorWithCookies(server().url), verification);
    expect([late.status, errorOf(late).type]).toEqual([400, 'invalidAuthToken']);
  });

  it('never replace another pilot’s session without consent, and keep the link valid meanwhile', async () => {
    const [ann, bob] = [await newPilot(), await newPilot()];
    const link = await linkEmailedTo(server().context, ann.email);
    const rejected = await followLink(bob, link);
    expect([rejected.status, errorOf(rejected)]).toEqual([403, { type: 'userMismatch' }]);
    expect((await loaded(bob)).pilot?.id).toBe(bob.pilotId);
    const old = bob.cookies.get('session');
    expect((await followLink(bob, link, { replacesSession: true })).body.pilot?.id).toBe(ann.pilotId);
    const left = await fetch(`${server().url}/api/data`, { headers: { cookie: `session=${old}` } });
    expect(left.status).toBe(401);
  });

  it('set a new password by a link, end every session, verify the email, and notify the owner', async () => {
    const pilot = await newPilot();
    const link = await requestLink(server(), 'initiate-reset-password', pilot.email);
    expect(link.page).toBe('reset-password');
    const visitor = await newVisitorWithCookies(server().url);
    const weak = await followLink(visitor, link, { password: 'short' });
    expect([weak.status, errorOf(weak)]).toEqual([
      422,
      { type: 'validationError', errors: { password: 'Password must be at least 8 characters' } },
    ]);
    const { status, body } = await followLink(visitor, link, { password: NEXT });
    expect([status, body.pilot]).toMatchObject([200, { id: pilot.pilotId, isActivated: true }]);
    expect((await pilot.get('/api/data')).status).toBe(401);
    expect([await logInStatus(pilot.email, PASSWORD), await logInStatus(pilot.email, NEXT)]).toEqual([401, 200]);
    expect(await sentEmails(server().context)).toMatchObject([
      { to: pilot.email, subject: 'Your Wingbook password was changed' },
    ]);
    expect((await followLink(visitor, link, { password: NEXT })).status).toBe(400);
  });

  it('log in only one of two who use a link at the same time', async () => {
    const { email } = await newPilot();
    const link = await linkEmailedTo(server().context, email);
    const visitors = await Promise.all([1, 2, 3].map(() => newVisitorWithCookies(server().url)));
    const responses = await Promise.all(visitors.map((visitor) => followLink(visitor, link)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('change the password, end all other sessions and links, and notify the owner', async () => {
    const pilot = await newVerified();
    const phone = await newVisitorWithCookies(server().url);
    await phone.post('/api/login', { email: pilot.email, password: PASSWORD });
    const link = await requestLink(server(), 'one-time-login', pilot.email);
    await phone.post('/api/initiate-reset-password', { email: pilot.email });
    const old = pilot.cookies.get('session');
    const response = await pilot.post('/api/change-password', { currentPassword: PASSWORD, nextPassword: NEXT });
    expect([response.status, response.body]).toEqual([200, {}]);
    expect(pilot.cookies.get('session')).not.toBe(old);
    expect((await loaded(pilot)).pilot?.id).toBe(pilot.pilotId);
    expect((await phone.get('/api/data')).status).toBe(401);
    expect([await logInStatus(pilot.email, PASSWORD), await logInStatus(pilot.email, NEXT)]).toEqual([401, 200]);
    expect((await followLink(await newVisitorWithCookies(server().url), link)).status).toBe(400);
    const subjects = (await sentEmails(server().context)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your Wingbook password was changed']);
  });

  it('reject a password change without the current one, with a bad new one, or before the email is verified', async () => {
    const pilot = await newPilot();
    const change = (fields: object) =>
      pilot.post('/api/change-password', { currentPassword: PASSWORD, nextPassword: NEXT, ...fields });
    const early = await change({});
    expect([early.status, errorOf(early)]).toEqual([403, { type: 'needEmailVerification' }]);
    await verified(pilot, server().context);
    const wrong = await change({ currentPassword: 'wrong' });
    expect([wrong.status, errorOf(wrong)]).toEqual([
      422,
      { type: 'validationError', errors: { currentPassword: 'Current password is incorrect' } },
    ]);
    const errors = { nextPassword: 'New password cannot be empty' };
    expect(errorOf(await change({ nextPassword: '' }))).toEqual({ type: 'validationError', errors });
    expect((await loaded(pilot)).pilot?.isActivated).toBe(true);
    expect(await logInStatus(pilot.email, PASSWORD)).toBe(200);
  });

  it('respond and store the same for any email', async () => {
    const { email } = await newPilot();
    await sentEmails(server().context);
    for (const call of ['/api/one-time-login', '/api/initiate-reset-password']) {
      for (const address of [email, 'nobody@example.org']) {
        const response = await (await newVisitorWithCookies(server().url)).post(call, { email: address });
        expect([response.status, response.body]).toEqual([200, {}]);
      }
    }
    const rows = await server().context.db.selectFrom('jobs').select('unique_key').execute();
    expect(rows).toHaveLength(4);
    expect((await sentEmails(server().context)).map(({ to }) => to)).toEqual([email, email]);
  });

  it('reject these calls for demo pilots', async () => {
    const guest = await newVisitorWithCookies(server().url);
    guest.pilotId = (await guest.post<LoadResponse>('/api/demo')).body.pilot?.id;
    const password = { currentPassword: 'x', nextPassword: NEXT };
    for (const response of [
      await guest.post('/api/resend-auth-token'),
      await guest.post('/api/change-password', password),
      await guest.post('/api/delete-account', { password: 'x' }),
      await guest.post('/api/end-other-sessions'),
      await guest.get('/api/sessions'),
      await guest.get('/api/export'),
    ]) {
      expect([response.status, errorOf(response)]).toEqual([
        400,
        { type: 'badRequest', message: 'A demo pilot has no account.' },
      ]);
    }
  });

  it('rehash a password at the next login when it was hashed at a lower cost', async () => {
    const pilot = await newPilot();
    const { db } = server().context;
    const cheap = '$argon2id$v=19$m=4096,t=1,p=1$';
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await db
      .updateTable('pilots')
      .set({ password_hash: old })
      .where('id', '=', pilot.pilotId ?? 0)
      .execute();
    expect(old.startsWith(cheap)).toBe(true);
    expect(await logInStatus(pilot.email, 'wrong')).toBe(401);
    expect(await logInStatus(pilot.email, PASSWORD)).toBe(200);
    const row = await db
      .selectFrom('pilots')
      .select('password_hash')
      .where('id', '=', pilot.pilotId ?? 0)
      .execute();
    expect(row[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await logInStatus(pilot.email, PASSWORD)).toBe(200);
  });
});
