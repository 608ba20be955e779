import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableOf } from '#test/builders/source-tables';
import { MAX_KEPT } from './kept-lines.ts';
import { isPersonal } from './other-columns.ts';
import { PRESETS } from './presets.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readRows } from './read-rows.ts';
import type { SourceTable } from './source-table.ts';
import { EMPTY_MAPPING, type TableMapping } from './table-mapping.ts';

const TABLE = tableOf(
  'Nr;Datum;Startplatz;Minuten;Wetter;Verein;Leer;Mobile;Stimmung',
  '1;03.05.2026;Hill A;30;sonnig;DGC;;+41 79 123 45 67;gut',
  '2;14.05.2026;Hill B;40;bewölkt;DGC;;+41 79 123 45 67;-',
  '3;15.05.2026;Hill A;20;sonnig;DGC;;;müde',
);
const CLUB: TableMapping = {
  ...EMPTY_MAPPING,
  name: 'Club',
  headerRow: 0,
  columns: [
    { column: 1, header: 'Datum', field: 'date' },
    { column: 2, header: 'Startplatz', field: 'site' },
    { column: 3, header: 'Minuten', field: 'duration' },
  ],
  dateOrder: 'dmy',
  leftOut: ['Nr', 'Wetter', 'Verein', 'Leer', 'Mobile', 'Stimmung'],
};

const headersOf = ({ rows }: SourceTable, columns: readonly number[]) => columns.map((column) => rows[0]?.[column]);
const remarksOf = (table: SourceTable, mapping: TableMapping) =>
  readRows(table, mapping).flights.map(({ remarks }) => remarks);

describe('columns that no field has', () => {
  const { mapping, others } = proposeMapping(TABLE, PRESETS);

  it('are asked about, but for those that are empty or the same in each row', () => {
    expect(headersOf(TABLE, others)).toEqual(['Nr', 'Wetter', 'Mobile', 'Stimmung']);
  });

  it('are kept in the remarks, but for those that look personal or count the rows', () => {
    expect(mapping.kept?.map(({ header }) => header)).toEqual(['Wetter', 'Stimmung']);
    expect(remarksOf(TABLE, mapping)).toEqual([
      'Wetter: sonnig\nStimmung: gut',
      'Wetter: bewölkt',
      'Wetter: sonnig\nStimmung: müde',
    ]);
  });

  it('of the only row are kept', () => {
    const table = tableOf('Datum;Minuten;Wetter', '03.05.2026;30;sonnig');
    expect(remarksOf(table, proposeMapping(table, []).mapping)).toEqual(['Wetter: sonnig']);
  });

  it('have the value above where a ditto mark stands for it', () => {
    const table = tableOf('Datum;Minuten;Wetter', '03.05.2026;30;sonnig', '14.05.2026;40;dito', '15.05.2026;20;trüb');
    const remarks = remarksOf(table, proposeMapping(table, []).mapping);
    expect(remarks).toEqual(['Wetter: sonnig', 'Wetter: sonnig', 'Wetter: trüb']);
  });

  it('are cut where a row has more than 500 characters of them, and never refuse the row', () => {
    const table = tableOf('Datum;Minuten;A;B', `03.05.2026;30;${'x'.repeat(400)};${'y'.repeat(12_000)}`);
    const [remarks = ''] = remarksOf(table, proposeMapping(table, []).mapping);
    expect([[...remarks].length, remarks.at(-1)]).toEqual([MAX_KEPT, '…']);
    const full = tableOf('Datum;Bemerkung;A', `03.05.2026;${'r'.repeat(9_900)};${'x'.repeat(400)}`);
    const [long = ''] = remarksOf(full, proposeMapping(full, []).mapping);
    expect([...long].length).toBe(10_000);
  });

  it('of our own export are none', () => {
    const own = tableOf(
      'date;airtime;altitude;site;launchAltitude;location;latitude;longitude;glider;remarks;tags',
      '2026-05-03;75;1850;Alpe;1200;Tal;46.6;7.9;Swift;calm;XC',
      '2026-05-04;25;1650;Hill;1100;Berg;46.7;7.8;Alpha;;',
    );
    const proposal = proposeMapping(own, PRESETS);
    expect([proposal.known, proposal.others, proposal.mapping.kept]).toEqual(['Wingbook', [], []]);
  });

  it('of a known layout are those that its list does not have', () => {
    const table = tableOf(
      'Date;Voile;Spot;Durée;Notes;Nuages',
      '13/05/2026;Swift;Alpe;1h05;calme;3',
      '14/05/2026;Swift;Alpe;35min;;5',
    );
    const proposal = proposeMapping(table, PRESETS);
    expect([proposal.known, headersOf(table, proposal.others)]).toEqual(['ParaFlightLog', ['Nuages']]);
    expect(remarksOf(table, proposal.mapping)).toEqual(['calme\nNuages: 3', 'Nuages: 5']);
  });
});

describe('few, short, repeating names under a header that says nothing', () => {
  const table = tableOf(
    'Datum;Foo;Wetter;Minuten;Bar',
    ...['Hill A;sonnig;30;1', 'Hill B;sonnig;20;2', 'Hill A;Regen;40;2', 'Hill B;sonnig;10;1'].map(
      (row, i) => `${i + 1}.05.2026;${row}`,
    ),
  );

  it('may be sites or gliders where those are missing', () => {
    expect(headersOf(table, proposeMapping(table, []).mayBeNames)).toEqual(['Foo']);
  });

  it('are none beside a site and a glider', () => {
    const both = {
      ...table,
      rows: table.rows.map((row, i) => [...row, ...(i === 0 ? ['Ort', 'Schirm'] : ['Hill', 'Swift'])]),
    };
    expect(proposeMapping(both, []).mayBeNames).toEqual([]);
  });
});

describe('a mapping of the pilot', () => {
  it('of version 1.1 is asked once about the columns that it left out', () => {
    const proposal = proposeMapping(TABLE, [CLUB]);
    expect([proposal.known, headersOf(TABLE, proposal.others)]).toEqual([
      'Club',
      ['Nr', 'Wetter', 'Mobile', 'Stimmung'],
    ]);
    const decided = { ...proposal.mapping, leftOut: ['Nr', 'Verein', 'Leer', 'Mobile'] };
    const again = proposeMapping(TABLE, [decided]);
    expect([again.known, again.others, remarksOf(TABLE, again.mapping)]).toEqual([
      'Club',
      [],
      remarksOf(TABLE, proposal.mapping),
    ]);
  });

  it('finds the columns that it keeps wherever they are', () => {
    const decided = { ...CLUB, kept: [{ column: 4, header: 'Wetter' }], leftOut: ['Nr'] };
    const table = tableOf('Wetter;Datum;Startplatz;Minuten', 'sonnig;03.05.2026;Hill A;30');
    expect(remarksOf(table, proposeMapping(table, [decided]).mapping)).toEqual(['Wetter: sonnig']);
  });
});

it.each([
  ['Telefon', []],
  ['Lizenznummer', []],
  ['E-Mail', []],
  ['Numéro de licence', []],
  ['Fecha de nacimiento', []],
  ['Kontakt', ['anna@example.org', 'b@example.org']],
  ['Kontakt', ['+41 79 123 45 67', '']],
])('a column looks personal by its header or its cells: %s %j', (header, cells) => {
  expect(isPersonal(header, cells)).toBe(true);
});

it.each([
  ['Wetter', ['sonnig']],
  ['Distance', ['12.5', '1300']],
  ['Passenger', ['Anna']],
])('others do not: %s', (header, cells) => {
  expect(isPersonal(header, cells)).toBe(false);
});

it('no column of any table is dropped without being asked about', () => {
  const word = fc.constantFrom('sonnig', 'Hill A', '3', '12:30', '1850', '', 'x y', '7,5', 'NW 10 km/h');
  const header = fc.constantFrom('Wetter', 'Wind', 'Flüge', 'Kategorie', 'Landezeit', 'Foo', 'Landung', 'Max', 'Ort');
  const tables = fc
    .uniqueArray(header, { minLength: 1, maxLength: 6 })
    .chain((headers) =>
      fc
        .array(fc.tuple(...headers.map(() => word)), { minLength: 2, maxLength: 8 })
        .map((rows) =>
          tableOf(['Datum', ...headers].join(';'), ...rows.map((row, i) => [`${i + 1}.05.2026`, ...row].join(';'))),
        ),
    );
  fc.assert(
    fc.property(tables, (table) => {
      const { mapping, others } = proposeMapping(table, PRESETS);
      const used = new Set([...mapping.columns.map(({ column }) => column), ...others]);
      for (const column of (table.rows[0] ?? []).keys()) {
        const values = new Set(table.rows.slice(1).map((row) => row[column]));
        if (values.size > 1) expect([...used]).toContain(column);
      }
    }),
  );
});
