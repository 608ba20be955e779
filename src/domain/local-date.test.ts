import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  daysInMonth,
  isLocalDate,
  isLocalTime,
  lastDayOnEarth,
  localDateOf,
  monthOf,
  monthsAfter,
  yearOf,
} from './local-date.ts';

/** Every day of the years 1900 to 2099. */
const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('isLocalDate', () => {
  it('accepts every day of the years 1900 to 2099', () => {
    fc.assert(fc.property(anyDay, (day) => isLocalDate(day)));
    expect(isLocalDate('1900-01-01')).toBe(true);
    expect(isLocalDate('2099-12-31')).toBe(true);
  });

  it('rejects years before 1900 and after 2099', () => {
    expect(isLocalDate('1899-12-31')).toBe(false);
    expect(isLocalDate('2100-01-01')).toBe(false);
  });

  it('rejects days that do not exist', () => {
    for (const day of [
      '2026-02-30',
      '2025-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
    ])
      expect(isLocalDate(day), day).toBe(false);
  });

  it('knows leap days', () => {
    expect(isLocalDate('2024-02-29')).toBe(true);
    expect(isLocalDate('2000-02-29')).toBe(true);
  });

  it('rejects any other form of a date', () => {
    for (const text of [
      '',
      '2026-5-3',
      '03.05.2026',
      '2026/05/03',
      '20260503',
      ' 2026-05-03',
      '2026-05-03\n',
      '2026-05-03T10:00',
    ])
      expect(isLocalDate(text), JSON.stringify(text)).toBe(false);
  });

  it('rejects digits of other scripts', () => {
    expect(isLocalDate('२०२६-०५-०३')).toBe(false);
  });
});

describe('isLocalTime', () => {
  it('accepts 00:00 to 23:59', () => {
    for (const time of ['00:00', '09:05', '12:59', '19:30', '23:59']) expect(isLocalTime(time), time).toBe(true);
  });

  it('rejects hours beyond 23, minutes beyond 59 and parts of one digit', () => {
    for (const time of ['24:00', '12:60', '9:05', '09:5', '0905', '09:05:00', '-1:00', '', '09.05', '09:05 '])
      expect(isLocalTime(time), JSON.stringify(time)).toBe(false);
  });
});

describe('lastDayOnEarth', () => {
  it('is the day of the furthest east, whatever the zone of this machine', () => {
    expect(lastDayOnEarth(new Date('2026-05-03T09:59:59Z'))).toBe('2026-05-03');
    expect(lastDayOnEarth(new Date('2026-05-03T10:00:00Z'))).toBe('2026-05-04');
  });
});

describe('localDateOf', () => {
  it('returns the day in the local time zone, not in UTC', () => {
    expect(localDateOf(new Date(2026, 0, 1, 0, 30))).toBe('2026-01-01');
    expect(localDateOf(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
  });

  it('pads months and days', () => {
    expect(localDateOf(new Date(2026, 4, 3))).toBe('2026-05-03');
  });
});

describe('daysBetween', () => {
  it('counts whole days, leap days too', () => {
    expect(daysBetween('2026-05-03', '2026-05-03')).toBe(0);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2025-02-28', '2025-03-01')).toBe(1);
    expect(daysBetween('2025-01-01', '2026-01-01')).toBe(365);
  });

  it('is not affected by daylight saving time', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });

  it('is negative for an earlier day', () => {
    expect(daysBetween('2026-05-10', '2026-05-03')).toBe(-7);
  });

  it('is the same both ways but for its sign', () => {
    fc.assert(fc.property(anyDay, anyDay, (a, b) => daysBetween(a, b) + daysBetween(b, a) === 0));
  });
});

it('a day has a year', () => {
  expect(yearOf('2025-05-03')).toBe(2025);
});

describe('monthsAfter', () => {
  it('is the same day of a later month', () => {
    expect(monthsAfter('2026-05-03', 1)).toBe('2026-06-03');
    expect(monthsAfter('2026-05-03', 8)).toBe('2027-01-03');
    expect(monthsAfter('2026-12-31', 24)).toBe('2028-12-31');
  });

  it('is the last day of a month that is shorter', () => {
    expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(monthsAfter('2024-02-29', 12)).toBe('2025-02-28');
    expect(monthsAfter('2024-02-29', 48)).toBe('2028-02-29');
  });

  it('is nothing after the last year of a day', () => {
    expect(monthsAfter('2099-11-30', 1)).toBe('2099-12-30');
    expect(monthsAfter('2099-12-01', 1)).toBeNull();
    expect(monthsAfter('2026-01-01', 2_147_483_647)).toBeNull();
  });

  it('is a real day, that many months later', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(400), (date, months) => {
        const later = monthsAfter(date, months);
        if (later === null) return;
        expect(isLocalDate(later)).toBe(true);
        const between = 12 * (yearOf(later) - yearOf(date)) + monthOf(later) - monthOf(date);
        expect(between).toBe(months);
      }),
    );
  });
});

describe('months', () => {
  it('have their number of days, February by the year', () => {
    expect([1, 4, 12].map((month) => daysInMonth(2025, month))).toEqual([31, 30, 31]);
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  });
});
