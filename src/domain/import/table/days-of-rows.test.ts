import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableOf } from '#test/builders/source-tables';
import { PRESETS } from './presets.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readRows } from './read-rows.ts';
import type { SourceTable } from './source-table.ts';
import { lacksYears, withYears } from './year-of-dates.ts';

const readingOf = (table: SourceTable) => readRows(table, proposeMapping(table, PRESETS).mapping);
const flightsOf = (...lines: readonly string[]) =>
  readingOf(tableOf(...lines)).flights.map(({ row, date, time, airtime, siteName, gliderName }) =>
    [row, date.slice(5), time ?? '-', airtime ?? '-', siteName, gliderName].join(' ').trim(),
  );
const refusedOf = (...lines: readonly string[]) => readingOf(tableOf(...lines)).refused.map(({ row }) => row);

describe('a row without a day', () => {
  it('is of the day above, at its site and with its glider where they are blank, too', () => {
    const lines = [
      'Datum;Startplatz;Zeit;Minuten;Schirm',
      '03.05.2026;Hill A;10:00;30;Swift',
      ';;11:30;20;',
      ';Hill B;14:00;40;',
      '04.05.2026;;09:30;15;Swift',
    ];
    expect(flightsOf(...lines)).toEqual([
      '2 05-03 10:00 30 Hill A Swift',
      '3 05-03 11:30 20 Hill A Swift',
      '4 05-03 14:00 40 Hill B Swift',
      '5 05-04 09:30 15  Swift',
    ]);
  });

  it('has the day alone of a date with a time', () => {
    expect(flightsOf('Date;Site;Min', '2026-05-03 10:30;Hill;30', ';Hill;20')).toEqual([
      '2 05-03 10:30 30 Hill',
      '3 05-03 - 20 Hill',
    ]);
  });

  it.each([
    [
      'says that it is a sum',
      ['Datum;Ort;Min', '03.05.2026;Hill;30', 'Summe;;30', '04.05.2026;Hill;20', ';Total;50'],
      [3, 5],
    ],
    [
      'has the airtimes above',
      ['Datum;Ort;Min', '03.05.2026;Hill;30', '03.05.2026;Hill;20', ';;50', '04.05.2026;Hill;20', ';;70'],
      [4, 6],
    ],
    ['stands below all days', ['Datum;Ort;Min', '03.05.2026;Hill;30', '04.05.2026;Hill;20', ';;55'], [4]],
    ['says nothing but a place', ['Datum;Ort;Min', '03.05.2026;Hill;30', ';Niesen;', '04.05.2026;Hill;20'], [3]],
    ['is the first one', ['Datum;Ort;Min', ';Hill;30', '04.05.2026;Hill;20'], [2]],
  ])('is refused where it %s', (_, lines, rows) => {
    expect(refusedOf(...lines)).toEqual(rows);
  });
});

const MARKS = [
  '"',
  '""',
  '„',
  '”',
  '〃',
  '-"-',
  '- " -',
  "''",
  'dito',
  'Dito',
  'ditto',
  'idem',
  'do.',
  's. o.',
  '--"--',
];

describe('ditto marks', () => {
  it.each(MARKS)('stand for the cell above, row after row: %s', (mark) => {
    const rows = [`03.05.2026;Hill A;Swift;30`, `${mark};${mark};${mark};15`, `05.05.2026;${mark};${mark};20`];
    expect(flightsOf('Datum;Startplatz;Schirm;Minuten', ...rows)).toEqual([
      '2 05-03 - 30 Hill A Swift',
      '3 05-03 - 15 Hill A Swift',
      '4 05-05 - 20 Hill A Swift',
    ]);
  });

  it('are the name of no site or glider in any table', () => {
    const cell = fc.constantFrom('Hill A', 'Hill B', ...MARKS);
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, (drawn) => {
        const lines = drawn.map(([site, glider], i) => `${i + 4}.05.2026;${site};${glider};20`);
        const table = tableOf('Datum;Startplatz;Schirm;Minuten', '03.05.2026;Hill A;Hill B;30', ...lines);
        for (const { siteName, gliderName } of readingOf(table).flights)
          expect([siteName, gliderName].every((name) => /^Hill [AB]$/.test(name))).toBe(true);
      }),
    );
  });
});

describe('days without a year', () => {
  const DAYS = [
    ['03.05.', '04.05.', '01.02.'],
    ['3.5', '4.5', '1.2'],
    ['03. 05.', '04. 05.', '01. 02.'],
    ['Sa 03.05.', 'So 04.05.', 'Do 01.02.'],
    ['3. Mai', '4. Mai', '1. Februar'],
    ['3 mai', '4 mai', '1er février'],
    ['May 3', 'May 4', 'Feb 1'],
    ['3-May', '4-May', '1-Feb'],
    ['13/05', '14/05', '21/02'],
  ] as const;

  it.each(DAYS)('have that of the section above them: %s', (first, second, third) => {
    const lines = [
      'Datum;Startplatz;Minuten',
      '2025;;',
      `${first};Hill A;30`,
      `${second};Hill B;40`,
      'Saison 2026:;;',
      `${third};Hill C;20`,
    ];
    const { flights, refused, leftOut } = readingOf(withYears(tableOf(...lines), 'flights.csv'));
    expect(flights.map(({ row, date }) => [row, date.slice(0, 7)])).toEqual([
      [3, '2025-05'],
      [4, '2025-05'],
      [6, '2026-02'],
    ]);
    expect([refused, leftOut]).toEqual([[], 2]);
  });

  const lines = ['Datum;Startplatz;Zeit', '03.05. 10:30;Hill A;10:30', '04.05.;Hill B;11:00'] as const;

  it('have that of the sheet, else of the name of the file, else what the pilot says', () => {
    const datesOf = (table: SourceTable) => readingOf(table).flights.map(({ date }) => date);
    const table = tableOf(...lines);
    expect(datesOf(withYears({ ...table, sheet: '2024' }, 'Flugbuch 2025.xlsx'))).toEqual(['2024-05-03', '2024-05-04']);
    expect(datesOf(withYears(table, 'Flugbuch 2025.csv'))).toEqual(['2025-05-03', '2025-05-04']);
    const open = withYears(table, 'Flugbuch 2024-2025.csv');
    expect([lacksYears(open), datesOf(open)]).toEqual([true, []]);
    const said = withYears(open, '', 2023);
    expect([lacksYears(said), datesOf(said)]).toEqual([false, ['2023-05-03', '2023-05-04']]);
  });

  it('are no numbers of other columns', () => {
    const table = tableOf('Datum;Ort;Stunden', '2026-05-03;Hill;1.05', '2026-05-04;Hill;0.45');
    expect(withYears(table, '2025.csv')).toEqual(table);
  });
});

describe('times of launch and landing', () => {
  it('may have their day with them', () => {
    const lines = [
      'Start;Landung;Platz',
      '03.05.2026 10:00;03.05.2026 10:45;Hill A',
      '14.05.2026 23:40;15.05.2026 00:10;Hill B',
    ];
    expect(flightsOf(...lines)).toEqual(['2 05-03 10:00 45 Hill A', '3 05-14 23:40 30 Hill B']);
  });

  it.each([
    [';Start;;Landung;', 'Datum;Ort;Zeit;Ort;Zeit'],
    ['Datum;Start;;Landung;', ';Ort;Zeit;Ort;Zeit'],
    [';Takeoff;;Landing;', 'Date;Place;Time;Place;Time'],
    [';Décollage;;Atterrissage;', 'Date;Lieu;Heure;Lieu;Heure'],
    ['Meine Flüge;;;;', 'Datum;Ort;Zeit;Ort;Zeit'],
  ])('may stand under one head, below a group or not: %s', (...heads) => {
    const lines = [...heads, '03.05.2026;Hill A;10:00;Valley;10:45', '14.05.2026;Hill B;11:00;Valley;11:20'];
    expect(flightsOf(...lines)).toEqual(['3 05-03 10:00 45 Hill A', '4 05-14 11:00 20 Hill B']);
    expect(readingOf(tableOf(...lines)).flights[0]?.remarks).toMatch(/: Valley$/);
  });

  it.each([
    ['Startzeit;Landezeit', '14:30;1512', '09:05;0950'],
    ['Startzeit;Landing time', '14:30;15.12', '09:05;09.50'],
    ['Takeoff;Landing', '1430;1512', '905;950'],
    ['Start;Landung', '14.30;15.12', '09.05;09.50'],
    ['Heure de décollage;Atterrissage', '14h30;15h12', '9h05;9h50'],
    ['Time of launch;Time of landing', '2:30 pm;3:12 pm', '9:05 am;9:50 am'],
  ])('are written alike: %s', (heads, first, second) => {
    expect(flightsOf(`Datum;${heads};Gelände`, `03.05.2026;${first};Hill A`, `14.05.2026;${second};Hill B`)).toEqual([
      '2 05-03 14:30 42 Hill A',
      '3 05-14 09:05 45 Hill B',
    ]);
  });

  it.each([
    ['Strecke', '15.12', '9.50'],
    ['Distance (m)', '1512', '950'],
    ['km', '15.12', '09.50'],
  ])('are no distances: %s', (head, first, second) => {
    expect(flightsOf(`Datum;Startzeit;${head}`, `03.05.2026;14:30;${first}`, `14.05.2026;09:05;${second}`)).toEqual([
      '2 05-03 14:30 -',
      '3 05-14 09:05 -',
    ]);
  });
});
