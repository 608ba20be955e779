import { expect, it } from 'vitest';
import { sourceTable, tableReading } from '#test/builders/table-readings';
import type { ReadFiles } from '../reading/read-chosen-files.ts';
import { placedTables, type TableAnswer, tablePath, withTables } from './mapped-files.ts';
import { draftOf } from './table-draft.ts';

const FLIGHTS = sourceTable([
  ['Date', 'Airtime', 'Site'],
  ['2024-05-01', '60', 'Kandel'],
  ['2024-05-02', 'long', 'Kandel'],
  ['2024-05-03', '30', 'Niesen'],
]);
const OTHER = sourceTable([
  ['Date', 'Airtime', 'Site'],
  ['2023-01-01', '10', 'Brauneck'],
]);
const READ: ReadFiles = {
  filesNum: 2,
  bytesNum: 10,
  flights: [],
  archives: [],
  refused: [],
  stopped: null,
  tables: [],
};
const asProposed = (table: typeof FLIGHTS): TableAnswer => draftOf(table, []);

it('tables are those of all files, one by one, each at its place in words', () => {
  const book = tableReading('book.xlsx', { ...FLIGHTS, sheet: '2024' }, { ...OTHER, sheet: '2023' });
  const placed = placedTables([tableReading('a.csv', FLIGHTS), book]);
  expect(placed.map(tablePath)).toEqual(['a.csv', 'book.xlsx, sheet “2024”', 'book.xlsx, sheet “2023”']);
});

it('a table gives its flights with their rows, and the rows that cannot be read with number, column, value and reason', () => {
  const read = withTables({ ...READ, tables: [tableReading('a.csv', FLIGHTS)] }, [asProposed(FLIGHTS)]);
  expect(read.flights.map(({ path, row, date, siteName }) => [path, row, date, siteName])).toEqual([
    ['a.csv', 2, '2024-05-01', 'Kandel'],
    ['a.csv', 4, '2024-05-03', 'Niesen'],
  ]);
  expect(read.refused).toEqual([{ path: 'a.csv', row: 3, cell: 'Airtime: “long”', reason: 'badDuration' }]);
  expect([read.filesNum, read.tables]).toEqual([2, []]);
});

it('a sheet that is left out gives nothing; a file of which nothing is used is named', () => {
  const book = tableReading('book.xlsx', { ...FLIGHTS, sheet: '2024' }, { ...OTHER, sheet: '2023' });
  const csv = tableReading('gear.csv', OTHER);
  const read = withTables({ ...READ, tables: [book, csv] }, [null, asProposed(OTHER), null]);
  expect(read.flights.map(({ siteName }) => siteName)).toEqual(['Brauneck']);
  expect(read.refused).toEqual([{ path: 'gear.csv', reason: 'leftOut' }]);
});

it('a table that was read with another encoding is used as it was read then', () => {
  const read = withTables({ ...READ, tables: [tableReading('a.csv', FLIGHTS)] }, [asProposed(OTHER)]);
  expect(read.flights.map(({ siteName }) => siteName)).toEqual(['Brauneck']);
});
