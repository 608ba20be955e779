import openSqlite from '@sqlite.org/sqlite-wasm';
import { describe, expect, it } from 'vitest';
import { MAX_TRACK_BYTES } from '#domain/file';
import { logflyDatabase, sqliteFile, volRow, volWithTrack } from '#test/builders/logfly-database';
import { readDatabase } from './read-database.ts';

const SQLITE = await openSqlite();
const REMARKS = 'Première au-dessus du lac 🪂';
const ENDLESS = 'with recursive n(i) as (select 1 union all select i + 1 from n) select';
/** LogFly’s columns as a view that never ends. */
const ENDLESS_VIEW = `create view Vol as ${ENDLESS} '2021-07-04 13:05:00' as V_Date, i as V_Duree from n`;

/** Of SQLite's file format: an interior page of a table, and where it has its last child and the places of its cells. */
const [INTERIOR_PAGE, RIGHT_MOST_POINTER, CELL_POINTERS] = [5, 8, 12];

async function read(bytes: Uint8Array) {
  const pages = readDatabase(SQLITE, new Blob([Uint8Array.from(bytes)]));
  const sizes: number[] = [];
  const flights = [];
  for (;;) {
    const page = await pages.next();
    if (page.done === true) return { flights, sizes, problem: page.value };
    sizes.push(page.value.length);
    flights.push(...page.value);
  }
}

const rowsOf = (count: number) => Array.from({ length: count }, () => volRow());

describe('a database of LogFly', () => {
  it('has its flights with and without tracks', async () => {
    const flown = volWithTrack(1);
    const rows = [volRow({ V_Commentaire: REMARKS }), flown, volRow({ V_Date: null, V_Engin: null })];
    const place = { latitude: 45.86, longitude: 6.22, siteName: 'PLANFAIT', gliderName: 'Alpha 6', remarks: '' };
    const entered = { launchedAt: '2021-07-04 13:05:00', durationS: 3_600, ...place, igc: null, isIgcTooLarge: false };
    expect(await read(await logflyDatabase(rows))).toEqual({
      sizes: [3],
      problem: null,
      flights: [
        { row: 1, ...entered, remarks: REMARKS },
        { row: 2, ...entered, launchedAt: '2021-01-01 13:01:00', durationS: 1_800, igc: flown.V_IGC },
        { row: 3, ...entered, launchedAt: '', gliderName: '' },
      ],
    });
  });

  it('has pages of 500 flights, or of two megabytes of tracks and remarks', async () => {
    const many = await read(await logflyDatabase(rowsOf(1_201)));
    expect(many.sizes).toEqual([500, 500, 201]);
    expect(many.flights.map(({ row }) => row)).toEqual(Array.from({ length: 1_201 }, (_, index) => index + 1));
    const track = 'B'.repeat(1_100_000);
    expect((await read(await logflyDatabase([1, 2, 3].map(() => volRow({ V_IGC: track }))))).sizes).toEqual([2, 1]);
    const told = Array.from({ length: 110 }, () => volRow({ V_Commentaire: 'é'.repeat(20_000) }));
    expect((await read(await logflyDatabase(told))).sizes).toHaveLength(2);
  });

  it('in WAL mode or with foreign columns is read all the same; in UTF-16, which LogFly never writes, it is refused', async () => {
    const wal = await logflyDatabase([volRow()], (open) => open.exec('pragma journal_mode = wal'));
    const foreign = (encoding: string) =>
      sqliteFile((open) => {
        open.exec(`pragma encoding = '${encoding}'`);
        open.exec(`create table VOL (v_date text, v_duree integer, v_site text, v_tag integer) `);
        open.exec(`insert into VOL values ('2021-07-04 13:05:00', 60, 'Forêt', 1)`);
      });
    expect(await read(wal)).toMatchObject({ flights: [{ row: 1 }], problem: null });
    expect((await read(await foreign('UTF-8'))).flights).toMatchObject([{ siteName: 'Forêt', remarks: '' }]);
    expect(await read(await foreign('UTF-16'))).toMatchObject({ flights: [], problem: 'badDatabase' });
  });

  it('that SQLite has no memory for is said to be too large', async () => {
    const huge = Object.defineProperty(new Blob(['SQLite format 3']), 'size', { value: 3 * 2 ** 30 });
    expect(await readDatabase(SQLITE, huge).next()).toEqual({ done: true, value: 'databaseTooLarge' });
  });
});

describe('a hostile database of LogFly', () => {
  it.each<[string, () => Promise<Uint8Array>]>([
    ['a text', async () => Buffer.from('this is no database, but longer than a header of one would be '.repeat(20))],
    ['one byte', async () => Buffer.from('S')],
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
    expect(await read(await create())).toMatchObject({ flights: [], problem: 'notLogfly' });
  });

  it('that is cut off is damaged; flights before the damage are read', async () => {
    const whole = await logflyDatabase(Array.from({ length: 40 }, (_, day) => volWithTrack(day + 1)));
    const { flights, problem } = await read(whole.subarray(0, whole.length / 2));
    expect(problem).toBe('badDatabase');
    expect(flights.length).toBeLessThan(40);
  });

  it('whose pages go round in a circle gives no row twice', async () => {
    const whole = await logflyDatabase(rowsOf(400));
    const pageSize = whole.readUInt16BE(16);
    const root = whole.subarray(pageSize, 2 * pageSize);
    expect(root[0]).toBe(INTERIOR_PAGE);
    const firstChild = root.readUInt32BE(root.readUInt16BE(CELL_POINTERS));
    root.writeUInt32BE(firstChild, RIGHT_MOST_POINTER);
    const { flights, problem } = await read(whole);
    expect(problem).toBe('badDatabase');
    expect(flights.length).toBeLessThan(400);
  });

  it('runs none of its triggers, computed columns and views', async () => {
    const database = await logflyDatabase([volRow()], (open) => {
      open.exec(`create view Endless as ${ENDLESS} i from n`);
      open.exec('create trigger Made after insert on Vol begin delete from Vol; end');
      open.exec('alter table Vol add column V_Slow text as (zeroblob(900000000))');
    });
    expect(await read(database)).toMatchObject({ flights: [{ row: 1 }], problem: null });
    const computed = await sqliteFile((open) => {
      open.exec(`create table Vol (V_Date text, V_Duree integer, V_IGC text as ('B' || V_Date))`);
      open.exec(`insert into Vol values ('2021-07-04 13:05:00', 60)`);
    });
    expect(await read(computed)).toMatchObject({ flights: [{ igc: null }], problem: null });
  });

  it('has huge texts left out or cut, and its flights kept', async () => {
    const huge = 'x'.repeat(MAX_TRACK_BYTES + 1);
    const rows = [
      volRow({ V_IGC: huge }),
      volRow({ V_Commentaire: huge, V_Site: huge }),
      volRow({ V_Engin: 'é'.repeat(500) }),
    ];
    expect((await read(await logflyDatabase(rows))).flights).toMatchObject([
      { igc: null, isIgcTooLarge: true },
      { remarks: '', siteName: '', isIgcTooLarge: false },
      { gliderName: 'é'.repeat(200) },
    ]);
  });

  it('has values of other types than its columns', async () => {
    const odd = volRow({
      V_Date: Buffer.from('2021'),
      V_Duree: 'long',
      V_LatDeco: Number.POSITIVE_INFINITY,
      V_Site: 7.5,
    });
    const { flights } = await read(await logflyDatabase([odd, volRow({ V_IGC: Buffer.from([0xff, 0, 0x41]) })]));
    expect(flights).toMatchObject([
      { launchedAt: '2021', durationS: 0, latitude: null, siteName: '7.5' },
      { launchedAt: '2021-07-04 13:05:00' },
    ]);
  });

  it('of more than 20,000 flights is read as far as that', async () => {
    const database = await logflyDatabase([], (open) => {
      open.exec(`insert into Vol (V_Date, V_Duree) ${ENDLESS} '2021-07-04 13:05:00', i from n limit 20001`);
    });
    const { flights, problem } = await read(database);
    expect([flights.length, problem]).toEqual([20_000, 'tooManyFlights']);
  });
});
