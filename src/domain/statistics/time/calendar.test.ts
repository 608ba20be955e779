import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';
import { weekdayOf } from './day-of-year.ts';

describe('the calendar of a year', () => {
  it('begins on the weekday of January 1, in the first week', () => {
    expect(calendarOf(2026)[0]).toEqual({ date: '2026-01-01', month: 1, week: 0, weekday: 3 });
    expect(calendarOf(2024)[0]).toEqual({ date: '2024-01-01', month: 1, week: 0, weekday: 0 });
  });

  it('begins a week each Monday', () => {
    const days = calendarOf(2026).slice(0, 12);
    expect(days.map(({ week, weekday }) => `${week}/${weekday}`).join(' ')).toBe(
      '0/3 0/4 0/5 0/6 1/0 1/1 1/2 1/3 1/4 1/5 1/6 2/0',
    );
  });

  it('has every day of any year once, on its weekday, in 53 or 54 weeks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2099 }), (year) => {
        const days = calendarOf(year);
        expect(days).toHaveLength(new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365);
        expect(new Set(days.map(({ week, weekday }) => week * 7 + weekday)).size).toBe(days.length);
        for (const { date, month, weekday } of days) {
          expect(weekday).toBe(weekdayOf(date));
          expect(date.startsWith(`${year}-${String(month).padStart(2, '0')}-`)).toBe(true);
        }
        expect([52, 53]).toContain(days.at(-1)?.week);
      }),
      { numRuns: 20 },
    );
  });
});
