import { describe, expect, it } from 'vitest';
import { mappingTo, tableOf } from '#test/builders/source-tables';
import { durationFormat, durationReadings } from './duration-readings.ts';
import type { TableMapping } from './table-mapping.ts';

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

describe('the units in which airtimes can be', () => {
  const unitsOf = (header: string, durationIn: TableMapping['durationIn'], cells: readonly string[]) => {
    const table = tableOf(`Date;${header}`, ...cells.map((cell) => `2026-05-03;${cell}`));
    const columns = [
      { column: 0, header: 'Date', field: 'date' },
      { column: 1, header, field: 'duration' },
    ] as const;
    const readings = durationReadings(table, mappingTo([], { headerRow: 0, columns, durationIn }));
    return readings.map((reading) => reading.durationIn);
  };

  it.each([
    [['1,08', '0,75', '2,50'], ['hours']],
    [
      ['1.5', '0.75', '16.2'],
      ['minutes', 'hours'],
    ],
    [
      ['1.05', '0.45', '2.30'],
      ['hours', 'hoursMinutes'],
    ],
    [
      ['1.05', '0.45', '2.3'],
      ['hours', 'hoursMinutes'],
    ],
    [['65', '45', '150'], ['minutes']],
    [
      ['300', '240', '420'],
      ['minutes', 'seconds'],
    ],
    [
      ['3', '2', '8'],
      ['minutes', 'hours'],
    ],
    [['3900', '2700'], ['seconds']],
    [
      ['3,900', '2,700'],
      ['seconds', 'hours'],
    ],
    [
      ['0105', '0045'],
      ['hoursMinutes', 'minutes'],
    ],
    [
      ['105', '45', '230', '115', '140'],
      ['minutes', 'hoursMinutes'],
    ],
    [['0,045138889', '0,03125'], ['dayFractions']],
    [['0.0451388888888889', '0.03125'], ['dayFractions']],
    [['1:05', '0:45'], ['auto']],
    [
      ['12:45', '8:30', '15:20'],
      ['hoursMinutes', 'minutesSeconds'],
    ],
    [['1h05', '45 min'], ['auto']],
  ])('by their values alone: %j', (cells, units) => {
    expect(unitsOf('Airtime', 'auto', cells)).toEqual(units);
  });

  it.each([
    ['Hours', 'hours', ['1', '2'], ['hours']],
    ['Flight hours', 'hours', ['1.05', '0.45'], ['hours', 'hoursMinutes']],
    ['Decimal hours', 'hours', ['1.05', '0.45'], ['hours']],
    ['Airtime (h.mm)', 'hoursMinutes', ['1.05', '0.45'], ['hoursMinutes']],
    ['Minutes', 'minutes', ['300', '240'], ['minutes']],
    ['Minutes', 'minutes', ['1.08', '0.75'], ['hours', 'minutes']],
    ['Seconds', 'seconds', ['300', '240'], ['seconds']],
    ['Seconds', 'seconds', ['65', '45'], ['minutes', 'seconds']],
    ['Hours', 'hours', ['65', '45'], ['minutes', 'hours']],
  ] as const)('by their header, as far as the values agree: %s %s %j', (header, durationIn, cells, units) => {
    expect(unitsOf(header, durationIn, cells)).toEqual(units);
  });

  it('are those of flights: a sum below the table has no day', () => {
    const table = tableOf('2026-05-03;1.5', '2026-05-04;0.75', ';120');
    expect(durationReadings(table, mappingTo(['date', 'duration']))).toMatchObject([{ durationIn: 'hours' }]);
  });
});
