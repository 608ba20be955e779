import { expect, it } from 'vitest';
import { usageOfSites } from './site-statistics.ts';

const flight = (siteId: number | null, date: string) => ({ siteId, date });

it('counts the flights of each site, and has the latest date of any order', () => {
  const usage = usageOfSites([
    flight(1, '2025-05-03'),
    flight(2, '2024-01-01'),
    flight(1, '2026-01-02'),
    flight(null, '2026-11-11'),
    flight(1, '2019-12-31'),
  ]);
  expect([...usage]).toEqual([
    [1, { flightNum: 3, lastFlown: '2026-01-02' }],
    [2, { flightNum: 1, lastFlown: '2024-01-01' }],
  ]);
});

it('is empty without flights', () => {
  expect(usageOfSites([]).size).toBe(0);
});
