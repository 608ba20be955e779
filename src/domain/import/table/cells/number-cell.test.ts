import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './number-cell.ts';

const altitude = (cell: string) => readNumber(cell, { decimal: 'auto', mayBeGrouped: true })?.value;
const plain = (cell: string) => readNumber(cell, { decimal: 'auto', mayBeGrouped: false })?.value;

describe('a number', () => {
  it.each([
    ['1850', 1_850],
    ['1850.5', 1_850.5],
    ['1850,5', 1_850.5],
    ['7,00', 7],
    ['1,024', 1_024],
    ['1.850', 1_850],
    ["1'850", 1_850],
    ['1’850.5', 1_850.5],
    ['1 850', 1_850],
    ['1 850,5', 1_850.5],
    ['1.024,5', 1_024.5],
    ['1,024.5', 1_024.5],
    ['1,024,000', 1_024_000],
    ['-12', -12],
    ['\u221212', -12],
    ['+12', 12],
    ['.5', 0.5],
    ['0.750', 0.75],
    ['0,750', 0.75],
  ])('%j, which may have separators of thousands', (cell, value) => {
    expect(altitude(cell)).toBe(value);
  });

  it('has none of them where it cannot have', () => {
    expect([plain('7.504'), plain('7,504'), plain('1.250')]).toEqual([7.504, 7.504, 1.25]);
  });

  it('has the decimal separator that is chosen', () => {
    const read = (cell: string, decimal: ',' | '.') => readNumber(cell, { decimal, mayBeGrouped: true })?.value;
    expect([read('1.850', '.'), read('1.850', ','), read('1,850', '.'), read('1,850', ',')]).toEqual([
      1.85, 1_850, 1_850, 1.85,
    ]);
  });

  it.each([
    ['1850 m', 1_850, 'm'],
    ['6070ft', 6_070, 'ft'],
    ['6070 Feet', 6_070, 'feet'],
    ['12.5 km', 12.5, 'km'],
    ['850 m.', 850, 'm'],
  ])('may have a unit: %j', (cell, value, unit) => {
    expect(readNumber(cell, { decimal: 'auto', mayBeGrouped: true })).toEqual({ value, unit });
  });

  it.each(['', 'm', '1-2', '12:30', '1.2.3', 'NaN', '--', '1e3', '5 m 3', '1,2,3'])('is none: %j', (cell) => {
    expect(plain(cell)).toBeUndefined();
  });

  it('is the number that was written, with any separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999, max: 9_999 }), fc.nat({ max: 99 }), (whole, hundredths) => {
        const value = Number(`${whole}.${String(hundredths).padStart(2, '0')}`);
        expect(altitude(value.toFixed(2))).toBe(value);
        expect(altitude(value.toFixed(2).replace('.', ','))).toBe(value);
      }),
    );
  });
});
