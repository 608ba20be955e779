import { expect, it } from 'vitest';
import { sourceTable } from '#test/builders/table-readings';
import { columnUnit } from './column-unit.ts';
import { draftOf } from './table-draft.ts';

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
