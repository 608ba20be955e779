import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter, monthsAfter } from '#domain/local-date';
import { maintain } from '#server/jobs/maintenance';
import type { AppContext } from '#server/services/app-context';
import { aGlider, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { verified } from '#test/servers/account-calls';
import { createTestContext, startTestServer, type TestServer } from '#test/servers/server';
import { type Fields, logInPilot, saved, signUpPilot } from '#test/servers/visitor';
import { type MailServer, startMailServer } from '#test/stand-ins/mail-server';
import { sendEmails } from '../account/emails.ts';
import { actOnPilot } from '../admin.ts';
import { queueCheckEmails, tellOfChecks } from './check-emails.ts';

const TIMEOUT_MS = 180_000;
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
/** Longer than a server's claim of a job. */
const CLAIM_MS = 301_000;
const PASSWORD = 'a long password';
const NEVER = new AbortController().signal;
const CHECK = { words: '', lastOn: null, months: 0, hours: 0, flights: 0, nextOn: null, history: [] };

/** Returns the fields of gear with a serial number, used without gliders. */
function aReserve(checks: readonly Fields[], named: Fields = {}): Fields {
  const checked = checks.map((check) => ({ ...CHECK, ...check }));
  const use = { inUseFrom: null, inUseUntil: null, gliderIds: [], remarks: '' };
  return { id: 0, name: 'Yeti 35', kind: 'reserve', serialNumber: 'SN-4711', ...use, checks: checked, ...named };
}

describe.each(DATABASES)('emails about checks on $name', { timeout: TIMEOUT_MS }, ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const clock = () => new Date(now);
  let database: TestDatabase;
  let mail: MailServer;
  let server: TestServer;
  let other: { context: AppContext; close: () => Promise<void> };

  beforeAll(async () => {
    database = await create();
    mail = await startMailServer();
    const settings = {
      SMTP_URL: mail.url,
      SECRET: 'shared by all the servers of the context',
      LANGUAGE: 'en',
      DEMO: 'on',
    };
    server = await startTestServer({ database, clock, settings });
    other = await createTestContext(database, { clock, settings });
    await maintain(server.context);
  });

  beforeEach(() => {
    now += DAY_MS;
  });

  afterEach(async () => {
    await rowsOf(server.context.db, `update pilots set check_emails = 'off'`);
    await rowsOf(server.context.db, 'delete from jobs');
  });

  afterAll(async () => {
    await other?.close();
    await server?.close();
    await mail?.close();
    await database?.remove();
  });

  const today = (days = 0) => daysAfter(clock().toISOString().slice(0, 10), days);
  const newPilot = async (settings: Fields = { checkEmails: 'on' }) => {
    const pilot = await verified(await signUpPilot(server.url, PASSWORD), server.context);
    await saved(pilot, 'pilot', pilotInput(settings));
    return pilot;
  };
  /** Runs the job as often as the clock allows it, and sends what it has queued. */
  const tell = async (context: AppContext) => {
    await queueCheckEmails(context);
    await tellOfChecks(context, NEVER);
    await sendEmails(context);
  };
  /** Returns the emails to a pilot that a morning brings. */
  const morning = async (pilot: { readonly email: string }, days = 1) => {
    const before = mail.emails.length;
    for (let day = 0; day < days; day += 1) {
      await tell(server.context);
      now += DAY_MS;
    }
    return mail.emails.slice(before).filter(({ to }) => to?.some(({ address }) => address === pilot.email));
  };
  const rowsToPilot = (pilot: { readonly pilotId: number | undefined }) =>
    server.context.db
      .selectFrom('emailed_checks')
      .select(['check_key', 'due_on', 'stage', 'email_id'])
      .where('pilot_id', '=', Number(pilot.pilotId))
      .orderBy('check_key')
      .execute();

  it('come once 30 days before, and once on the day, whatever servers there are', async () => {
    const pilot = await newPilot();
    const day = today(31);
    await saved(pilot, 'gear', aReserve([{ what: 'repack', nextOn: day }]));
    const before = mail.emails.length;
    for (let at = 0; at <= 64; at += 1) {
      await Promise.all([tell(server.context), tell(other.context)]);
      const expected = [1, 31].filter((day) => at >= day).length;
      expect([at, mail.emails.length - before]).toEqual([at, expected]);
      now += DAY_MS / 2;
      await tell(other.context);
      now += DAY_MS / 2;
    }
    expect(mail.emails.slice(before).map(({ text }) => text?.match(/Yeti.*/)?.[0])).toEqual([
      expect.stringContaining('Yeti 35: Repack, due on '),
      expect.stringContaining('Yeti 35: Repack, due on '),
    ]);
  });

  it('say what is due and where to look, and nothing that is nobody’s business', async () => {
    const pilot = await newPilot();
    await saved(
      pilot,
      'glider',
      aGlider({ checkedOn: monthsAfter(today(), -24), checkMonths: 24, serialNumber: 'G-1' }),
    );
    const checks = [
      { what: 'repack', nextOn: today(30) },
      { what: 'other', words: 'Rubber bands', nextOn: today(2) },
      { what: 'check', lastOn: today(-1), hours: 1 },
      { what: 'lifetime', nextOn: today(31) },
    ];
    await saved(pilot, 'gear', aReserve(checks));
    const [email, ...more] = await morning(pilot);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('3 checks are due or will be soon');
    expect(email?.text?.split('\n').filter((line) => line.includes(', due on'))).toEqual([
      expect.stringMatching(/^Rush 6: Check, due on /),
      expect.stringMatching(/^Yeti 35: Rubber bands, due on /),
      expect.stringMatching(/^Yeti 35: Repack, due on /),
    ]);
    expect(email?.text).toContain('The list in Wingbook decides');
    expect(email?.text).not.toMatch(/SN-4711|G-1/);
    expect(email?.messageId).toMatch(/^<[\w-]{43}@localhost>$/);
  });

  it('can be stopped by a link, and by a button of the mail program', async () => {
    const pilot = await newPilot();
    await saved(pilot, 'gear', aReserve([{ what: 'repack', nextOn: today(30) }]));
    const [email] = await morning(pilot);
    const header = (name: string) => email?.headers.find(({ key }) => key === name)?.value;
    const link = email?.text?.match(/http\S+\/unsubscribe\/\S+/)?.[0];
    expect(header('list-unsubscribe')).toBe(`<${link}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(email?.html).toContain(`href="${link}"`);
  });

  it('follow the day in UTC, and name the day, which is true everywhere', async () => {
    const pilot = await newPilot();
    now = Date.parse(`${today()}T23:30:00Z`);
    await saved(
      pilot,
      'gear',
      aReserve([
        { what: 'repack', nextOn: today(1) },
        { what: 'lifetime', nextOn: today(31) },
      ]),
    );
    const first = await morning(pilot);
    expect(first.map(({ text }) => text?.match(/Repack|Lifetime/g))).toEqual([['Repack']]);
    now = now - DAY_MS + HOUR_MS; // Half past midnight: another day, of which the morning has not come.
    expect(await morning(pilot)).toEqual([]);
    now = now - DAY_MS + 6 * HOUR_MS;
    const second = await morning(pilot);
    expect(second.map(({ text }) => text?.match(/Repack|Lifetime/g))).toEqual([['Repack', 'Lifetime']]);
  });

  it('go to nobody who does not want them, or cannot be sure to be asked', async () => {
    const checks = [{ what: 'repack', nextOn: today(3) }];
    const off = await newPilot({});
    const unverified = await signUpPilot(server.url, PASSWORD);
    await saved(unverified, 'pilot', pilotInput({ checkEmails: 'on' }));
    const [locked, deleted, sold, none] = [await newPilot(), await newPilot(), await newPilot(), await newPilot()];
    for (const pilot of [off, unverified, locked, deleted]) await saved(pilot, 'gear', aReserve(checks));
    await saved(sold, 'gear', aReserve(checks, { inUseUntil: today(-1) }));
    await saved(none, 'gear', aReserve([{ what: 'check', lastOn: today(-9), flights: 1 }]));
    const ending = await newPilot();
    await saved(ending, 'gear', aReserve(checks));
    // As demo pilots do, and accounts that were deleted.
    await rowsOf(server.context.db, `update pilots set expires_at_s = ${now} where id = ${ending.pilotId}`);
    const act = { action: 'lock', pilotId: Number(locked.pilotId), operator: 'op', reason: '' } as const;
    await actOnPilot(server.context, act);
    await sendEmails(server.context);
    const before = mail.emails.length;
    await queueCheckEmails(server.context);
    await tellOfChecks(server.context, NEVER);
    expect(await server.context.db.selectFrom('jobs').select('id').where('kind', '=', 'email').execute()).toHaveLength(
      1,
    );
    expect((await deleted.post('/api/delete-account', { password: PASSWORD })).status).toBe(200);
    expect(await server.context.db.selectFrom('jobs').select('id').where('kind', '=', 'email').execute()).toEqual([]);
    await sendEmails(server.context);
    expect(mail.emails.length).toBe(before);
  });

  it('leave out what is no longer due when they are sent, and come for the day that it was moved to', async () => {
    const pilot = await newPilot();
    const { savedId } = await saved(pilot, 'gear', aReserve([{ what: 'repack', nextOn: today(5) }]));
    await queueCheckEmails(server.context);
    await tellOfChecks(server.context, NEVER);
    await saved(pilot, 'gear', aReserve([{ what: 'repack', nextOn: today(200) }], { id: savedId }));
    const before = mail.emails.length;
    await sendEmails(server.context);
    expect(mail.emails.length).toBe(before);
    now += DAY_MS;
    expect(await morning(pilot)).toEqual([]);
    await saved(pilot, 'gear', aReserve([{ what: 'repack', nextOn: today(20) }], { id: savedId }));
    expect(await morning(pilot)).toHaveLength(1);
    expect(await morning(pilot, 3)).toEqual([]);
  });

  it('are one when the mail server was away for days, and a pilot who stops them meanwhile gets none', async () => {
    const [pilot, leaving] = [await newPilot(), await newPilot()];
    for (const each of [pilot, leaving]) {
      const checks = [
        { what: 'repack', nextOn: today(30) },
        { what: 'check', nextOn: today(32) },
      ];
      await saved(each, 'gear', aReserve(checks));
    }
    for (let day = 0; day < 4; day += 1) {
      await queueCheckEmails(server.context);
      await tellOfChecks(server.context, NEVER);
      now += DAY_MS;
    }
    await saved(leaving, 'pilot', pilotInput({ checkEmails: 'off' }));
    const before = mail.emails.length;
    await sendEmails(server.context);
    expect(mail.emails.slice(before).map(({ to }) => to?.[0]?.address)).toEqual([pilot.email]);
    const [later] = await morning(pilot);
    expect(later?.text).toContain('Yeti 35: Check');
    expect(later?.text).not.toContain('Repack');
    expect(await rowsToPilot(leaving)).toEqual([]);
  });

  it('wait until the clock has been steady for a day', async () => {
    const pilot = await newPilot();
    await saved(pilot, 'gear', aReserve([{ what: 'repack', nextOn: today(300) }]));
    now += 290 * DAY_MS; // Ahead, and found to be only by the next run.
    const before = mail.emails.length;
    for (let turn = 0; turn < 12; turn += 1) {
      await tell(server.context);
      now += HOUR_MS;
    }
    expect(mail.emails.length).toBe(before);
    now -= 290 * DAY_MS;
    for (let turn = 0; turn < 12; turn += 1) {
      await tell(server.context);
      now += HOUR_MS;
    }
    expect(mail.emails.length).toBe(before);
    await saved(pilot, 'gear', aReserve([{ what: 'repack', nextOn: today(3) }], { id: 1 }));
    await tell(server.context);
    expect(mail.emails.length).toBe(before);
    now += DAY_MS;
    expect(await morning(pilot)).toHaveLength(1);
  });

  it('come in time, too, where a clock that was ahead for days has sent them before', async () => {
    const pilot = await newPilot();
    await saved(pilot, 'gear', aReserve([{ what: 'repack', nextOn: today(60) }]));
    now += 40 * DAY_MS;
    expect(await morning(pilot, 3)).toHaveLength(1);
    now -= 43 * DAY_MS;
    expect(await morning(pilot, 30)).toEqual([]);
    expect(await morning(pilot, 3)).toHaveLength(1);
  });

  it('are in the pilot’s language, or in that of the browser used last', async () => {
    const [chosen, browsing] = [await newPilot({ checkEmails: 'on', language: 'it' }), await newPilot()];
    for (const each of [chosen, browsing]) await saved(each, 'gear', aReserve([{ what: 'repack', nextOn: today(30) }]));
    const french = await frenchBrowser(server.url, browsing);
    expect((await french.get('/api/data')).status).toBe(200);
    expect((await morning(chosen)).map(({ subject }) => subject)).toEqual(['Un controllo è in scadenza']);
    const subjects = mail.emails.filter(({ to }) => to?.[0]?.address === browsing.email).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Un contrôle arrive à échéance');
    now += 2 * HOUR_MS;
    expect((await browsing.get('/api/data')).status).toBe(200); // The other browser again, in English.
    now += 28 * DAY_MS;
    await maintain(server.context);
    expect((await morning(browsing, 3)).map(({ subject }) => subject)).toEqual(['A check is due or will be soon']);
  });

  it('are each told by exactly one email, wherever a server is killed while another goes on', async () => {
    let end = 1;
    while (await killedAt(end)) end += 1;
    process.stdout.write(`killed at each of ${end - 1} statements\n`);
    expect(end).toBeGreaterThan(20);
  });

  /** Kills a server at a statement of job and sending, lets another go on, and looks at what came. Returns false when it was never reached. */
  const killedAt = async (end: number): Promise<boolean> => {
    const pilots = [await newPilot(), await newPilot()];
    const checks = [
      { what: 'repack', nextOn: today() },
      { what: 'check', nextOn: today(20) },
    ];
    for (const pilot of pilots) await saved(pilot, 'gear', aReserve(checks));
    await rowsOf(server.context.db, 'delete from jobs');
    const before = mail.emails.length;
    const dying = killedAfter(end);
    const { db, reader } = server.context;
    const dead = { ...server.context, db: db.withPlugin(dying.plugin), reader: reader.withPlugin(dying.plugin) };
    await tell(dead).catch(() => undefined);
    for (let turn = 0; turn < 2; turn += 1) {
      now += CLAIM_MS;
      await tell(other.context);
    }
    for (const pilot of pilots) await expectToldOnce(pilot, { end, before });
    return dying.count() >= end;
  };
  const expectToldOnce = async (
    pilot: { readonly pilotId: number | undefined; readonly email: string },
    { end, before }: { readonly end: number; readonly before: number },
  ) => {
    const own = mail.emails.slice(before).filter(({ to }) => to?.[0]?.address === pilot.email);
    const rows = await rowsToPilot(pilot);
    const told = rows.map(({ check_key, stage }) => `${stage} ${check_key}`);
    expect([end, told]).toEqual([end, ['soon gear 1 check', 'due gear 1 repack']]);
    // One that was handed over just before the death goes out again, with the same Message-ID.
    const ids = [...own.map(({ messageId }) => messageId), ...rows.map((row) => `<${row.email_id}@localhost>`)];
    expect([end, new Set(ids).size, own.length]).toEqual([end, 1, own.length === 2 ? 2 : 1]);
    expect(own.every(({ text }) => text?.includes('Repack,') && text.includes('Check,'))).toBe(true);
  };

  it('tell at most a hundred checks, and the rest on the next days', async () => {
    const pilot = await newPilot();
    for (let number = 0; number < 51; number += 1) {
      const checks = ['repack', 'check', 'lifetime', 'protector'].map((what) => ({ what, nextOn: today(25) }));
      await saved(pilot, 'gear', aReserve(checks, { name: `Reserve ${number}` }));
    }
    const told = (await morning(pilot, 4)).map(({ text }) => text?.match(/, due on/g)?.length);
    expect(told).toEqual([100, 100, 4]);
    expect(new Set((await rowsToPilot(pilot)).map(({ check_key }) => check_key)).size).toBe(204);
    now += 90 * DAY_MS;
    await maintain(server.context);
    expect(await morning(pilot, 3)).toEqual([]);
    expect(await rowsToPilot(pilot)).toEqual([]);
  });

  it('cost next to nothing for 10,000 pilots without gear', async () => {
    const { db } = server.context;
    const pilot = await newPilot();
    const columns = (await db.introspection.getTables())
      .find(({ name }) => name === 'pilots')
      ?.columns.map(({ name }) => name)
      .filter((name) => !['id', 'email', 'email_key'].includes(name))
      .join(', ');
    await rowsOf(
      db,
      `insert into pilots (email, email_key, ${columns})
       with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 10000)
       select 'many-' || i, 'many-' || i, ${columns} from pilots cross join numbers where pilots.id = ${pilot.pilotId}`,
    );
    await queueCheckEmails(server.context);
    expect(await rowsOf(db, `select count(*) as count from pilots where check_emails = 'on'`)).toEqual([
      { count: 10_001 },
    ]);
    const start = performance.now();
    await tellOfChecks(server.context, NEVER);
    const taken = performance.now() - start;
    process.stdout.write(`daily job, 10,000 pilots without gear: ${taken.toFixed(0)} ms\n`);
    expect(taken).toBeLessThan(1_000);
  });
});

async function frenchBrowser(url: string, { email }: { readonly email: string }) {
  return logInPilot(url, { email, password: PASSWORD }, 'fr-CH, en;q=0.5');
}

/** From the given statement on nothing of a server is done any more: what a transaction has not committed is rolled back. */
function killedAfter(end: number): { readonly plugin: KyselyPlugin; readonly count: () => number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (count >= end) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => {
      count += 1;
      if (count >= end) throw new Error('killed');
      return Promise.resolve(result);
    },
  };
  return { plugin, count: () => count };
}
