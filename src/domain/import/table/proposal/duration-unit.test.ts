import { describe, expect, it } from 'vitest';
import { mappingTo, tableOf } from '#test/builders/source-tables';
import type { TableMapping } from '../table-mapping.ts';
import { durationFormat } from './duration-unit.ts';

const unitOf = (cells: readonly string[], named: Partial<TableMapping> = {}) =>
  durationFormat(tableOf(...cells.map((cell) => `x;${cell}`)), mappingTo([null, 'duration'], named)).unit;

describe('the unit of airtimes without one', () => {
  it.each([
    ['minutes', ['12', '75', '140']],
    ['minutes', ['1', '2', '3']],
    ['seconds', ['720', '4500', '8400']],
    ['hours', ['0.5', '1.25', '3']],
    ['hours', ['0,5', '1,25', '3']],
    ['minutes', ['12.5', '75', '140']],
  ])('is %s in %j', (unit, cells) => {
    expect(unitOf(cells)).toBe(unit);
  });

  it('is seconds from a middle of 600 on', () => {
    expect(unitOf(['10', '600', '9000'])).toBe('seconds');
    expect(unitOf(['10', '599', '9000'])).toBe('minutes');
  });

  it('is hours of fractions below 15', () => {
    expect(unitOf(['0.5', '14.9'])).toBe('hours');
    expect(unitOf(['0.5', '15'])).toBe('minutes');
  });

  it('does not depend on the order of the rows', () => {
    for (const cells of [
      ['600', '10', '9000'],
      ['9000', '600', '10'],
    ])
      expect(unitOf(cells)).toBe('seconds');
  });

  it('is minutes where nothing tells', () => {
    expect(unitOf([])).toBe('minutes');
    expect(unitOf(['', '-', '0', '1:15', '2 h', 'long'])).toBe('minutes');
  });

  it('is looked for below the header alone, in the column of airtimes', () => {
    expect(unitOf(['5000', '12', '75'], { headerRow: 0 })).toBe('minutes');
    const table = tableOf('9000;12', '9000;75');
    expect(durationFormat(table, mappingTo(['altitude', 'duration'])).unit).toBe('minutes');
    expect(durationFormat(table, mappingTo(['altitude', null])).unit).toBe('minutes');
  });

  it('is that of the mapping where it names one', () => {
    for (const durationIn of ['minutes', 'seconds', 'hours'] as const)
      expect(unitOf(['0.5', '9000'], { durationIn })).toBe(durationIn);
  });

  it('comes with the decimal separator of the mapping', () => {
    const format = durationFormat(tableOf('x;1'), mappingTo([null, 'duration'], { decimal: ',' }));
    expect(format.decimal).toBe(',');
  });
});
