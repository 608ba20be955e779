import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from '../units.ts';
import {
  airtimeUntil,
  calendarOf,
  DAYS_OF_YEAR,
  dayOfYear,
  hoursOfDay,
  weekdayOf,
  yearCurves,
} from './flight-times.ts';

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

const on = (date: string, airtime: number) => ({ date, airtime: minutes(airtime) });

describe('the curves of the years', () => {
  it('add up the airtime of each year from its first day on, the latest year first', () => {
    const flights = [on('2025-05-02', 60), on('2024-03-01', 10), on('2025-05-01', 20), on('2025-05-02', 5)];
    expect(yearCurves(flights)).toEqual([
      {
        year: 2025,
        flightNum: 3,
        airtime: 85,
        points: [
          { date: '2025-05-01', day: 121, airtime: 20 },
          { date: '2025-05-02', day: 122, airtime: 85 },
        ],
      },
      { year: 2024, flightNum: 1, airtime: 10, points: [{ date: '2024-03-01', day: 60, airtime: 10 }] },
    ]);
    expect(yearCurves([])).toEqual([]);
  });

  it('never fall, and end at the airtime of the year', () => {
    const anyDate = fc
      .date({ min: new Date('2023-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const anyFlight = fc.record({ date: anyDate, airtime: fc.nat(600).map(minutes) });
    fc.assert(
      fc.property(fc.array(anyFlight), (flights) => {
        const curves = yearCurves(flights);
        for (const { points, airtime } of curves) {
          expect(points.map(({ airtime }) => airtime)).toEqual(
            points.map(({ airtime }) => airtime).toSorted((a, b) => a - b),
          );
          expect(points.map(({ day }) => day)).toEqual(points.map(({ day }) => day).toSorted((a, b) => a - b));
          expect(points.at(-1)?.airtime).toBe(airtime);
        }
        const total = flights.reduce((sum, { airtime }) => sum + airtime, 0);
        expect(curves.reduce((sum, { airtime }) => sum + airtime, 0)).toBe(total);
        expect(curves.reduce((sum, { flightNum }) => sum + flightNum, 0)).toBe(flights.length);
      }),
    );
  });
});

describe('the airtime until a day', () => {
  const [curve = { points: [] }] = yearCurves([on('2025-05-01', 20), on('2025-07-01', 5)]);

  it.each([
    [0, 0],
    [120, 0],
    [121, 20],
    [181, 20],
    [182, 25],
    [365, 25],
  ])('at place %i is %i min, that day included', (day, airtime) => {
    expect(airtimeUntil(curve, day)).toBe(airtime);
  });
});

const at = (time: string | null, airtime = 30) => ({ time, airtime: minutes(airtime) });

describe('the hours of the day', () => {
  it('count flights and airtime by the hour of the launch', () => {
    const { hours } = hoursOfDay([at('12:00'), at('12:59', 90), at('15:07')]);
    expect([...hours]).toEqual([
      [12, { flightNum: 2, airtime: 120 }],
      [15, { flightNum: 1, airtime: 30 }],
    ]);
  });

  it('range from the earliest to the latest, those without flights included', () => {
    expect(hoursOfDay([at('15:07'), at('12:00')]).range).toEqual([12, 13, 14, 15]);
    expect(hoursOfDay([at('00:00'), at('23:59')]).range).toHaveLength(24);
    expect(hoursOfDay([at('09:30')]).range).toEqual([9]);
  });

  it('leave out flights without a time, but count them', () => {
    expect(hoursOfDay([at(null), at('09:00'), at(null)])).toMatchObject({ range: [9], unknown: 2 });
    expect(hoursOfDay([at(null)])).toEqual({ hours: new Map(), range: [], unknown: 1 });
    expect(hoursOfDay([])).toEqual({ hours: new Map(), range: [], unknown: 0 });
  });
});
