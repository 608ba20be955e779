import { describe, expect, it } from 'vitest';
import { clockTime, dayAfter, hoursAheadAt, unixTimeAt } from './local-time.ts';

const utc = (text: string): number => Date.parse(text) / 1000;

describe('local time', () => {
  it('is converted to UTC by the offset of its zone and date', () => {
    expect(unixTimeAt('2026-07-17', 11.5 * 60, 'Europe/Zurich')).toBe(utc('2026-07-17T09:30:00Z'));
    expect(unixTimeAt('2026-01-17', 11.5 * 60, 'Europe/Zurich')).toBe(utc('2026-01-17T10:30:00Z'));
    expect(unixTimeAt('2025-10-27', 13 * 60, 'Asia/Kolkata')).toBe(utc('2025-10-27T07:30:00Z'));
    expect(unixTimeAt('2026-03-29', 12 * 60, 'Europe/Paris')).toBe(utc('2026-03-29T10:00:00Z'));
  });

  it('returns the offset of a zone in hours', () => {
    expect(hoursAheadAt(utc('2025-10-27T07:30:00Z'), 'Asia/Kolkata')).toBe(5.5);
    expect(hoursAheadAt(utc('2025-01-01T07:30:00Z'), 'America/New_York')).toBe(-5);
    expect(hoursAheadAt(utc('2025-01-01T07:30:00Z'), 'UTC')).toBe(0);
  });

  it('counts days across months and years', () => {
    expect(dayAfter('2023-12-31', 60)).toBe('2024-02-29');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('writes the time of day with two digits each', () => {
    expect(clockTime(0)).toBe('00:00');
    expect(clockTime(9 * 60 + 5.9)).toBe('09:05');
    expect(clockTime(23 * 60 + 59)).toBe('23:59');
  });
});
