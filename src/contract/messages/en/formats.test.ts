import { describe, expect, it } from 'vitest';
import { AIRTIME, DATES, NUMBERS } from './formats.ts';

describe('numbers', () => {
  it('have as many decimals as are asked for, or as they need', () => {
    expect([NUMBERS.decimal(8, 1), NUMBERS.decimal(1234.56, 1)]).toEqual(['8.0', '1234.6']);
    expect([NUMBERS.shortDecimal(0.5, 2), NUMBERS.shortDecimal(0.125, 2)]).toEqual(['0.5', '0.13']);
  });

  it('are rounded, with a narrow space between thousands and a real minus sign', () => {
    expect([0, 999.5, 1_240, 12_640_000, -27, -1_240].map(NUMBERS.whole)).toEqual([
      '0',
      '1\u202f000',
      '1\u202f240',
      '12\u202f640\u202f000',
      '−27',
      '−1\u202f240',
    ]);
    expect([-0.3, -2.5, 2.5].map(NUMBERS.whole)).toEqual(['0', '−2', '3']);
  });

  it('have ordinals', () => {
    const ordinals = [1, 2, 3, 4, 11, 12, 13, 22, 113, 1_001].map(NUMBERS.ordinal);
    expect(ordinals).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '22nd', '113th', '1001st']);
  });
});

describe('dates', () => {
  it('are written with the name of the month', () => {
    expect(['2025-05-03', '1999-12-31', '2026-01-01'].map(DATES.day)).toEqual([
      'May 3, 2025',
      'Dec 31, 1999',
      'Jan 1, 2026',
    ]);
  });

  it('have the short names of all months', () => {
    const names = Array.from({ length: 12 }, (_, month) => DATES.month(month + 1)).join(' ');
    expect(names).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
    expect(DATES.month(13)).toBe('');
  });

  it('show a moment in the time zone of this device, in 24 hours', () => {
    const local = new Date(2026, 10, 21, 14, 5);
    expect(DATES.moment(local.toISOString())).toBe('Nov 21, 2026, 14:05');
  });
});

it('airtimes are hours and minutes, and only minutes under an hour', () => {
  expect(AIRTIME.full(1, 8)).toBe('1 h 08 min');
  expect(AIRTIME.full(0, 46)).toBe('46 min');
  expect(AIRTIME.full(0, 0)).toBe('0 min');
  expect(AIRTIME.full(1_240, 0)).toBe('1\u202f240 h 00 min');
  expect([AIRTIME.brief(0, 46), AIRTIME.brief(9, 5), AIRTIME.hours(12)]).toEqual(['46 min', '9 h 05', '12 h']);
});
