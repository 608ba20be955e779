import { expect, it } from 'vitest';
import { flightsInYear } from './times-flown.ts';

it('the flights of a calendar year are those of its days, future ones included', () => {
  const flights = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((date) => ({ date }));
  expect(flightsInYear(flights, 2026)).toEqual([{ date: '2026-01-01' }, { date: '2026-12-31' }]);
  expect(flightsInYear(flights, 2024)).toEqual([]);
});
