import { describe, expect, it } from 'vitest';
import { minutes } from '#domain/units';
import { calendarCells, stepOfDay } from './calendar-card.tsx';

const DAYS = new Map([
  ['2026-05-03', { flightNum: 2, airtime: minutes(130) }],
  ['2026-12-31', { flightNum: 1, airtime: minutes(20) }],
]);

describe('the calendar of a year', () => {
  it('has a cell for each day, coloured where there were flights', () => {
    const { cells, columns, rows } = calendarCells(2026, DAYS, { inHalves: false });
    expect([cells.length, columns, rows]).toEqual([365, 53, 7]);
    expect(cells.filter(({ step }) => step > 0)).toEqual([
      { key: '2026-05-03', column: 17, row: 6, name: 'May 3, 2026: 2 flights, 2 h 10 min', step: 3 },
      { key: '2026-12-31', column: 52, row: 3, name: 'Dec 31, 2026: 1 flight, 20 min', step: 1 },
    ]);
  });

  it('names each month above its first Monday', () => {
    const { columnLabels } = calendarCells(2026, DAYS, { inHalves: false });
    expect(columnLabels.map(({ label }) => label)).toEqual(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    );
    expect(columnLabels[0]).toEqual({ column: 1, row: 0, label: 'Jan' });
  });

  it('names every second weekday at its row, in each half', () => {
    const whole = calendarCells(2026, DAYS, { inHalves: false }).rowLabels;
    expect(whole.map(({ row, label }) => `${row} ${label}`)).toEqual(['0 Mon', '2 Wed', '4 Fri', '6 Sun']);
    expect(calendarCells(2026, DAYS, { inHalves: true }).rowLabels).toHaveLength(8);
  });

  it('is two halves below each other on a phone, with every day in its own place', () => {
    const { cells, columns, rows } = calendarCells(2026, DAYS, { inHalves: true });
    expect(columns).toBe(27);
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(365);
    expect(cells.every(({ column, row }) => column < columns && row < rows)).toBe(true);
    expect(cells.find(({ key }) => key === '2026-07-06')).toMatchObject({ column: 0 });
  });
});

it.each([
  [0, 1],
  [59, 1],
  [60, 2],
  [120, 3],
  [239, 3],
  [240, 4],
])('a day of %i min has step %i', (airtime, step) => {
  expect(stepOfDay(minutes(airtime))).toBe(step);
});
