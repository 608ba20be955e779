import { describe, expect, it } from 'vitest';
import { minutes } from '#domain/units';
import { rowTotals, totalsByYear } from './year-totals.ts';

const ROWS = [
  { date: '2026-05-01', airtime: minutes(50), xcDistance: 12_000 },
  { date: '2026-01-01', airtime: minutes(75), xcDistance: 0 },
  { date: '2025-12-31', airtime: minutes(10), xcDistance: 3_000 },
];

describe('the totals of the flight list', () => {
  it('are flights, airtime and scored distance of the rows', () => {
    expect(rowTotals(ROWS)).toEqual({ flights: 3, airtime: 135, distance: 15_000 });
    expect(rowTotals([])).toEqual({ flights: 0, airtime: 0, distance: 0 });
  });

  it('are those of each year, in the order of the rows', () => {
    expect([...totalsByYear(ROWS)]).toEqual([
      [2026, { flights: 2, airtime: 125, distance: 12_000 }],
      [2025, { flights: 1, airtime: 10, distance: 3_000 }],
    ]);
  });
});
