import { describe, expect, it } from 'vitest';
import { yearCurves } from '#domain/statistics/flight-times';
import { minutes } from '#domain/units';
import { latestYear, lineText, yearLines, yearSummary } from './years-card.tsx';

const TODAY = '2026-06-30';
const CURVES = yearCurves([
  { date: '2026-05-03', airtime: minutes(90) },
  { date: '2025-05-03', airtime: minutes(60) },
  { date: '2025-10-01', airtime: minutes(60) },
]);

describe('the lines of the years', () => {
  it('are in hours; this year ends today, others at the end of December', () => {
    const [now, before] = yearLines(CURVES, TODAY);
    expect(now).toMatchObject({ key: '2026', until: 181, points: [{ key: '2026-05-03', at: 123, value: 1.5 }] });
    expect(before).toMatchObject({ name: '2025: 2 flights, 2 h 00 min', until: 365 });
  });

  it('say what a day, or the whole year, has come to', () => {
    expect(lineText('2025-05-03', CURVES)).toBe('By May 3, 2025: 1 h 00 min');
    expect(lineText('2025', CURVES)).toBe('2025: 2 flights, 2 h 00 min');
    expect(lineText('1999', CURVES)).toBeUndefined();
  });
});

describe('the year that stands out', () => {
  const years = (...flown: readonly number[]) =>
    yearCurves(flown.map((year) => ({ date: `${year}-05-03`, airtime: minutes(60) })));

  it('is the latest with flights, but none in the future', () => {
    expect(latestYear(years(2024, 2026), TODAY)).toBe(2026);
    expect(latestYear(years(2024, 2026, 2027, 2099), TODAY)).toBe(2026);
    expect(latestYear(years(2023, 2024, 2099), TODAY)).toBe(2024);
    expect(latestYear(years(2098, 2099), TODAY)).toBe(2099);
    expect(latestYear([], TODAY)).toBe(2026);
  });
});

describe('the summary of the lines', () => {
  it('compares this year with the last one until today', () => {
    expect(yearSummary(2026, CURVES, TODAY)).toBe('2026: 1 h 30 min by Jun 30 · 2025 by then: 1 h 00 min');
  });

  it('compares whole years that are over', () => {
    expect(yearSummary(2026, CURVES, '2027-01-02')).toBe('2026: 1 h 30 min · 2025: 2 h 00 min');
    expect(yearSummary(2025, CURVES, TODAY)).toBe('2025: 2 h 00 min');
    expect(yearSummary(2024, CURVES, TODAY)).toBe('2024: 0 min');
  });
});
