import { expect, it } from 'vitest';
import { rowsBeside } from './rows-beside.ts';

const flown = (years: number) => Array.from({ length: years }, (_, i) => ({ date: `${2026 - i}-05-03` }));
const rows = (years: number) => rowsBeside([...flown(years), ...flown(years)]);

it('is one flight more for each year of the months, as long as these have more rows', () => {
  expect([1, 4, 5, 12, 31].map(rows)).toEqual([10, 10, 11, 18, 18]);
});
