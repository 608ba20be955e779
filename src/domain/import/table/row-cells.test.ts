import { describe, expect, it } from 'vitest';
import { mappingTo } from '#test/builders/source-tables';
import { columnsByField, RowCells } from './row-cells.ts';
import type { TableField } from './table-mapping.ts';

/** The cells of row 7 in these columns. */
function cellsOf(row: readonly string[], fields: readonly (TableField | null)[]): RowCells {
  return new RowCells(row, 7, columnsByField(mappingTo(fields)));
}
const values = (cells: RowCells, field: TableField): readonly string[] => cells.all(field).map(({ value }) => value);

describe('the cells of a row', () => {
  it('are those of the columns for a field, trimmed and in their order', () => {
    const cells = cellsOf([' calm ', 'x', 'Vounetz', 'warm'], ['remarks', null, 'site', 'remarks']);
    expect(values(cells, 'remarks')).toEqual(['calm', 'warm']);
    expect(values(cells, 'site')).toEqual(['Vounetz']);
    expect(values(cells, 'glider')).toEqual([]);
  });

  it('are none beyond the end of a short row', () => {
    expect(values(cellsOf(['a'], ['site', 'glider']), 'glider')).toEqual([]);
  });

  it.each([
    '',
    ' ',
    '-',
    '--',
    '\u2013',
    '\u2014',
    '..',
    '...',
    '\u2026',
    '?',
    '???',
    'null',
    'NULL',
    'None',
    'NaN',
    'n/a',
    'N.A.',
    '#N/A',
    'undefined',
  ])('with %j have nothing', (text) => {
    expect(values(cellsOf([text], ['site']), 'site')).toEqual([]);
  });

  it.each(['0', '.', 'no', '-1', 'n/a today', '- -', 'nullo', '?!'])('with %j have something', (text) => {
    expect(values(cellsOf([text], ['site']), 'site')).toEqual([text]);
  });

  it('are known by field, and as empty only when the whole row is', () => {
    const cells = cellsOf([' ', '', 'x'], ['site', 'glider', null]);
    expect([cells.has('site'), cells.has('date'), cells.areEmpty]).toEqual([true, false, false]);
    expect(cellsOf([' ', '\t', ''], ['site', 'glider', null]).areEmpty).toBe(true);
    expect(cellsOf([], ['site']).areEmpty).toBe(true);
  });
});

describe('reading a cell', () => {
  const lengthOf = (text: string): number | null => (text === 'bad' ? null : text.length);

  it('returns its value, of the first column that has one', () => {
    const cells = cellsOf(['-', 'Home'], ['site', 'site']);
    expect(cells.read('site', 'tooLong', lengthOf)).toBe(4);
    expect(cells.refused).toBeNull();
  });

  it('returns null without a cell, and refuses nothing', () => {
    const cells = cellsOf(['?'], ['site']);
    expect([cells.read('site', 'tooLong', lengthOf), cells.read('date', 'badDate', lengthOf)]).toEqual([null, null]);
    expect(cells.refused).toBeNull();
  });

  it('refuses the row for a cell that cannot be read, by its number and column', () => {
    const cells = cellsOf(['bad'], ['site']);
    expect(cells.read('site', 'badTime', lengthOf)).toBeNull();
    expect(cells.refused).toEqual({ row: 7, column: 'site', value: 'bad', problem: 'badTime' });
  });

  it.each([
    [60, 60],
    [61, null],
  ])('of %d characters gives %s', (length, value) => {
    expect(cellsOf(['x'.repeat(length)], ['site']).read('site', 'tooLong', lengthOf)).toBe(value);
  });

  it('keeps the first problem of a row', () => {
    const cells = cellsOf(['bad', 'bad'], ['site', 'glider']);
    cells.read('glider', 'badTime', lengthOf);
    cells.read('site', 'badDate', lengthOf);
    cells.refuse('site', 'noDate');
    expect(cells.refused).toMatchObject({ column: 'glider', problem: 'badTime' });
  });

  it('refuses for a field without a value, or without a column', () => {
    const empty = cellsOf([''], ['date']);
    empty.refuse('date', 'noDate');
    expect(empty.refused).toEqual({ row: 7, column: 'date', value: '', problem: 'noDate' });
    const missing = cellsOf(['a'], ['site']);
    missing.refuse('date', 'noDate');
    expect(missing.refused).toEqual({ row: 7, column: '', value: '', problem: 'noDate' });
  });
});

describe('the label of a column', () => {
  it('is its header, but for remarks themselves', () => {
    const columns = [
      { column: 0, header: ' Wind ', field: 'remarks' },
      { column: 1, header: 'Remarks', field: 'remarks' },
    ] as const;
    const labels = columnsByField({ ...mappingTo([]), columns }).get('remarks');
    expect(labels?.map(({ label }) => label)).toEqual(['Wind', '']);
  });
});
