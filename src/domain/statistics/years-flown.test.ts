import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from '../units.ts';
import { yearsFlown } from './glider-usage.ts';

const flown = (date: string, airtime = 30) => ({ date, airtime: minutes(airtime) });

describe('yearsFlown', () => {
  it('counts flights and airtime of each year up to this one, years without flights among them', () => {
    const flights = [flown('2025-12-31', 20), flown('2023-05-01', 10), flown('2025-01-01', 70)];
    expect(yearsFlown(flights, '2026-05-03')).toEqual([
      { year: 2023, flightNum: 1, airtime: 10 },
      { year: 2024, flightNum: 0, airtime: 0 },
      { year: 2025, flightNum: 2, airtime: 90 },
      { year: 2026, flightNum: 0, airtime: 0 },
    ]);
  });

  it('is empty without flights', () => {
    expect(yearsFlown([], '2026-05-03')).toEqual([]);
  });

  it('goes on to flights of later years', () => {
    expect(yearsFlown([flown('2027-01-01')], '2026-05-03').map(({ year }) => year)).toEqual([2026, 2027]);
  });

  it('leaves out empty years where a mistyped one would add a hundred', () => {
    const years = yearsFlown([flown('1900-01-01'), flown('2026-01-01'), flown('2026-02-01')], '2026-05-03');
    expect(years.map(({ year, flightNum }) => [year, flightNum])).toEqual([
      [1900, 1],
      [2026, 2],
    ]);
  });

  it('counts every flight once, in the order of the years', () => {
    const date = fc.integer({ min: 1900, max: 2099 }).map((year) => `${year}-07-01`);
    fc.assert(
      fc.property(fc.array(date), (dates) => {
        const years = yearsFlown(
          dates.map((each) => flown(each)),
          '2026-05-03',
        );
        expect(years.reduce((sum, { flightNum }) => sum + flightNum, 0)).toBe(dates.length);
        expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((a, b) => a - b));
      }),
    );
  });
});
