import { expect, it } from 'vitest';
import { sourceTable } from '#test/builders/table-readings';
import { dateOrderMatters } from './date-order-matters.ts';
import { headerRows, shownTableColumns } from './table-columns.ts';
import { draftOf } from './table-draft.ts';

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
    { column: 0, header: 'Date', values: ['2024-05-01', '2024-05-02', '2024-05-03'], field: 'date' },
    { column: 1, header: 'Site', values: ['Kandel', `N${'o'.repeat(38)}…`, 'Niesen'], field: null },
    { column: 3, header: 'Empty', values: [], field: null },
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
