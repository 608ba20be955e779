import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALTITUDE_UNITS, altitudeIn, metres, metresFrom } from '../units.ts';
import { metresOf, readCsvDegrees, readCsvNumber, writeAltitude, writeNumber } from './numbers.ts';

const read = (cell: string) => readCsvNumber(cell);

describe('a number in a cell', () => {
  it.each([
    ['1850', 1850],
    [' 1850 ', 1850],
    ['1850.5', 1850.5],
    ['007', 7],
    ['0', 0],
    ['', 0],
    ['  ', 0],
  ])('may be %j', (cell, value) => {
    expect(read(cell)).toEqual({ value, problems: [] });
  });

  it.each([
    '-1',
    '+1',
    '1e3',
    '1,850',
    '1850,5',
    '1 850',
    '0x10',
    'Infinity',
    'NaN',
    '1850 m',
    '.5',
    '5.',
    '١٢',
    '12345678901',
  ])('may not be %j', (cell) => {
    expect(read(cell)).toEqual({
      value: 0,
      problems: [{ code: 'notNumber' }],
    });
  });

  it('is written without an exponent', () => {
    expect([0, 1850, 1850.25, 1e-7, 1.5e-9, -3e-8].map(writeNumber)).toEqual([
      '0',
      '1850',
      '1850.25',
      '0.0000001',
      '0.0000000015',
      '-0.00000003',
    ]);
  });
});

describe('degrees in a cell', () => {
  it.each([
    ['47.8', 47.8],
    ['-122.5', -122.5],
    ['+8', 8],
    ['47,8', 47.8],
    ['47.8°', 47.8],
    [' 47.8 ° ', 47.8],
    ['0', 0],
  ])('may be %j', (cell, value) => {
    expect(readCsvDegrees(cell)).toBe(value);
  });

  it('may be left out', () => {
    expect(readCsvDegrees('')).toBeNull();
    expect(readCsvDegrees('  ')).toBeNull();
  });

  it.each(['N47.8', '47.8N', "47°48'", '47°48.5', '1e1', '47.8,8.0', '4 7', '.', '−47', 'x', '1234'])(
    'may not be %j',
    (cell) => {
      expect(readCsvDegrees(cell)).toBeNaN();
    },
  );
});

describe('an altitude in a cell', () => {
  it("is whole in the pilot's unit, as it is shown", () => {
    expect(writeAltitude(metres(1850), 'meters')).toBe('1850');
    expect(writeAltitude(metresFrom(5001, 'feet'), 'feet')).toBe('5001');
    expect(writeAltitude(metres(1900), 'feet')).toBe('6234');
    expect(writeAltitude(metres(0), 'feet')).toBe('0');
  });

  it.each(ALTITUDE_UNITS)('is shown as it was when it is read again, in a file in %s', (unit) => {
    const anyAltitude = fc.double({ min: 0, max: 12_000, noNaN: true }).map(metres);
    fc.assert(
      fc.property(anyAltitude, (altitude) => {
        const text = writeAltitude(altitude, unit);
        expect(text).toMatch(/^\d+$/);
        expect(altitudeIn(metresOf(Number(text), unit), unit)).toBe(altitudeIn(altitude, unit));
      }),
    );
  });

  it('in fractions of feet, as earlier files have it, is whole metres again', () => {
    expect(metresOf(6233.596, 'feet')).toBe(1_900);
  });

  it.each(ALTITUDE_UNITS)('is restored exactly when it is whole in the unit of the file: %s', (unit) => {
    const whole = Array.from({ length: 30_000 }, (_, typed) => metresOf(typed, unit));
    expect(whole.filter((altitude) => metresOf(Number(writeAltitude(altitude, unit)), unit) !== altitude)).toEqual([]);
  });
});
