import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_WHOLE, parseWhole, problemsOfLength, problemsOfWhole } from './numbers.ts';

describe('parseWhole', () => {
  it('reads a whole number, with white space around it or zeros before it', () => {
    expect(parseWhole('0')).toBe(0);
    expect(parseWhole(' 42 ')).toBe(42);
    expect(parseWhole('007')).toBe(7);
    expect(parseWhole(String(MAX_WHOLE))).toBe(MAX_WHOLE);
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
      '1 000',
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
    expect(problemsOfWhole(0, { subject: 'flight', field: 'airtime' })).toEqual([]);
    expect(problemsOfWhole(MAX_WHOLE, { subject: 'flight', field: 'airtime' })).toEqual([]);
  });

  it('rejects fractions, negatives, and numbers that are not finite', () => {
    for (const value of [0.5, -1, MAX_WHOLE + 1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(problemsOfWhole(value, { subject: 'flight', field: 'airtime' }), String(value)).toEqual([
        { subject: 'flight', field: 'airtime', code: 'notWhole' },
      ]);
  });
});

describe('problemsOfLength', () => {
  it('accepts fractions of metres, as converted from feet', () => {
    expect(problemsOfLength(1524.3047999, { subject: 'site', field: 'launchAltitude' })).toEqual([]);
  });

  it('rejects negatives and numbers that are not finite', () => {
    for (const value of [-0.1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
      expect(problemsOfLength(value, { subject: 'site', field: 'launchAltitude' }), String(value)).toEqual([
        { subject: 'site', field: 'launchAltitude', code: 'notNumber' },
      ]);
  });
});
