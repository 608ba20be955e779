import { describe, expect, it } from 'vitest';
import { chosenTime, drillDown, monthTable, periodKind, periodOf, periodsOf } from './calendar-periods.ts';
import { NO_SELECTIONS } from './selections.ts';

const ALL_TIME = { year: null, month: null };
const YEAR = { year: 2024, month: null };
const MONTH = { year: 2024, month: 2 };

describe('the columns of the histograms', () => {
  it('are the 12 months of a chosen year', () => {
    const periods = periodsOf(YEAR, [2024]);
    expect(periods).toHaveLength(12);
    expect([periods[0], periods[11]]).toEqual(['2024-01', '2024-12']);
  });

  it('are the days of a chosen month, a leap day included', () => {
    expect(periodsOf(MONTH, [2024])).toHaveLength(29);
    expect(periodsOf({ year: 2025, month: 2 }, [])).toHaveLength(28);
    expect(periodsOf({ year: 2025, month: 12 }, []).at(-1)).toBe('2025-12-31');
  });

  it('are the years otherwise, those without flights between them included', () => {
    expect(periodsOf(ALL_TIME, [2025, 2022])).toEqual(['2022', '2023', '2024', '2025']);
    expect(periodsOf(ALL_TIME, [])).toEqual([]);
  });

  it('are only the years flown in when a date is decades away', () => {
    expect(periodsOf(ALL_TIME, [2025, 1925, 2024])).toEqual(['1925', '2024', '2025']);
  });
});

it('returns kind and dates of the columns, and the column of a day', () => {
  expect([ALL_TIME, YEAR, MONTH].map(periodKind)).toEqual(['year', 'month', 'day']);
  expect([ALL_TIME, YEAR, MONTH].map(chosenTime)).toEqual(['', '2024', '2024-02']);
  expect(periodOf('2024-02-09', 'year')).toBe('2024');
  expect(periodOf('2024-02-09', 'month')).toBe('2024-02');
  expect(periodOf('2024-02-09', 'day')).toBe('2024-02-09');
});

it('leads from a year to its months, from a month to its days, and no further', () => {
  const months = drillDown({ ...NO_SELECTIONS, site: 3 }, '2024');
  expect(months).toMatchObject({ site: 3, year: 2024, month: null });
  const days = drillDown(months, '2024-02');
  expect(days).toMatchObject({ site: 3, year: 2024, month: 2 });
  expect(drillDown(days, '2024-02-09')).toBe(days);
});

const on = (...dates: readonly string[]) => dates.map((date) => ({ date }));

describe('the table of months', () => {
  it('counts flights by month, the latest year first, with the years between', () => {
    const table = monthTable(on('2023-01-31', '2025-12-01', '2025-12-31', '2023-01-01', '2025-05-03'));
    expect(table.map(({ year, total }) => [year, total])).toEqual([
      [2025, 3],
      [2024, 0],
      [2023, 2],
    ]);
    expect(table[0]?.months).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2]);
    expect(table[1]?.months).toEqual(Array(12).fill(0));
    expect(table[2]?.months).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('sums another value', () => {
    const flights = [
      { date: '2025-05-03', airtime: 40 },
      { date: '2025-05-04', airtime: 25 },
    ];
    expect(monthTable(flights, ({ airtime }) => airtime)[0]).toMatchObject({ year: 2025, total: 65 });
  });

  it('leaves out empty years where a mistyped one would add a hundred', () => {
    expect(monthTable(on('1925-05-03', '2025-05-03')).map(({ year }) => year)).toEqual([2025, 1925]);
  });

  it('is empty without flights', () => {
    expect(monthTable([])).toEqual([]);
  });
});
