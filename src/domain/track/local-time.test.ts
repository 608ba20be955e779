import { describe, expect, it } from 'vitest';
import { approximateLocalDate, localDateTime, utcDateTime } from './local-time.ts';

const unix = (text: string): number => Date.parse(text) / 1000;

describe('localDateTime', () => {
  it.each([
    ['2025-05-31T10:59:14Z', 'Europe/Zurich', '2025-05-31 12:59'],
    ['2025-01-31T10:59:14Z', 'Europe/Zurich', '2025-01-31 11:59'],
    ['2009-11-06T23:48:08Z', 'Pacific/Auckland', '2009-11-07 12:48'],
    ['2020-09-20T03:37:05Z', 'America/Los_Angeles', '2020-09-19 20:37'],
    ['2023-10-07T18:30:00Z', 'Asia/Kolkata', '2023-10-08 00:00'],
    ['2025-05-31T23:59:59Z', 'Etc/GMT-1', '2025-06-01 00:59'],
    ['2025-05-31T12:00:00Z', 'UTC', '2025-05-31 12:00'],
  ])('converts %s in %s to %s', (instant, zone, local) => {
    const [date, time] = local.split(' ');
    expect(localDateTime(unix(instant), zone)).toEqual({ date, time });
  });

  it('returns null for an unknown zone', () => {
    expect(localDateTime(0, 'Middle/Earth')).toBeNull();
    expect(localDateTime(0, '')).toBeNull();
  });
});

describe('utcDateTime', () => {
  it('drops seconds', () => {
    expect(utcDateTime(unix('2025-05-31T23:59:59Z'))).toEqual({ date: '2025-05-31', time: '23:59' });
  });
});

describe('approximateLocalDate', () => {
  it('is the UTC day near Greenwich', () => {
    expect(approximateLocalDate(unix('2025-05-31T23:59:59Z'), 7)).toBe('2025-05-31');
  });

  it('is the next day in the far east, and the day before in the far west', () => {
    expect(approximateLocalDate(unix('2025-05-31T20:00:00Z'), 176)).toBe('2025-06-01');
    expect(approximateLocalDate(unix('2025-05-31T05:00:00Z'), -122)).toBe('2025-05-30');
  });

  it('counts an hour for 15°', () => {
    expect(approximateLocalDate(unix('2025-05-31T23:00:00Z'), 7.6)).toBe('2025-06-01');
    expect(approximateLocalDate(unix('2025-05-31T23:00:00Z'), 7.4)).toBe('2025-05-31');
  });
});
