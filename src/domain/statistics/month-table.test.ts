import { describe, expect, it } from 'vitest';
import { monthTable } from './month-table.ts';

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
