import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from '../../units.ts';
import { airtimeUntil, yearCurves } from './year-curves.ts';

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
