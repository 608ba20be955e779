import { describe, expect, it } from 'vitest';
import { NO_SELECTIONS } from './selections.ts';
import { chosenTime, drillDown, spanKind, spanOf, spansOf } from './spans.ts';

const ALL_TIME = { year: null, month: null };
const YEAR = { year: 2024, month: null };
const MONTH = { year: 2024, month: 2 };

describe('the columns of the histograms', () => {
  it('are the 12 months of a chosen year', () => {
    const spans = spansOf(YEAR, [2024]);
    expect(spans).toHaveLength(12);
    expect([spans[0], spans[11]]).toEqual(['2024-01', '2024-12']);
  });

  it('are the days of a chosen month, a leap day included', () => {
    expect(spansOf(MONTH, [2024])).toHaveLength(29);
    expect(spansOf({ year: 2025, month: 2 }, [])).toHaveLength(28);
    expect(spansOf({ year: 2025, month: 12 }, []).at(-1)).toBe('2025-12-31');
  });

  it('are the years otherwise, those without flights between them included', () => {
    expect(spansOf(ALL_TIME, [2025, 2022])).toEqual(['2022', '2023', '2024', '2025']);
    expect(spansOf(ALL_TIME, [])).toEqual([]);
  });

  it('are only the years flown in when a date is decades away', () => {
    expect(spansOf(ALL_TIME, [2025, 1925, 2024])).toEqual(['1925', '2024', '2025']);
  });
});

it('returns kind and dates of the columns, and the column of a day', () => {
  expect([ALL_TIME, YEAR, MONTH].map(spanKind)).toEqual(['year', 'month', 'day']);
  expect([ALL_TIME, YEAR, MONTH].map(chosenTime)).toEqual(['', '2024', '2024-02']);
  expect(spanOf('2024-02-09', 'year')).toBe('2024');
  expect(spanOf('2024-02-09', 'month')).toBe('2024-02');
  expect(spanOf('2024-02-09', 'day')).toBe('2024-02-09');
});

it('leads from a year to its months, from a month to its days, and no further', () => {
  const months = drillDown({ ...NO_SELECTIONS, site: 3 }, '2024');
  expect(months).toMatchObject({ site: 3, year: 2024, month: null });
  const days = drillDown(months, '2024-02');
  expect(days).toMatchObject({ site: 3, year: 2024, month: 2 });
  expect(drillDown(days, '2024-02-09')).toBe(days);
});
