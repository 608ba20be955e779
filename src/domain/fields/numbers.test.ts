import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metres, metresFrom } from '../units.ts';
import {
  MAX_WHOLE,
  parseWhole,
  problemsOfLength,
  problemsOfWhole,
  readAltitude,
  readWhole,
  showWhole,
} from './numbers.ts';

describe('parseWhole', () => {
  it('reads a whole number, with white space around it or zeros before it', () => {
    expect(parseWhole('0')).toBe(0);
    expect(parseWhole(' 42 ')).toBe(42);
    expect(parseWhole('007')).toBe(7);
    expect(parseWhole(String(MAX_WHOLE))).toBe(MAX_WHOLE);
  });

  it.each(['1 234', '1\u202f234', '1\u00a0234', '1’234', "1'234", ' 1 234 '])('reads %j as it is shown', (text) => {
    expect(parseWhole(text)).toBe(1234);
    expect(parseWhole('12 640 001')).toBe(12_640_001);
  });

  it('counts an empty field as 0', () => {
    expect(parseWhole('')).toBe(0);
    expect(parseWhole('   ')).toBe(0);
  });

  it('rejects exponents', () => {
    for (const text of ['1e3', '1E3', '1e0', '1e+2', '5e-1']) expect(parseWhole(text), text).toBeNull();
  });

  it('rejects fractions, negatives and texts that are not numbers', () => {
    for (const text of [
      '1.5',
      '1.0',
      '1,000',
      '1 00',
      '1000 000',
      '1 000 00',
      '-1',
      '-0',
      '+1',
      '0x1F',
      '1_000',
      'Infinity',
      'NaN',
      'abc',
      '१२',
      '½',
    ])
      expect(parseWhole(text), text).toBeNull();
  });

  it('rejects numbers that do not fit 4 bytes', () => {
    expect(parseWhole('2147483648')).toBeNull();
    expect(parseWhole('9'.repeat(400))).toBeNull();
  });

  it('restores every number that can be stored', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: MAX_WHOLE }), (number) => parseWhole(String(number)) === number));
  });
});

describe('problemsOfWhole', () => {
  it('finds no problem in 0 and the largest number', () => {
    expect(problemsOfWhole(0)).toEqual([]);
    expect(problemsOfWhole(MAX_WHOLE)).toEqual([]);
  });

  it('rejects fractions, negatives, and numbers that are not finite', () => {
    for (const value of [0.5, -1, MAX_WHOLE + 1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(problemsOfWhole(value), String(value)).toEqual([{ code: 'notWhole' }]);
  });
});

describe('problemsOfLength', () => {
  it('accepts fractions of metres, as converted from feet', () => {
    expect(problemsOfLength(1524.3047999)).toEqual([]);
  });

  it('rejects negatives and numbers that are not finite', () => {
    for (const value of [-0.1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
      expect(problemsOfLength(value), String(value)).toEqual([{ code: 'notNumber' }]);
  });
});

describe('readWhole', () => {
  it('is the number, or 0 with a problem', () => {
    expect(readWhole('12')).toEqual({ value: 12, problems: [] });
    expect(readWhole('')).toEqual({ value: 0, problems: [] });
    expect(readWhole('1.5')).toEqual({
      value: 0,
      problems: [{ code: 'notWhole' }],
    });
  });

  it.each(['-1', '1.5', '1,5', '99999999999'])('reports %s as not a whole number from 0', (text) => {
    expect(readWhole(text).problems).toMatchObject([{ code: 'notWhole' }]);
  });

  it.each(['1e2', 'x', '1 2', '--1', '½', '0x10', '1_000'])('reports %s as not a number', (text) => {
    expect(readWhole(text).problems).toMatchObject([{ code: 'noNumber' }]);
  });
});

describe('showWhole', () => {
  it('shows 0 as an empty field', () => {
    expect([showWhole(0), showWhole(12)]).toEqual(['', '12']);
  });
});

describe('readAltitude', () => {
  it('is in metres', () => {
    expect(readAltitude(5001, 'feet', undefined)).toBe(metresFrom(5001, 'feet'));
  });

  it('keeps the altitude before to the last digit where it reads the same', () => {
    expect(readAltitude(1524, 'meters', metresFrom(5001, 'feet'))).toBe(metresFrom(5001, 'feet'));
    expect(readAltitude(1525, 'meters', metresFrom(5001, 'feet'))).toBe(1525);
    expect(readAltitude(0, 'meters', metres(0))).toBe(0);
  });
});
