import { expect, it } from 'vitest';
import { flightsIn } from './flight-links.ts';

it.each([
  ['2026', { year: 2026 }],
  ['2026-05', { year: 2026, month: 5 }],
  ['2026-05-03', { date: '2026-05-03' }],
])('%s leads to its flights', (period, meant) => {
  expect(flightsIn(period)).toEqual(meant);
});
