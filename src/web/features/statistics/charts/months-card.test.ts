import { expect, it } from 'vitest';
import { minutes } from '#domain/units';
import { MONTH_ROWS, monthCells, yearLabels } from './months-card.tsx';

const MONTHS = new Map([
  ['2024-12', { flightNum: 8, airtime: minutes(60) }],
  ['2026-01', { flightNum: 1, airtime: minutes(75) }],
]);

it('has a column for each year and a row for each month, those without flights empty', () => {
  const cells = monthCells(MONTHS, ['2024', '2025', '2026']);
  expect(cells).toHaveLength(36);
  expect(cells.filter(({ step }) => step > 0)).toEqual([
    { key: '2024-12', column: 0, row: 11, name: 'Dec 2024: 8 flights, 1 h 00 min', step: 4, text: '8' },
    { key: '2026-01', column: 2, row: 0, name: 'Jan 2026: 1 flight, 1 h 15 min', step: 1, text: '1' },
  ]);
  expect(MONTH_ROWS.map(({ label }) => label).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
});

it('names each year above its column', () => {
  expect(yearLabels(['2024', '2025'])).toEqual([
    { column: 0, row: 0, label: '2024' },
    { column: 1, row: 0, label: '2025' },
  ]);
});
