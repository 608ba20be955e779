import { afterEach, describe, expect, it } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { GEAR } from '#domain/fields/gear';
import { actOnPilot } from '#server/services/admin';
import { eventsIn } from '#test/builders/calendar';
import { aFlight, aGlider, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { newVisitorWithCookies, verified } from '#test/servers/account-calls';
import { runningServer } from '#test/servers/running-server';
import { createdToken } from '#test/servers/token-calls';
import { type Fields, newVisitor, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const PASSWORD = 'a long password';
const DAY_MS = 86_400_000;
const gearOf = (fields: Fields) => ({ ...blankOf(GEAR), id: 0, ...fields });
const NOON = Date.parse('2026-07-01T12:00:00Z');

describe.each(DATABASES)('the calendar of a pilot on $name', ({ create }) => {
  let now = NOON;
  const lines: string[] = [];
  const server = runningServer({ clock: () => new Date(now), log: (line) => lines.push(line) }, create);
  afterEach(() => {
    now = NOON;
  });

  const read = (secret: string, { language = 'en', headers = {} } = {}) =>
    newVisitor(server().url).ask(`/calendar/${secret}.ics?lang=${language}`, { headers });
  const subscribed = async (pilot: Visitor, fields = {}) => {
    const token = await createdToken(pilot, 'calendar:read', fields);
    return { ...token, read: (options = {}) => read(token.secret, options) };
  };
  const daysIn = async (response: Response) =>
    eventsIn(await response.text()).map(({ day, summary }) => [day, summary]);

  it('has names that turn nothing of the words around them', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    await saved(pilot, 'glider', aGlider({ name: 'Rush\u202e', checkedOn: '2026-01-31', checkMonths: 1 }));
    const { read: calendar } = await subscribed(pilot);
    expect((await daysIn(await calendar())).map(([, summary]) => summary)).toEqual([
      'Check due in 30 days: \u2068Rush\u202e\u2069',
      'Check due: \u2068Rush\u202e\u2069',
    ]);
  });

  it('has each check on the day on which it is due, and 30 days before', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    await saved(
      pilot,
      'glider',
      aGlider({ name: 'Rush 6', checkedOn: '2026-01-31', checkMonths: 1, remarks: 'SN 4711' }),
    );
    await saved(pilot, 'glider', aGlider({ name: 'By hours', checkedOn: '2026-01-31', checkHours: 1 }));
    await saved(pilot, 'glider', aGlider({ name: 'Gone', checkedOn: '2026-01-31', checkMonths: 1 }));
    await saved(pilot, 'glider', { id: 3, see: false });
    const repack = {
      what: 'repack',
      words: '',
      lastOn: '2026-02-01',
      months: 1,
      hours: 0,
      flights: 0,
      nextOn: null,
      history: [],
    };
    const other = { ...repack, what: 'other', words: 'Lines', nextOn: '2026-03-05' };
    await saved(pilot, 'gear', gearOf({ name: 'Reserve', serialNumber: '4711', checks: [repack, other] }));
    await saved(pilot, 'gear', gearOf({ name: 'Sold', inUseUntil: '2026-02-28', checks: [repack] }));
    const { read: calendar } = await subscribed(pilot);
    const response = await calendar();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect([response.headers.get('referrer-policy'), response.headers.getSetCookie()]).toEqual(['no-referrer', []]);
    const file = await response.text();
    expect(file).not.toContain('4711');
    expect(eventsIn(file).map(({ day, summary, stamp }) => [day, summary, stamp])).toEqual([
      ['2026-01-29', 'Check due in 30 days: Rush 6', '2026-07-01T12:00:00Z'],
      ['2026-01-30', 'Repack due in 30 days: Reserve', '2026-07-01T12:00:00Z'],
      ['2026-02-03', 'Lines due in 30 days: Reserve', '2026-07-01T12:00:00Z'],
      ['2026-02-28', 'Check due: Rush 6', '2026-07-01T12:00:00Z'],
      ['2026-03-01', 'Repack due: Reserve', '2026-07-01T12:00:00Z'],
      ['2026-03-05', 'Lines due: Reserve', '2026-07-01T12:00:00Z'],
    ]);
  });

  it('has the day on which a rule of currency lapses, and a flight of today in the furthest east counts', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    const rule = { count: 'flights', least: 1, days: 90, tag: 'tandem', glider: '' };
    const never = { count: 'hours', least: 3, days: 30, tag: '', glider: '' };
    await saved(pilot, 'pilot', pilotInput({ currencyRules: [rule, never] }));
    await saved(pilot, 'flight', aFlight({ date: '2026-06-01', tags: ['tandem'] }));
    const { read: calendar } = await subscribed(pilot);
    const lapses = 'Currency lapses: 1 flight in 90 days · tagged “tandem”';
    expect(await daysIn(await calendar())).toEqual([['2026-08-30', lapses]]);
    await saved(pilot, 'flight', aFlight({ date: '2026-07-02', tags: ['tandem'] }));
    expect(await daysIn(await calendar())).toEqual([['2026-09-30', lapses]]);
    await saved(pilot, 'flight', aFlight({ date: '2026-07-03', tags: ['tandem'] }));
    expect(await daysIn(await calendar())).toEqual([['2026-09-30', lapses]]);
  });

  it('stays the same, byte for byte, until the logbook changes: its reader is told that nothing is new', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    await saved(pilot, 'glider', aGlider({ checkedOn: '2026-01-31', checkMonths: 24 }));
    const { read: calendar } = await subscribed(pilot);
    const first = await calendar();
    const etag = first.headers.get('etag') ?? '';
    const file = await first.text();
    now += 5 * DAY_MS;
    const again = await calendar();
    expect(await again.text()).toBe(file);
    const notNew = await calendar({ headers: { 'if-none-match': etag } });
    expect([notNew.status, notNew.headers.get('etag'), await notNew.text()]).toEqual([304, etag, '']);
    await saved(pilot, 'glider', aGlider({ id: 1, checkedOn: '2026-02-01', checkMonths: 24 }));
    const next = await calendar({ headers: { 'if-none-match': etag } });
    expect(next.status).toBe(200);
    const uids = (text: string) => eventsIn(text).map(({ uid }) => uid);
    expect(uids(await next.text()).filter((uid) => uids(file).includes(uid))).toEqual([]);
  });

  it('stays the same on the last day of gliders and gear: their checks are in it up to that day, and never after it', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    const inUse = { checkedOn: '2026-01-10', checkMonths: 6 };
    await saved(pilot, 'glider', aGlider({ name: 'Before', ...inUse, inUseUntil: '2026-07-10' }));
    await saved(pilot, 'glider', aGlider({ name: 'After', ...inUse, inUseUntil: '2026-07-09' }));
    const { read: calendar } = await subscribed(pilot);
    const [file, etag] = await calendar().then(async (response) => [
      await response.text(),
      response.headers.get('etag'),
    ]);
    expect(eventsIn(file ?? '').map(({ day, summary }) => [day, summary])).toEqual([
      ['2026-06-10', 'Check due in 30 days: Before'],
      ['2026-07-10', 'Check due: Before'],
    ]);
    for (const day of [9, 10, 11, 100]) {
      now = NOON + day * DAY_MS;
      const later = await calendar();
      expect([later.headers.get('etag'), await later.text()]).toEqual([etag, file]);
    }
  });

  it('has other ids than that of another pilot with equal gliders', async () => {
    const uidsOf = async () => {
      const pilot = await verified(await signUpPilot(server().url), server().context);
      await saved(pilot, 'glider', aGlider({ checkedOn: '2026-01-31', checkMonths: 24 }));
      const { read: calendar } = await subscribed(pilot);
      return eventsIn(await (await calendar()).text()).map(({ uid }) => uid);
    };
    const uids = [...(await uidsOf()), ...(await uidsOf())];
    expect(new Set(uids).size).toBe(4);
  });

  it('speaks the pilot’s language, or that of the address where the pilot has not chosen', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    await saved(pilot, 'glider', aGlider({ name: 'Rush 6', checkedOn: '2026-01-31', checkMonths: 24 }));
    const { read: calendar } = await subscribed(pilot);
    const last = async (language: string) => (await daysIn(await calendar({ language })))[1]?.[1];
    expect([await last('de'), await last('xx'), await last('en')]).toEqual([
      'Check fällig: Rush 6',
      'Check due: Rush 6',
      'Check due: Rush 6',
    ]);
    await saved(pilot, 'pilot', pilotInput({ language: 'fr' }));
    expect(await last('de')).toBe('Révision, échéance aujourd’hui\u00a0: Rush 6');
  });

  it('of an empty logbook is one that readers accept', async () => {
    const { read: calendar } = await subscribed(await verified(await signUpPilot(server().url), server().context));
    expect(await daysIn(await calendar())).toEqual([]);
  });

  it('is not there, at once, for a token that is wrong, revoked, expired, of another scope, or of an account that is locked or gone', async () => {
    const pilot = await verified(await signUpPilot(server().url, PASSWORD), server().context);
    const act = (action: 'lock' | 'unlock') =>
      actOnPilot(server().context, { action, pilotId: pilot.pilotId ?? 0, operator: 'ann', reason: '' });
    const [kept, revoked, ended] = [
      await subscribed(pilot),
      await subscribed(pilot),
      await subscribed(pilot, { days: 30 }),
    ];
    const other = await createdToken(pilot, 'logbook:read');
    expect((await revoked.read()).status).toBe(200);
    await pilot.post('/api/tokens/revoke', { id: revoked.created });
    const answers = [
      await revoked.read(),
      await read(`wb_${'x'.repeat(43)}`),
      await read('x'),
      await read(other.secret),
    ];
    now += 30 * DAY_MS;
    answers.push(await ended.read());
    await act('lock');
    answers.push(await kept.read());
    await act('unlock');
    expect((await kept.read()).status).toBe(200);
    const back = await newVisitorWithCookies(server().url);
    await back.post('/api/login', { email: pilot.email, password: PASSWORD });
    back.pilotId = pilot.pilotId;
    await back.post('/api/delete-account', { password: PASSWORD });
    answers.push(await kept.read());
    for (const answer of answers) {
      const { status, headers } = answer;
      expect([status, await answer.text(), headers.get('location'), headers.getSetCookie()]).toEqual([
        404,
        'Not found\n',
        null,
        [],
      ]);
    }
  });

  it('leaves its token out of the log', async () => {
    const { secret } = await subscribed(await verified(await signUpPilot(server().url), server().context));
    for (const path of [`/calendar/${secret}.ics`, `/calendar/${secret}`, `/calendar/x/${secret}.ics`]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PROPFIND', 'POST']) {
        expect((await newVisitor(server().url).ask(path, { method })).status).not.toBe(500);
      }
    }
    expect(lines.join('\n')).toContain('/calendar/:file');
    expect(lines.join('\n')).not.toContain(secret.slice(3));
  });
});

describe('a calendar that is asked for too often', () => {
  const limits = { tokenCalls: { most: 2, windowS: 900 }, wrongTokens: { most: 2, windowS: 900 } };
  const server = runningServer({ limits });

  it('is refused for a while', async () => {
    const { secret } = await createdToken(
      await verified(await signUpPilot(server().url), server().context),
      'calendar:read',
    );
    const ask = (token: string) => newVisitor(server().url).ask(`/calendar/${token}.ics`);
    expect([(await ask(secret)).status, (await ask(secret)).status]).toEqual([200, 200]);
    const refused = await ask(secret);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true]);
    expect([(await ask('x')).status, (await ask('y')).status, (await ask('z')).status]).toEqual([404, 404, 429]);
  });
});
