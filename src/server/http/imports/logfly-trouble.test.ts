import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MAX_LOGFLY_BYTES } from '#contract/import/logfly';
import { MAX_FILE_BYTES } from '#domain/file';
import { removeOldUploads, uploadsFolder } from '#server/logfly/upload-folder';
import { logflyDatabase, sqliteFile, volRow, volWithTrack } from '#test/builders/logfly-database';
import { askedToRead, flightsIn, resultOf, sentPart, uploaded } from '#test/servers/logfly-calls';
import { runningServer } from '#test/servers/running-server';
import { signUpPilot } from '#test/servers/visitor';

const ENDLESS = 'with recursive n(i) as (select 1 union all select i + 1 from n) select';
/** LogFly’s columns as a view that never ends. */
const ENDLESS_VIEW = `create view Vol as ${ENDLESS} '2021-07-04 13:05:00' as V_Date, i as V_Duree from n`;

describe('a hostile database of LogFly', () => {
  const server = runningServer();

  it.each<[string, () => Promise<Buffer>]>([
    ['a text', async () => Buffer.from('this is no database, but longer than a header of one would be '.repeat(20))],
    ['one byte', async () => Buffer.from('S')],
    ['the header of a database alone', async () => (await logflyDatabase([volRow()])).subarray(0, 16)],
    [
      'a database of something else',
      () => sqliteFile((database) => database.exec('create table Flights (id integer)')),
    ],
    ['a view of its name', () => sqliteFile((database) => database.exec(ENDLESS_VIEW))],
    [
      'a virtual table of its name',
      () => sqliteFile((database) => database.exec('create virtual table Vol using fts5(V_Date, V_Duree)')),
    ],
    ['a table without its columns', () => sqliteFile((database) => database.exec('create table Vol (V_ID integer)'))],
  ])('that is %s is no logbook of LogFly', async (_, create) => {
    const pilot = await signUpPilot(server().url);
    expect(await flightsIn(pilot, await create())).toMatchObject({ flights: [], problem: 'notLogfly' });
  });

  it('that is cut off is damaged; flights before the damage are read', async () => {
    const pilot = await signUpPilot(server().url);
    const whole = await logflyDatabase(Array.from({ length: 40 }, (_, day) => volWithTrack(day + 1)));
    const { flights, problem } = await flightsIn(pilot, whole.subarray(0, whole.length / 2));
    expect(problem).toBe('badDatabase');
    expect(flights.length).toBeLessThan(40);
  });

  it('runs none of its triggers, computed columns and views', async () => {
    const pilot = await signUpPilot(server().url);
    const database = await logflyDatabase([volRow()], (open) => {
      open.exec(`create view Endless as ${ENDLESS} i from n`);
      open.exec('create trigger Made after insert on Vol begin delete from Vol; end');
      open.exec('alter table Vol add column V_Slow text as (zeroblob(900000000))');
    });
    expect(await flightsIn(pilot, database)).toMatchObject({ flightsNum: 1, problem: null });
    const computed = await sqliteFile((open) => {
      open.exec(`create table Vol (V_Date text, V_Duree integer, V_IGC text as ('B' || V_Date))`);
      open.exec(`insert into Vol values ('2021-07-04 13:05:00', 60)`);
    });
    expect(await flightsIn(pilot, computed)).toMatchObject({ flights: [{ igc: null }], problem: null });
  });

  it('has huge texts left out or cut, and its flights kept', async () => {
    const pilot = await signUpPilot(server().url);
    const huge = 'x'.repeat(MAX_FILE_BYTES + 1);
    const rows = [
      volRow({ V_IGC: huge }),
      volRow({ V_Commentaire: huge, V_Site: huge }),
      volRow({ V_Engin: 'é'.repeat(500) }),
    ];
    const { flights } = await flightsIn(pilot, await logflyDatabase(rows));
    expect(flights).toMatchObject([
      { igc: null, isIgcTooLarge: true },
      { remarks: '', siteName: '', isIgcTooLarge: false },
      { gliderName: 'é'.repeat(200) },
    ]);
  });

  it('has values of other types than its columns', async () => {
    const pilot = await signUpPilot(server().url);
    const odd = volRow({
      V_Date: Buffer.from('2021'),
      V_Duree: 'long',
      V_LatDeco: Number.POSITIVE_INFINITY,
      V_Site: 7,
    });
    const { flights } = await flightsIn(
      pilot,
      await logflyDatabase([odd, volRow({ V_IGC: Buffer.from([0xff, 0, 0x41]) })]),
    );
    expect(flights).toMatchObject([
      { launchedAt: '2021', durationS: 0, latitude: null, siteName: '7.0' },
      { launchedAt: '2021-07-04 13:05:00' },
    ]);
  });

  it('of more than 20,000 flights is read as far as that', async () => {
    const pilot = await signUpPilot(server().url);
    const database = await logflyDatabase([], (open) => {
      const rows = `${ENDLESS} '2021-07-04 13:05:00', i from n limit 20001`;
      open.exec(`insert into Vol (V_Date, V_Duree) ${rows}`);
    });
    expect(await resultOf(pilot, await uploaded(pilot, database))).toEqual({
      pagesNum: 40,
      flightsNum: 20_000,
      problem: 'tooManyFlights',
    });
  });

  it('in WAL mode, in UTF-16 or with foreign columns is read all the same', async () => {
    const pilot = await signUpPilot(server().url);
    const wal = await logflyDatabase([volRow()], (open) => open.pragma('journal_mode = wal'));
    const wide = await sqliteFile((open) => {
      open.pragma(`encoding = 'UTF-16'`);
      open.exec(`create table VOL (v_date text, v_duree integer, v_site text, v_tag integer) `);
      open.exec(`insert into VOL values ('2021-07-04 13:05:00', 60, 'Forêt', 1)`);
    });
    expect(await flightsIn(pilot, wal)).toMatchObject({ flightsNum: 1, problem: null });
    expect((await flightsIn(pilot, wide)).flights).toMatchObject([{ siteName: 'Forêt', remarks: '' }]);
  });
});

describe('an upload of LogFly', () => {
  const server = runningServer({ limits: { logflyUploads: { most: 3, windowS: 3_600 } } });
  const folder = () => uploadsFolder(server().context.configuration);

  it.each([
    ['no base64', { content: 'ab*=', size: 4, offset: 0 }],
    ['nothing', { content: '', size: 4, offset: 0 }],
    ['more than it says', { content: 'AAAA', size: 2, offset: 0 }],
    ['more than is allowed', { content: 'AAAA', size: MAX_LOGFLY_BYTES + 1, offset: 0 }],
    ['a path as its key', { content: 'AAAA', size: 3, offset: 0, clientKey: '../../../../../../tmp/x' }],
  ])('of %s is rejected', async (_, body) => {
    const pilot = await signUpPilot(server().url);
    expect((await pilot.post('/api/logfly-uploads', { clientKey: randomUUID(), ...body })).status).toBe(400);
    expect(await readdir(folder()).catch(() => [])).toEqual([]);
  });

  it('is limited for each pilot, and never too many at a time', async () => {
    const pilot = await signUpPilot(server().url);
    const first = (clientKey: string) =>
      sentPart(pilot, { clientKey, size: 99 }, { offset: 0, content: Buffer.from('abc') });
    for (let number = 0; number < 3; number += 1) expect((await first(randomUUID())).status).toBe(200);
    expect((await first(randomUUID())).status).toBe(429);
    const others = Array.from({ length: 20 }, (_, index) => join(folder(), `${1_000 + index}-left`));
    for (const other of others) await mkdir(other);
    const another = await signUpPilot(server().url);
    const upload = { clientKey: randomUUID(), size: 99 };
    const { status, headers } = await sentPart(another, upload, { offset: 0, content: Buffer.from('abc') });
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
    for (const other of others.slice(0, 5)) await utimes(other, 1, 1);
    expect((await sentPart(another, upload, { offset: 0, content: Buffer.from('abc') })).status).toBe(200);
  });

  it('is removed an hour after its last part', async () => {
    const [old, recent] = ['7-old', '8-recent'].map((name) => join(folder(), name));
    for (const upload of [old, recent]) {
      await mkdir(upload ?? '', { recursive: true });
      await writeFile(join(upload ?? '', 'database'), 'half');
      await utimes(upload ?? '', 1, 1);
    }
    await utimes(join(old ?? '', 'database'), 1, 1);
    await removeOldUploads(folder(), Date.now() - 3_600_000);
    const left = await readdir(folder());
    expect([left.includes('7-old'), left.includes('8-recent')]).toEqual([false, true]);
  });
});

describe('a process that reads a database', () => {
  const entry = pathToFileURL(join(import.meta.dirname, '../../../../test/stand-ins/misbehaving-logfly-program.mjs'));
  const lines: string[] = [];
  const log = (line: string): unknown => lines.push(line);
  const patient = runningServer({ logflyProgram: { entry }, log });
  const hasty = runningServer({ logflyProgram: { entry, timeoutMs: 300 }, log });

  it.each([
    ['dies', 'killed by SIGSEGV', patient],
    ['throws', 'What nobody expects', patient],
    ['hangs', 'killed by SIGKILL', hasty],
    ['says nothing', 'without a result', patient],
  ])('and %s ends the upload alone', async (what, reason, server) => {
    const pilot = await signUpPilot(server().url);
    const upload = await uploaded(pilot, Buffer.from(what));
    expect(await resultOf(pilot, upload)).toEqual({ pagesNum: 0, flightsNum: 0, problem: 'badDatabase' });
    expect(lines.join('')).toContain(reason);
    expect((await pilot.get('/api/data')).status).toBe(200);
  });

  it('holds up nobody who takes back an upload that waits for its turn', async () => {
    const pilots = await Promise.all([1, 2, 3].map(() => signUpPilot(patient().url)));
    const uploads = await Promise.all(pilots.map((pilot) => uploaded(pilot, Buffer.from('hangs'))));
    for (const [index, pilot] of pilots.entries()) {
      expect((await askedToRead(pilot, uploads[index] ?? { clientKey: '', size: 0 })).body).toEqual({
        state: 'reading',
      });
    }
    // The one that waits first, then those that hang.
    for (const [index, pilot] of [...pilots.entries()].toReversed()) {
      const removed = await pilot.post('/api/logfly-uploads/remove', { clientKey: uploads[index]?.clientKey });
      expect(removed.status).toBe(200);
    }
  });

  it('is ended when the upload is removed', async () => {
    const pilot = await signUpPilot(patient().url);
    const upload = await uploaded(pilot, Buffer.from('hangs'));
    expect((await askedToRead(pilot, upload)).body).toEqual({ state: 'reading' });
    await pilot.post('/api/logfly-uploads/remove', { clientKey: upload.clientKey });
    expect((await askedToRead(pilot, upload)).status).toBe(404);
    const names = await readdir(uploadsFolder(patient().context.configuration));
    expect(names.filter((name) => name.startsWith(`${pilot.pilotId}-`))).toEqual([]);
  });
});
