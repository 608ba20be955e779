import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mappingTo, tableOf } from '#test/builders/source-tables';
import { isLocalDate, isLocalTime } from '../../local-date.ts';
import { PRESETS } from './presets.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readRows } from './read-rows.ts';
import { evenRows } from './source-table.ts';
import { DATE_ORDERS, TABLE_FIELDS } from './table-mapping.ts';
import { isWaypointTable } from './waypoint-table.ts';

/** Cells that are read, nearly read, or nothing of the kind. */
const CELLS = [
  '',
  '--',
  '2026-05-03',
  '3.5.2026',
  '13/05/2026',
  '05/13/26',
  '31.2.2026',
  '2026-05-03T23:59:59Z',
  '10:31',
  '24:00',
  '1h05',
  '0h37mn',
  'PT1H',
  '75',
  '-1',
  '1.5',
  '1e999',
  '46.6',
  "46°37'N",
  '180',
  '-181',
  '0',
  '+02:00',
  'Kandel',
  'Date',
  'Airtime (sec)',
  'a'.repeat(200),
  '\0\ud800',
  '=1+1',
  '"',
  '2025',
  '5',
] as const;
const cell = fc.constantFrom(...CELLS);
const rows = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 8 }), { maxLength: 30 })
  .map((drawn) => ({ rows: evenRows(drawn), sheet: null, delimiter: null, encoding: null }));
const mapping = fc
  .record({
    fields: fc.array(fc.option(fc.constantFrom(...TABLE_FIELDS)), { maxLength: 8 }),
    dateOrder: fc.constantFrom(...DATE_ORDERS),
    timeIs: fc.constantFrom('local' as const, 'utc' as const),
    headerRow: fc.option(fc.nat({ max: 3 })),
    onlyActivity: fc.option(fc.constant('Kandel')),
  })
  .map(({ fields, ...named }) => mappingTo(fields, named));

describe('the rows of any table, by any mapping', () => {
  it('are each read, refused, left out or of before this logbook, once and in their order', () => {
    fc.assert(
      fc.property(rows, mapping, (table, chosen) => {
        const { flights, refused, before, leftOut } = readRows({ ...table, manyFlights: 'before' }, chosen);
        const first = chosen.headerRow === null ? 0 : chosen.headerRow + 1;
        const firstOfRow = flights.filter(({ part }) => part === undefined || part.number === 1);
        const numbers = [...firstOfRow, ...refused].map(({ row }) => row);
        expect(numbers.length + before.length + leftOut).toBe(Math.max(0, table.rows.length - first));
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers.every((number) => number > first && number <= table.rows.length)).toBe(true);
      }),
    );
  });

  it('are flights as the logbook can have them', () => {
    fc.assert(
      fc.property(rows, mapping, (table, chosen) => {
        for (const { date, time, airtime, altitude, launch, siteName } of readRows(table, chosen).flights) {
          expect(isLocalDate(date)).toBe(true);
          expect(time === null || isLocalTime(time)).toBe(true);
          expect(airtime === null || (airtime > 0 && airtime <= 1_440 && Number.isInteger(airtime))).toBe(true);
          expect(altitude === null || (altitude > 0 && altitude <= 12_000)).toBe(true);
          expect(launch === null || (Math.abs(launch.lat) <= 90 && Math.abs(launch.lng) <= 180)).toBe(true);
          expect(siteName).not.toMatch(/[\0\p{Surrogate}]/u);
        }
      }),
    );
  });

  it('that are refused name a cell that is there, and a column of the mapping', () => {
    fc.assert(
      fc.property(rows, mapping, (table, chosen) => {
        const headers = [...chosen.columns.map(({ header }) => header), ''];
        for (const { row, column, value, problem } of readRows(table, chosen).refused) {
          expect(headers).toContain(column);
          // Of the row, or of one above to which it has a ditto mark.
          const cells = table.rows.slice(0, row).flat();
          if (problem !== 'noDate') expect(cells.some((text) => text.trim() === value)).toBe(true);
        }
      }),
    );
  });
});

describe('the proposal for any table', () => {
  it('reads columns that are there, each once, each field but remarks once', () => {
    fc.assert(
      fc.property(rows, (table) => {
        const { mapping: proposed } = proposeMapping(table, []);
        const columns = proposed.columns.map(({ column }) => column);
        const fields = proposed.columns.map(({ field }) => field).filter((field) => field !== 'remarks');
        expect(new Set(columns).size).toBe(columns.length);
        expect(new Set(fields).size).toBe(fields.length);
        expect(columns.every((column) => column < (table.rows[0]?.length ?? 0))).toBe(true);
        expect(proposed.headerRow === null || proposed.headerRow < table.rows.length).toBe(true);
      }),
    );
  });

  it('is the same preset whatever the order of its columns', () => {
    const headers = ['date', 'airtime', 'altitude', 'site', 'latitude', 'longitude', 'glider', 'remarks'];
    const row = ['2026-05-03', '75', '1850', 'Kandel', '48.06', '8.02', 'Swift', 'calm'];
    fc.assert(
      fc.property(fc.shuffledSubarray([...headers.keys()], { minLength: headers.length }), (order) => {
        const table = tableOf(
          order.map((index) => headers[index]).join(';'),
          order.map((index) => row[index]).join(';'),
        );
        const { mapping: proposed, known } = proposeMapping(table, PRESETS);
        expect(known).toBe('Wingbook');
        expect(readRows(table, proposed).flights).toMatchObject([
          { airtime: 75, altitude: 1_850, siteName: 'Kandel', gliderName: 'Swift', remarks: 'calm' },
        ]);
      }),
    );
  });
});

it.each([
  ['\u200bHill A', 'Hill A'],
  ['Hill\u00a0A', 'Hill A'],
  ['Hill\u2009A\ufeff', 'Hill A'],
  ['Hi\u00adll A', 'Hill A'],
  ['\u202aHill A\u202c', 'Hill A'],
  ['Hill\u200dA', 'HillA'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['=HYPERLINK("https://example.org/1","Hill A")', 'Hill A'],
  ['=HYPERLINK("https://example.org/1"; "Hill ""A""")', 'Hill "A"'],
  ['=LIEN_HYPERTEXTE("https://example.org/1";"Hill A")', 'Hill A'],
  ['=HYPERLINK("https://example.org/1")', 'https://example.org/1'],
  ['=A1+1', '=A1+1'],
  ['Höhe 1’850', 'Höhe 1’850'],
])('a cell is the text that it shows: %j', (cell, text) => {
  expect(evenRows([[cell]])).toEqual([[text]]);
});

it('odd and doubled spaces make no second site', () => {
  const sites = ['Hill A', 'Hill  A', '\u200bHill A', 'Hill\u00a0A', 'Hill \u2007A'];
  const rows = evenRows([['Date', 'Site'], ...sites.map((site, i) => [`2026-05-0${i + 1}`, site])]);
  const table = { rows, sheet: null, delimiter: null, encoding: null };
  const { flights } = readRows(table, proposeMapping(table, []).mapping);
  expect(new Set(flights.map(({ siteName }) => siteName))).toEqual(new Set(['Hill A']));
});

it('a table of places without days has waypoints', () => {
  expect(isWaypointTable(tableOf('Name;Lat;Lon;Alt', 'Niesen;46.6;7.6;2300', 'Kandel;48.0;8.0;1200'))).toBe(true);
  expect(isWaypointTable(tableOf('Name;Lat;Lon;Day', 'Niesen;46.6;7.6;3.5.2026'))).toBe(false);
  expect(isWaypointTable(tableOf('Name;Lat;Lon;Wann', 'Niesen;46.6;7.6;soon'))).toBe(false);
  expect(isWaypointTable(tableOf('Name;Min', 'Niesen;30'))).toBe(false);
});

it('an altitude below the sea is unknown, and refuses no row', () => {
  const table = tableOf('Date;Site;Max altitude (m)', '2026-05-03;Dead Sea;-380', '2026-05-04;Dune;−12 m');
  const { flights, refused } = readRows(table, proposeMapping(table, []).mapping);
  expect([flights.map(({ altitude }) => altitude), refused]).toEqual([[null, null], []]);
});

it('rows are as long as the longest, at most 200 cells', () => {
  expect(evenRows([['a'], [], ['b', 'c']])).toEqual([
    ['a', ''],
    ['', ''],
    ['b', 'c'],
  ]);
  expect(evenRows([Array.from({ length: 300 }, () => 'x')])[0]?.length).toBe(200);
  expect(evenRows([])).toEqual([]);
});
