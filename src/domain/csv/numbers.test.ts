import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALTITUDE_UNITS, type Metres, metres, metresFrom } from '../units.ts';
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
  it("is in the pilot's unit, as short as possible", () => {
    expect(writeAltitude(metres(1850), 'meters')).toBe('1850');
    expect(writeAltitude(metresFrom(5001, 'feet'), 'feet')).toBe('5001');
    expect(writeAltitude(metres(1900), 'feet')).toBe('6233.596');
    expect(writeAltitude(metres(0), 'feet')).toBe('0');
  });

  it('keeps every digit of metres that came from feet', () => {
    const altitude = metresFrom(5001, 'feet');
    expect(metresOf(Number(writeAltitude(altitude, 'meters')), 'meters')).toBe(altitude);
  });

  it.each(ALTITUDE_UNITS)('is restored exactly when it is whole, in a file in %s', (unit) => {
    const whole = Array.from({ length: 30_000 }, (_, index) => index);
    const altitudes = [...whole.map(metres), ...whole.map((feet) => metresFrom(feet, 'feet'))];
    const isExact = (altitude: Metres) => metresOf(Number(writeAltitude(altitude, unit)), unit) === altitude;
    expect(altitudes.filter((altitude) => !isExact(altitude))).toEqual([]);
  });

  it('is restored within a micrometre otherwise, and then written the same again', () => {
    const anyAltitude = fc
      .oneof(fc.double({ min: 0, max: 12_000, noNaN: true }), fc.double({ min: 0, max: 1e-5, noNaN: true }))
      .map((value) => metres(value));
    fc.assert(
      fc.property(anyAltitude, fc.constantFrom(...ALTITUDE_UNITS), (altitude, unit) => {
        const text = writeAltitude(altitude, unit);
        const back = metresOf(Number(text), unit);
        expect(Math.abs(back - altitude)).toBeLessThan(1e-6);
        expect(writeAltitude(back, unit)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});
