import { describe, expect, it } from 'vitest';
import { readAltitude, readWhole, showWhole } from './entry.ts';
import { metres, metresFrom } from './units.ts';

describe('readWhole', () => {
  it('is the number, or 0 with a problem in the field named', () => {
    expect(readWhole('12', { subject: 'glider', field: 'hours' })).toEqual({ value: 12, problems: [] });
    expect(readWhole('', { subject: 'glider', field: 'hours' })).toEqual({ value: 0, problems: [] });
    expect(readWhole('1.5', { subject: 'glider', field: 'hours' })).toEqual({
      value: 0,
      problems: [{ subject: 'glider', field: 'hours', code: 'notWhole' }],
    });
  });

  it.each(['-1', '1.5', '1,5', '99999999999'])('reports %s as not a whole number from 0', (text) => {
    expect(readWhole(text, { subject: 'glider', field: 'hours' }).problems).toMatchObject([{ code: 'notWhole' }]);
  });

  it.each(['1e2', 'x', '1 2', '--1', '½', '0x10', '1_000'])('reports %s as not a number', (text) => {
    expect(readWhole(text, { subject: 'glider', field: 'hours' }).problems).toMatchObject([{ code: 'noNumber' }]);
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
