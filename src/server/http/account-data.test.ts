import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { endOtherSessions, listSessions } from '#contract/account/account';
import type { ResponseOf } from '#contract/endpoint';
import { readCsvFlights } from '#domain/csv/read-csv-flights';
import { EMPTY_MAPPING } from '#domain/import/table/table-mapping';
import { RULE_SET_IDS } from '#domain/score/rule-set-ids';
import { altitudeIn, metres, metresFrom } from '#domain/units';
import { runMaintenance } from '#server/jobs/maintenance';
import { addEmailedChecks } from '#server/repositories/emailed-checks';
import { endAccount } from '#server/services/account/account-deletion';
import { splitRows } from '#server/services/logbook/read-flights-file';
import { computeAllFindings } from '#server/services/tracks/findings';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { newVisitorWithCookies, verified } from '#test/servers/account-calls';
import { changedFlights } from '#test/servers/change-calls';
import { sentEmails } from '#test/servers/emails';
import { importedPart, saveMapping, startedRun } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const PASSWORD = 'a long password';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR_MS = 3_600_000;
const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({ date: '2025-05-31', fixes: flownPath(LAUNCH, [{ seconds: 900, speed: 10, climb: -1 }]) });

/** The files of an archive but the tracks. */
const FILES = [
  'flights.csv',
  'sites.csv',
  'gliders.csv',
  'flights-xc.csv',
  'flights-figures.csv',
  'data/account.json',
  'schema/logbook.schema.json',
  'README.txt',
  'data/logbook.json',
  'wingbook.json',
];

describe.each(DATABASES)('an account on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({ clock: () => new Date(now) }, create);
  const newPilot = () => signUpPilot(server().url, PASSWORD);

  const logInWith = async (email: string, userAgent: string): Promise<Visitor> => {
    const visitor = await newVisitorWithCookies(server().url);
    const headers = { 'content-type': 'application/json', 'user-agent': userAgent };
    const body = JSON.stringify({ csrf: visitor.cookies.get('csrf'), email, password: PASSWORD });
    await visitor.ask('/api/login', { method: 'POST', headers, body });
    return visitor;
  };

  it('lists the sessions, this browser’s first, then by last use', async () => {
    const pilot = await newPilot();
    now += HOUR_MS;
    const phone = await logInWith(pilot.email, FIREFOX);
    phone.pilotId = pilot.pilotId;
    await newPilot();
    const { status, body } = await pilot.get<ResponseOf<typeof listSessions>>('/api/sessions');
    expect(status).toBe(200);
    expect(body.sessions).toMatchObject([
      { isThis: true, openedAt: new Date(now - HOUR_MS).toISOString().replace('.000', '') },
      {
        isThis: false,
        browser: 'firefox',
        system: 'windows',
        openedAt: new Date(now).toISOString().replace('.000', ''),
      },
    ]);
    // As an earlier version has stored it.
    const { db } = server().context;
    await db
      .updateTable('sessions')
      .set({ device: 'Samsung Internet on Android' })
      .where('device', 'is not', null)
      .execute();
    expect((await pilot.get<ResponseOf<typeof listSessions>>('/api/sessions')).body.sessions[1]).toMatchObject({
      browser: 'samsung',
      system: 'android',
    });
    expect(
      (await phone.get<ResponseOf<typeof listSessions>>('/api/sessions')).body.sessions.map(({ isThis }) => isThis),
    ).toEqual([true, false]);
  });

  it('ends all other sessions of this pilot only', async () => {
    const [pilot, other] = [await newPilot(), await newPilot()];
    const phone = await logInWith(pilot.email, FIREFOX);
    const response = await pilot.post<ResponseOf<typeof endOtherSessions>>('/api/end-other-sessions');
    expect([response.status, response.body]).toEqual([200, { ended: 1 }]);
    expect((await phone.get('/api/data')).status).toBe(401);
    expect([(await pilot.get('/api/data')).status, (await other.get('/api/data')).status]).toEqual([200, 200]);
  });

  const exported = async (pilot: Visitor) => {
    const query = new URLSearchParams({ csrf: pilot.cookies.get('csrf') ?? '', pilotId: String(pilot.pilotId) });
    const response = await pilot.ask(`/api/export?${query}`);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const bytesOf = (name: string) => files[name] ?? new Uint8Array();
    return { response, names: Object.keys(files), bytesOf, textOf: (name: string) => strFromU8(bytesOf(name)) };
  };

  it('can be exported: every field, the tables, and the tracks byte for byte under their names', async () => {
    const pilot = await verified(await newPilot(), server().context);
    await saved(pilot, 'pilot', pilotInput({ userName: 'Ännchen', altitudeUnit: 'feet' }));
    await saved(pilot, 'site', aSite({ name: 'gone' }));
    await saved(pilot, 'site', { id: 1, see: false });
    await saved(pilot, 'site', aSite({ name: '=1+1' }));
    await saved(pilot, 'site', aSite({ name: '../Grüße' }));
    await saved(pilot, 'glider', aGlider());
    const flown = aFlight({ igc: IGC, igcFileName: '../Grüße/a.igc', siteId: 3 });
    await saved(pilot, 'flight', { ...flown, siteId: 2, gliderId: 1, remarks: 'one, "two" 🪂\nthree', time: '11:34' });
    await saved(pilot, 'flight', { ...flown, igc: `${IGC}LXXX\r\n` });
    await saved(pilot, 'flight', { ...flown, igc: `${IGC}LYYY\r\n` });
    await saved(pilot, 'flight', { ...flown, date: '2025-06-01', tags: ['=1+1', 'soaring'] });
    await saved(pilot, 'flight', aFlight({ date: '2026-06-02' }));
    await saved(pilot, 'flight', { id: 5, see: false });
    await computeAllFindings(server().context, new AbortController().signal);

    const { response, names, bytesOf, textOf } = await exported(pilot);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toContain('filename="wingbook-2026-07-01.zip"');
    const tracks = [
      'tracks/2026/2026-05-03_1134_=1+1.igc',
      'tracks/2026/2026-05-03_.._Grüße.igc',
      'tracks/2026/2026-05-03_.._Grüße (2).igc',
    ];
    expect(names).toEqual([...tracks, ...FILES]);
    expect(textOf(names[0] ?? '')).toBe(IGC);

    const whole = JSON.parse(textOf('data/logbook.json'));
    const trackAt = (path: string | undefined) => ({
      path,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      range: null,
    });
    expect(whole).toMatchObject({
      version: 1,
      pilot: { userName: 'Ännchen', altitudeUnit: 'feet' },
      flights: [
        { id: 1, siteId: 1, gliderId: 1, remarks: 'one, "two" 🪂\nthree', altitude: 1_850, track: trackAt(tracks[0]) },
        { id: 2, siteId: 2, igcFileName: '../Grüße/a.igc', track: trackAt(tracks[1]) },
        { id: 3, track: trackAt(tracks[2]) },
        { id: 4, date: '2025-06-01', track: trackAt(tracks[0]) },
      ],
      sites: [
        { id: 1, name: '=1+1', createdAt: expect.any(String) },
        { id: 2, name: '../Grüße' },
      ],
      gliders: [{ id: 1 }],
    });
    expect(whole.flights).toHaveLength(4);
    const account = JSON.parse(textOf('data/account.json'));
    expect(account).toMatchObject({
      email: pilot.email,
      isSubscribed: false,
      createdAt: expect.any(String),
      sessions: [{ openedAt: expect.any(String) }],
    });
    const manifest = JSON.parse(textOf('wingbook.json'));
    expect(manifest).toMatchObject({
      format: 'wingbook-archive',
      version: 1,
      counts: { flights: 4, sites: 2, gliders: 1, tracks: 3 },
    });
    expect(manifest.files.map(({ path }: { path: string }) => path)).toEqual(names.slice(0, -1));
    for (const { path, sha256, bytes } of manifest.files) {
      const content = bytesOf(path);
      expect([path, sha256, bytes]).toEqual([path, createHash('sha256').update(content).digest('hex'), content.length]);
    }
    expect(JSON.stringify([whole, account])).not.toMatch(/argon2|token|password/i);
    const again = readCsvFlights(splitRows(textOf('flights.csv'), 100), 'feet');
    const asShown = metresFrom(altitudeIn(metres(1_850), 'feet'), 'feet');
    expect(again).toMatchObject({
      state: 'read',
      logbook: { sites: [{}, {}], gliders: [{ name: 'Rush 6' }], flights: [{}, { altitude: asShown }, {}, {}] },
    });
    expect(textOf('sites.csv')).toContain("'=1+1");
    const lines = (name: string) => textOf(name).trim().split('\r\n');
    expect(lines('flights-xc.csv')).toHaveLength(1 + 4 * RULE_SET_IDS.length);
    expect(lines('flights-xc.csv')[1]).toMatch(/^1,2025-06-01,xcontest,\w+,\d+(\.\d+)?,\d+(\.\d+)?$/);
    expect(lines('flights-figures.csv')[1]).toMatch(/,"'=1\+1, soaring"$/);
    expect(lines('flights-figures.csv').map((line) => line.split(',').slice(0, 2).join())).toEqual([
      'number,date',
      '1,2025-06-01',
      '2,2026-05-03',
      '3,2026-05-03',
      '4,2026-05-03',
    ]);
  });

  it('can be exported when empty', async () => {
    const { names, textOf } = await exported(await newPilot());
    expect(names).toEqual(FILES);
    expect(JSON.parse(textOf('data/logbook.json')).flights).toEqual([]);
  });

  it('can be deleted with the password: all its rows in all tables, and no other pilot’s', async () => {
    const { context, url } = server();
    const fullAccount = async () => {
      const owner = await verified(await newPilot(), context);
      await saved(owner, 'site', aSite());
      await saved(owner, 'glider', aGlider());
      await saved(owner, 'gear', { id: 0, name: 'Yeti', kind: 'reserve' });
      await saved(owner, 'handling', { id: 0, date: '2026-05-03', duration: 60, gliderId: 1 });
      const clientKey = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
      await saved(owner, 'flight', aFlight({ siteId: 1, gliderId: 1, igc: IGC, clientKey }));
      await importedPart(owner, await startedRun(owner), { sites: [{ ref: 'site', name: 'Brauneck' }] });
      await saveMapping(owner, { ...EMPTY_MAPPING, name: 'Club table' });
      await (await newVisitorWithCookies(url)).post('/api/initiate-reset-password', { email: owner.email });
      await sentEmails(context);
      await saved(owner, 'flight', aFlight({ igc: IGC }));
      await computeAllFindings(context, new AbortController().signal);
      await changedFlights(owner, [2], { kind: 'delete' });
      const email = { pilotId: Number(owner.pilotId), emailId: 'id' };
      const told = { key: 'glider 1 check', dueOn: '2026-07-01', stage: 'due' } as const;
      await addEmailedChecks(context.db, email, { checks: [told], emailedOn: '2026-07-01' });
      return owner;
    };
    const [pilot, other] = [await fullAccount(), await fullAccount()];
    for (const { email } of [pilot, other])
      await (await newVisitorWithCookies(url)).post('/api/one-time-login', { email });
    const tablesOfPilots = (await context.db.introspection.getTables())
      .filter(({ columns }) => columns.some(({ name }) => name === 'pilot_id'))
      .map(({ name }) => name);
    expect(tablesOfPilots).toContain('auth_tokens');
    const anyQuery = context.db.selectFrom('pilots').selectAll().compile();
    const rowsOf = async (owner: Visitor & { email: string }) => {
      const counts = tablesOfPilots.map(async (name) => {
        const sql = `select pilot_id from ${name} where pilot_id = ${owner.pilotId}`;
        const { rows } = await context.db.executeQuery({ ...anyQuery, sql, parameters: [] });
        return [name, rows.length > 0] as const;
      });
      const emails = await context.db
        .selectFrom('jobs')
        .where('unique_key', 'like', `% ${owner.email}`)
        .selectAll()
        .execute();
      return Object.fromEntries([...(await Promise.all(counts)), ['jobs', emails.length > 0]]);
    };
    const everywhere = Object.fromEntries([...tablesOfPilots, 'jobs'].map((name) => [name, true]));
    const nowhere = Object.fromEntries([...tablesOfPilots, 'jobs'].map((name) => [name, false]));
    expect(await rowsOf(pilot)).toEqual(everywhere);

    const wrong = await pilot.post('/api/delete-account', { password: 'wrong' });
    const errors = { password: 'Password is incorrect' };
    expect([wrong.status, errorOf(wrong)]).toEqual([422, { type: 'validationError', errors }]);
    expect((await loaded(pilot)).flights).toHaveLength(1);

    const response = await pilot.post('/api/delete-account', { password: PASSWORD });
    expect([response.status, response.body, pilot.cookies.has('session')]).toEqual([200, {}, false]);
    expect(await rowsOf(pilot)).toEqual(nowhere);
    expect(
      await context.db
        .selectFrom('pilots')
        .where('id', '=', pilot.pilotId ?? 0)
        .selectAll()
        .execute(),
    ).toEqual([]);
    expect(await rowsOf(other)).toEqual(everywhere);
    expect((await pilot.post('/api/login', { email: pilot.email, password: PASSWORD })).status).toBe(401);
    expect((await pilot.post('/api/signup', { email: pilot.email, password: PASSWORD })).status).toBe(200);
  });

  it('that is deleted says so to its sessions on other devices, and to nobody else', async () => {
    const [pilot, phone] = [await newPilot(), await newVisitorWithCookies(server().url)];
    expect((await phone.post('/api/login', { email: pilot.email, password: PASSWORD })).status).toBe(200);
    expect((await pilot.post('/api/delete-account', { password: PASSWORD })).status).toBe(200);
    const told = { type: 'authenticationError', message: 'This account was deleted.' };
    expect(errorOf(await phone.get('/api/data'))).toEqual(told);
    const stranger = await newVisitorWithCookies(server().url);
    stranger.cookies.set('session', 'x'.repeat(43));
    expect(errorOf(await stranger.get('/api/data'))).toEqual({ type: 'authenticationError' });
  });

  it('that is deleted is gone at once, and erased by maintenance when the server was killed meanwhile', async () => {
    const { context } = server();
    const pilot = await newPilot();
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    await context.db.transaction().execute((db) => endAccount(db, Number(pilot.pilotId), context.clock()));
    expect((await pilot.get('/api/data')).status).toBe(401);
    expect((await pilot.post('/api/login', { email: pilot.email, password: PASSWORD })).status).toBe(401);
    const again = await newVisitorWithCookies(server().url);
    expect((await again.post('/api/signup', { email: pilot.email, password: PASSWORD })).status).toBe(200);

    await runMaintenance(context);
    const left = await context.db.selectFrom('pilots').select('id').where('email', '=', pilot.email).execute();
    expect(left).toHaveLength(1);
    for (const table of ['flights', 'tracks', 'track_files'] as const) {
      const rows = await context.db
        .selectFrom(table)
        .select('pilot_id')
        .where('pilot_id', '=', Number(pilot.pilotId))
        .execute();
      expect(rows).toEqual([]);
    }
    expect((await again.get('/api/data')).status).toBe(200);
  });
});
