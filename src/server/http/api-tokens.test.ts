import { describe, expect, it } from 'vitest';
import { checkApiToken, type listApiTokens } from '#contract/account/api-tokens';
import { load } from '#contract/data';
import type { ResponseOf } from '#contract/endpoint';
import { MAX_TOKENS } from '#domain/api-token';
import { runMaintenance } from '#server/jobs/maintenance';
import { actOnPilot } from '#server/services/admin';
import { aGlider } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { followLink, newVisitorWithCookies, requestLink, verified } from '#test/servers/account-calls';
import { sentEmails } from '#test/servers/emails';
import { runningServer } from '#test/servers/running-server';
import { askWithToken, createdToken } from '#test/servers/token-calls';
import { errorOf, newVisitor, rejectionIn, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const PASSWORD = 'a long password';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(DATABASES)('tokens on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const server = runningServer({ clock: () => new Date(now), log }, create);
  const newPilot = async () => verified(await signUpPilot(server().url, PASSWORD), server().context);
  const statusWith = async (secret: string) =>
    (await askWithToken(server().url, secret, { endpoint: checkApiToken })).status;
  const tokensOf = async (pilot: Visitor) =>
    (await pilot.get<ResponseOf<typeof listApiTokens>>('/api/tokens')).body.tokens;

  it('are listed with all but their secret, which only the response to their creation has', async () => {
    const pilot = await newPilot();
    await saved(pilot, 'glider', aGlider());
    const first = await createdToken(pilot, 'tracks:add', { name: '  My vario ', gliderId: 1, days: 30 });
    expect(first.secret).toMatch(/^wb_[\w-]{43}$/);
    const { tokens, created } = await createdToken(pilot, 'calendar:read', { gliderId: 1 });
    const unused = { lastUsedAt: null, lastError: null, createdAt: '2026-07-01T12:00:00Z' };
    const [vario, calendar] = [
      { name: 'My vario', scope: 'tracks:add', gliderId: 1, expiresAt: '2026-07-31T12:00:00Z' },
      { name: 'For calendar:read', scope: 'calendar:read', gliderId: null, expiresAt: null },
    ];
    expect(tokens).toEqual([
      { id: created, ...calendar, ...unused },
      { id: first.created, ...vario, ...unused },
    ]);
    expect(await tokensOf(pilot)).toEqual(tokens);
    const archive = await pilot.ask(
      `/api/export?${new URLSearchParams({ csrf: pilot.cookies.get('csrf') ?? '', pilotId: String(pilot.pilotId) })}`,
    );
    expect(archive.status).toBe(200);
    await archive.arrayBuffer();
    const rows = JSON.stringify(await rowsOf(server().context.db, 'select * from api_tokens'));
    for (const secret of [first.secret, first.secret.slice(3)]) expect(rows + lines.join()).not.toContain(secret);
  });

  it('tell a program that they work, and the pilot to the hour when they did', async () => {
    const pilot = await newPilot();
    const { secret } = await createdToken(pilot, 'logbook:read', { days: 365 });
    const response = await askWithToken(server().url, secret, { endpoint: checkApiToken });
    const told = { name: 'For logbook:read', scope: 'logbook:read', expiresAt: '2027-07-01T12:00:00Z' };
    expect([response.status, await response.json()]).toEqual([200, told]);
    const usedAt = async () => (await tokensOf(pilot))[0]?.lastUsedAt;
    expect(await usedAt()).toBe('2026-07-01T12:00:00Z');
    now += HOUR_MS - 1_000;
    await statusWith(secret);
    expect(await usedAt()).toBe('2026-07-01T12:00:00Z');
    now += 1_000;
    await statusWith(secret);
    expect(await usedAt()).toBe('2026-07-01T13:00:00Z');
  });

  it('remember why the last call that failed did so, at most once a minute', async () => {
    const pilot = await newPilot();
    const { secret } = await createdToken(pilot, 'logbook:read');
    const lastError = async () => (await tokensOf(pilot))[0]?.lastError?.code ?? null;
    expect(await lastError()).toBe(null);
    const igc = (path: string) =>
      newVisitor(server().url).ask(path, { headers: { authorization: `Bearer ${secret}` } });
    expect((await igc('/api/flights/9/igc')).status).toBe(404);
    expect(await lastError()).toBe('notFound');
    expect((await igc('/api/sessions')).status).toBe(403);
    expect(await lastError()).toBe('notFound');
    now += 60_000;
    expect((await igc('/api/data?csrf=x&pilotId=1')).status).toBe(400);
    expect(await lastError()).toBe('notUnderstood');
    now += 60_000;
    expect((await igc('/api/sessions')).status).toBe(403);
    expect(await lastError()).toBe('wrongScope');
  });

  it('end by hand, at their time, and with the account, and are refused while it is locked', async () => {
    const pilot = await newPilot();
    const [revoked, ended, kept] = [
      await createdToken(pilot, 'logbook:read'),
      await createdToken(pilot, 'logbook:read', { days: 30 }),
      await createdToken(pilot, 'logbook:read'),
    ];
    const { body } = await pilot.post<{ tokens: readonly { id: number }[] }>('/api/tokens/revoke', {
      id: revoked.created,
    });
    expect(body.tokens.map(({ id }) => id)).toEqual([kept.created, ended.created]);
    expect((await pilot.post('/api/tokens/revoke', { id: revoked.created })).status).toBe(200);
    expect(await statusWith(revoked.secret)).toBe(401);
    now += 30 * DAY_MS - 1_000;
    expect(await statusWith(ended.secret)).toBe(200);
    now += 1_000;
    expect(await statusWith(ended.secret)).toBe(401);
    const again = await newVisitorWithCookies(server().url);
    await again.post('/api/login', { email: pilot.email, password: PASSWORD });
    again.pilotId = pilot.pilotId;
    expect(await tokensOf(again)).toHaveLength(2);
    now += 91 * DAY_MS;
    await runMaintenance(server().context);
    expect(await statusWith(kept.secret)).toBe(200);
    const rows = await server()
      .context.db.selectFrom('api_tokens')
      .select('id')
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .execute();
    expect(rows).toEqual([{ id: kept.created }]);
  });

  it('are refused while the account is locked, and gone with it', async () => {
    const pilot = await newPilot();
    const { secret } = await createdToken(pilot, 'logbook:read');
    const act = (action: 'lock' | 'unlock') =>
      actOnPilot(server().context, { action, pilotId: pilot.pilotId ?? 0, operator: 'ann', reason: 'asked to' });
    await act('lock');
    expect(await statusWith(secret)).toBe(401);
    await act('unlock');
    expect(await statusWith(secret)).toBe(200);
    const back = await newVisitorWithCookies(server().url);
    await back.post('/api/login', { email: pilot.email, password: PASSWORD });
    back.pilotId = pilot.pilotId;
    expect((await back.post('/api/delete-account', { password: PASSWORD })).status).toBe(200);
    const response = await askWithToken(server().url, secret, { endpoint: checkApiToken });
    expect([response.status, (await response.json()).error.rejection]).toEqual([401, { code: 'wrongToken' }]);
  });

  it('stay when the pilot logs out everywhere, unless they are to be revoked, too', async () => {
    const pilot = await newPilot();
    const { secret } = await createdToken(pilot, 'tracks:add');
    expect((await pilot.post('/api/end-other-sessions')).status).toBe(200);
    expect(await statusWith(secret)).toBe(200);
    expect((await pilot.post('/api/end-other-sessions', { revokesTokens: true })).status).toBe(200);
    expect([await statusWith(secret), await tokensOf(pilot)]).toEqual([401, []]);
  });

  it('are nothing for a pilot whose email is not verified', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    const refused = await pilot.post('/api/tokens', { name: 'Vario', scope: 'logbook:read', days: null });
    expect([refused.status, errorOf(refused)]).toEqual([403, { type: 'needEmailVerification' }]);
    expect(await tokensOf(pilot)).toEqual([]);
  });

  it('end when the owner of an email shuts out who signed up with it, made before that needed a verified email', async () => {
    const pilot = await newPilot();
    const { secret } = await createdToken(pilot, 'logbook:read');
    const { db } = server().context;
    await db
      .updateTable('pilots')
      .set({ is_activated: 0 })
      .where('id', '=', pilot.pilotId ?? 0)
      .execute();
    const owner = await newVisitorWithCookies(server().url);
    expect((await followLink(owner, await requestLink(server(), 'one-time-login', pilot.email))).status).toBe(200);
    expect(await statusWith(secret)).toBe(401);
  });

  it('end when the password is set by a link, and stay when it is changed, of which an email tells', async () => {
    const pilot = await newPilot();
    const { secret } = await createdToken(pilot, 'tracks:add', { name: 'Vario' });
    await createdToken(pilot, 'logbook:read', { name: 'Ended', days: 30 });
    now += 30 * DAY_MS;
    const next = { currentPassword: PASSWORD, nextPassword: 'another password' };
    expect((await pilot.post('/api/change-password', next)).status).toBe(200);
    const [changed] = await sentEmails(server().context);
    expect(changed?.text).toContain(`These still work: Vario. Revoke what you do not know:\n`);
    expect(await statusWith(secret)).toBe(200);
    const link = await requestLink(server(), 'initiate-reset-password', pilot.email);
    const owner = await newVisitorWithCookies(server().url);
    expect((await followLink(owner, link, { password: PASSWORD })).status).toBe(200);
    expect(await statusWith(secret)).toBe(401);
    const [reset] = await sentEmails(server().context);
    expect([reset?.subject, reset?.text.includes('still work')]).toEqual(['Your Wingbook password was changed', false]);
  });

  it('lose their glider when it is deleted', async () => {
    const pilot = await newPilot();
    await saved(pilot, 'glider', aGlider());
    await createdToken(pilot, 'tracks:add', { gliderId: 1 });
    await saved(pilot, 'glider', { id: 1, see: false });
    expect((await tokensOf(pilot)).map(({ gliderId }) => gliderId)).toEqual([null]);
    const refused = await pilot.post('/api/tokens', { name: 'Vario', scope: 'tracks:add', gliderId: 1, days: null });
    expect([refused.status, errorOf(refused)]).toEqual([
      422,
      { type: 'validationError', errors: { gliderId: 'Glider you chose does no longer exist' } },
    ]);
  });

  it('have a name, and a pilot has only so many of them', async () => {
    const pilot = await newPilot();
    const added = (name: string) => pilot.post('/api/tokens', { name, scope: 'logbook:read', days: null });
    for (const name of ['', ' \t', 'x'.repeat(101), 'a\u0000b', 'two\nlines']) {
      const refused = await added(name);
      expect([refused.status, Object.keys(errorOf(refused).errors ?? {})]).toEqual([422, ['tokenName']]);
    }
    for (let number = 1; number <= MAX_TOKENS; number += 1) expect((await added('ü'.repeat(100))).status).toBe(200);
    const refused = await added('one more');
    expect([refused.status, errorOf(refused).errors]).toEqual([
      422,
      { tokens: `Your logbook holds at most ${MAX_TOKENS} tokens` },
    ]);
    for (const fields of [{ scope: 'all' }, { days: 31 }, { gliderId: 'x' }, { more: 1 }]) {
      const asked = { name: 'x', scope: 'tracks:add', days: null, ...fields };
      expect((await pilot.post('/api/tokens', asked)).status).toBe(400);
    }
  });

  it('belong to one pilot: nobody else sees or revokes them', async () => {
    const [ann, bob] = [await newPilot(), await newPilot()];
    const { secret, created } = await createdToken(ann, 'logbook:read');
    expect((await bob.post('/api/tokens/revoke', { id: created })).status).toBe(200);
    expect([await statusWith(secret), await tokensOf(bob)]).toEqual([200, []]);
  });

  it('are nothing for demo pilots, who have no account', async () => {
    const demo = await newVisitorWithCookies(server().url);
    const { body } = await demo.post<{ pilot: { id: number } }>('/api/demo');
    demo.pilotId = body.pilot.id;
    const refused = await demo.post('/api/tokens', { name: 'x', scope: 'logbook:read', days: null });
    expect([refused.status, rejectionIn(refused)]).toEqual([400, { code: 'demoWithoutAccount' }]);
  });
});

describe('wrong tokens', () => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const limits = { wrongTokens: { most: 3, windowS: 900 }, tokenCalls: { most: 5, windowS: 900 } };
  const server = runningServer({ clock: () => new Date(now), limits });
  const asked = (secret: string) => askWithToken(server().url, secret, { endpoint: load });
  const invented = (number: number) => `wb_${String(number).padStart(43, '0')}`;

  it('beyond the limit of an address are not looked up, while a token that was right lately goes through', async () => {
    now += DAY_MS;
    const pilot = await verified(await signUpPilot(server().url, PASSWORD), server().context);
    const { secret } = await createdToken(pilot, 'logbook:read');
    const unused = await createdToken(pilot, 'logbook:read');
    expect((await asked(secret)).status).toBe(200);
    const rows = await rowsOf(server().context.db, 'select * from rate_limits');
    for (let number = 1; number <= limits.wrongTokens.most; number += 1) {
      const response = await asked(invented(number));
      expect([response.status, (await response.json()).error.type]).toEqual([401, 'authenticationError']);
    }
    const refused = await asked(invented(9));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await asked(unused.secret)).status).toBe(429);
    expect((await asked(secret)).status).toBe(200);
    expect(await rowsOf(server().context.db, 'select * from rate_limits')).toEqual(rows);
    now += 900_000;
    expect((await asked(unused.secret)).status).toBe(200);
  });

  it('are one that was revoked, too: it is refused at once', async () => {
    now += DAY_MS;
    const pilot = await verified(await signUpPilot(server().url, PASSWORD), server().context);
    const { secret, created } = await createdToken(pilot, 'logbook:read');
    expect((await asked(secret)).status).toBe(200);
    await pilot.post('/api/tokens/revoke', { id: created });
    expect((await asked(secret)).status).toBe(401);
  });

  it('are not those of a program that calls too often: it is told to wait', async () => {
    now += DAY_MS;
    const pilot = await verified(await signUpPilot(server().url, PASSWORD), server().context);
    const { secret } = await createdToken(pilot, 'logbook:read');
    for (let call = 1; call <= limits.tokenCalls.most; call += 1) expect((await asked(secret)).status).toBe(200);
    const refused = await asked(secret);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    now += 900_000;
    expect((await asked(secret)).status).toBe(200);
  });
});
