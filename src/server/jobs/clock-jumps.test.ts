import { describe, expect, it } from 'vitest';
import { aGlider } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { followLink, newVisitorWithCookies, requestLink } from '#test/servers/account-calls';
import { sentEmails } from '#test/servers/emails';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, saved, signUpPilot } from '#test/servers/visitor';
import { sendEmails } from '../services/account/emails.ts';
import { maintain } from './maintenance.ts';

const DAY_MS = 86_400_000;
const AHEAD_MS = 400 * DAY_MS;
const PASSWORD = 'a long password';

describe.each(DATABASES)('a clock that was ahead and is corrected, on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer(
    {
      clock: () => new Date(now),
      limits: { signup: { most: 2, windowS: 600 } },
      settings: { MAX_WRITES_PER_MINUTE: '2' },
    },
    create,
  );
  const whileAhead = async <T>(work: () => Promise<T>): Promise<T> => {
    now += AHEAD_MS;
    try {
      return await work();
    } finally {
      now -= AHEAD_MS;
    }
  };
  /** Returns a pilot who signed up when nobody else had lately. */
  const newPilot = () => {
    now += 600_000;
    return signUpPilot(server().url, PASSWORD);
  };
  const sessions = () => server().context.db.selectFrom('sessions').selectAll().execute();

  it('extends no rate limit beyond its window', async () => {
    const signUp = async (email: string) =>
      (await newVisitorWithCookies(server().url)).post('/api/signup', { email, password: PASSWORD });
    await whileAhead(async () => {
      for (const email of ['a@example.org', 'b@example.org']) expect((await signUp(email)).status).toBe(200);
      expect((await signUp('c@example.org')).status).toBe(429);
    });
    for (const email of ['c@example.org', 'd@example.org']) expect((await signUp(email)).status).toBe(200);
    const rejected = await signUp('e@example.org');
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '600']);
  });

  it('blocks no pilot’s writes for longer than a minute', async () => {
    const pilot = await newPilot();
    await whileAhead(async () => {
      const { email } = pilot;
      expect((await pilot.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
      for (const name of ['a', 'b']) await saved(pilot, 'glider', aGlider({ name }));
    });
    for (const name of ['c', 'd']) await saved(pilot, 'glider', aGlider({ name }));
    const rejected = await pilot.post('/api/data', { dataType: 'glider', data: aGlider({ name: 'e' }) });
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('extends no delay after wrong passwords', async () => {
    const { email } = await newPilot();
    const visitor = await newVisitorWithCookies(server().url);
    const guess = () => visitor.post('/api/login', { email, password: 'a guess' });
    const responses = await whileAhead(async () => [await guess(), await guess(), await guess(), await guess()]);
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    expect((await visitor.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('ends no session, whether opened before or meanwhile, and extends none', async () => {
    const pilot = await newPilot();
    await whileAhead(async () => {
      await maintain(server().context);
      expect((await pilot.get('/api/data')).status).toBe(401);
    });
    await maintain(server().context);
    expect((await loaded(pilot)).pilot?.id).toBe(pilot.pilotId);

    const later = await whileAhead(newPilot);
    now += 600_000;
    expect((await loaded(later)).pilot?.id).toBe(later.pilotId);
    await maintain(server().context);
    const nowS = now / 1_000;
    for (const session of await sessions()) {
      expect(session.created_at_s).toBeLessThanOrEqual(nowS);
      expect(session.last_used_at_s).toBeLessThanOrEqual(nowS);
    }
    now += 31 * DAY_MS;
    expect((await later.get('/api/data')).status).toBe(401);
  });

  it('keeps no link valid for longer than usual', async () => {
    const { email } = await newPilot();
    const link = await whileAhead(() => requestLink(server(), 'one-time-login', email));
    await maintain(server().context);
    now += 16 * 60_000;
    const response = await followLink(await newVisitorWithCookies(server().url), link);
    expect([response.status, errorOf(response).type]).toEqual([400, 'invalidAuthToken']);
  });

  it('delays no email that was postponed meanwhile', async () => {
    const { email } = await newPilot();
    await whileAhead(() => sendEmails(server().context, () => Promise.reject(new Error('no network'))));
    expect((await sentEmails(server().context)).map(({ to }) => to)).toContain(email);
  });

  it('deletes nothing before it has been steady for a day', async () => {
    await newPilot();
    now += 31 * DAY_MS;
    const before = await sessions();
    await maintain(server().context);
    expect(await sessions()).toEqual(before);
    now += DAY_MS;
    await maintain(server().context);
    expect(await sessions()).toEqual([]);
  });
});

describe.each(DATABASES)('a clock that is behind for a while, on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({ clock: () => new Date(now) }, create);

  it.each([1, 40, 400])('ends no session: by %i days', async (days) => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    await maintain(server().context);
    now -= days * DAY_MS;
    await maintain(server().context);
    expect((await loaded(pilot)).pilot?.id).toBe(pilot.pilotId);
    now += 10 * 60_000;
    await maintain(server().context);
    now += days * DAY_MS;
    await maintain(server().context);
    expect((await loaded(pilot)).pilot?.id).toBe(pilot.pilotId);
    const { last_used_at_s: usedAtS } = await server()
      .context.db.selectFrom('sessions')
      .select('last_used_at_s')
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .executeTakeFirstOrThrow();
    expect(Math.abs(usedAtS - now / 1_000)).toBeLessThanOrEqual(3_600);
  });
});
