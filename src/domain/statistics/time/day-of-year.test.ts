import { expect, it } from 'vitest';
import { DAYS_OF_YEAR, dayOfYear, weekdayOf } from './day-of-year.ts';

it.each([
  ['2025-01-01', 0],
  ['2025-02-28', 58],
  ['2024-02-29', 59],
  ['2024-03-01', 60],
  ['2025-03-01', 60],
  ['2025-12-31', 365],
  ['2024-12-31', 365],
])('%s is at place %i of every year', (date, day) => {
  expect(dayOfYear(date)).toBe(day);
});

it('gives each date of a leap year its own place', () => {
  const dates = Array.from({ length: DAYS_OF_YEAR }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
  );
  expect(dates.map(dayOfYear)).toEqual(dates.map((_, index) => index));
});

it.each([
  ['2026-11-23', 0],
  ['2026-11-22', 6],
  ['2024-02-29', 3],
  ['1900-01-01', 0],
])('%s is weekday %i from Monday', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});
