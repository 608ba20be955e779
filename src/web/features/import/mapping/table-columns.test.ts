import { expect, it } from 'vitest';
import { PRESETS } from '#domain/import/table/presets';
import { sourceTable } from '#test/builders/table-readings';
import { columnUnit, headerRows, leftOutHeaders, shownTableColumns } from './table-columns.ts';
import { draftOf } from './table-draft.ts';
import { dateOrderMatters } from './table-questions.ts';

const TABLE = sourceTable([
  ['My flights', '', '', ''],
  ['Date', 'Site', '', 'Empty'],
  ['2024-05-01', 'Kandel', '', ''],
  ['2024-05-02', 'Kandel', '', ''],
  ['2024-05-03', `N${'o'.repeat(60)}`, '', ''],
  ['2024-05-04', 'Niesen', '', ''],
]);

it('a column is shown with its header, the first values that differ, and what it is for', () => {
  const columns = shownTableColumns(TABLE, { headerRow: 1, columns: [{ column: 0, header: 'Date', field: 'date' }] });
  expect(columns).toEqual([
    { column: 0, header: 'Date', values: ['2024-05-01', '2024-05-02', '2024-05-03'], use: 'date' },
    { column: 1, header: 'Site', values: ['Kandel', `N${'o'.repeat(38)}…`, 'Niesen'], use: 'leftOut' },
    { column: 3, header: 'Empty', values: [], use: 'leftOut' },
  ]);
});

it('without a header, the values begin with the first row, and a column without any is left out', () => {
  const columns = shownTableColumns(TABLE, { headerRow: null, columns: [] });
  expect(columns.map(({ header, values }) => [header, values[0]])).toEqual([
    ['', 'My flights'],
    ['', 'Site'],
    ['', 'Empty'],
  ]);
});

it('columns that are kept in the remarks say so, and those with values that go nowhere are named', () => {
  const draft = draftOf(
    sourceTable([
      ['Date', 'Wind', 'Phone', 'Club'],
      ['2024-05-01', 'NW', '+41 79 123 45 67', 'DGC'],
      ['2024-05-02', 'S', '', 'DGC'],
    ]),
    [],
  );
  expect(shownTableColumns(draft.table, draft.mapping).map(({ use }) => use)).toEqual([
    'date',
    'kept',
    'leftOut',
    'leftOut',
  ]);
  expect(leftOutHeaders(draft)).toEqual(['Phone', 'Club']);
  const [preset] = PRESETS;
  const known = { table: draft.table, mapping: { ...draft.mapping, leftOut: ['phone'] }, known: preset?.name ?? null };
  expect(leftOutHeaders(known)).toEqual(['Club']);
});

it('rows that can be the header are named by their cells; empty ones are left out', () => {
  expect(headerRows(sourceTable([['a', '', 'b'], ['', '', ''], ['c']]))).toEqual([
    { row: 0, text: 'a, b' },
    { row: 2, text: 'c' },
  ]);
});

it.each([
  ['2024-05-01', false],
  ['1 May 2024', false],
  ['05/01/2024', true],
])('the order of day and month matters for %s: %s', (date, matters) => {
  const rows = [
    ['Date', 'Site', 'Airtime'],
    [date, 'Kandel', '30'],
  ];
  expect(dateOrderMatters(draftOf(sourceTable(rows), []))).toBe(matters);
});

it.each([
  ['Airtime', ['1,08', '0,75'], 'Hours, decimal comma'],
  ['Airtime', ['65', '45'], 'Minutes'],
  ['Airtime', ['3900', '2700'], 'Seconds'],
  ['Airtime', ['1:05', '0:45'], 'Hours:minutes'],
  ['Airtime', ['1h05', '45 min'], null],
  ['Max altitude', ['1.850', '2.100'], 'Metres, point for thousands'],
  ['Altitude (ft)', ['6500.5', '7100.0'], 'Feet, decimal point'],
  ['Site', ['Kandel', 'Niesen'], null],
])('the numbers under %s, %j, are in: %s', (header, cells, unit) => {
  const table = sourceTable([['Date', header], ...cells.map((cell) => ['2026-05-23', cell])]);
  expect(columnUnit(table, draftOf(table, []).mapping, 1)).toBe(unit);
});
