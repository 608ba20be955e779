import { expect, it } from 'vitest';
import type { PhaseTotals } from '#domain/phases/flight-phases';
import { thermalTotals } from './thermal-totals.ts';

const METRIC = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;
const TOTALS: PhaseTotals = {
  durationS: 3_600,
  thermalCount: 3,
  gainM: 1_240,
  meanClimbMps: 1.46,
  leftS: 300,
  rightS: 100,
  shares: { thermals: 0.236, glides: 0.5, ridges: 0, other: 0.264 },
};

it('sums up the thermals of a flight', () => {
  expect(thermalTotals(TOTALS, METRIC)).toEqual([
    '3 thermals',
    '1\u202f240 m gained',
    '+1.5 m/s on average',
    '24 % of the time circling',
    '75 % left, 25 % right',
  ]);
  const units = { altitudeUnit: 'feet', distanceUnit: 'miles' } as const;
  expect(thermalTotals(TOTALS, units).slice(1, 3)).toEqual(['4\u202f068 ft gained', '+287 ft/min on average']);
});

it.each([
  [199, 201, '50 % left, 50 % right'],
  [1, 7, '13 % left, 87 % right'],
  [7, 1, '88 % left, 12 % right'],
  [1, 2, '33 % left, 67 % right'],
  [0, 90, '0 % left, 100 % right'],
])('has sides of 100 %% together: %i s and %i s', (leftS, rightS, text) => {
  expect(thermalTotals({ ...TOTALS, leftS, rightS }, METRIC).at(-1)).toBe(text);
});

it('leaves out what is not known', () => {
  const unknown = { ...TOTALS, thermalCount: 1, gainM: null, meanClimbMps: null, shares: null, leftS: 0, rightS: 0 };
  expect(thermalTotals(unknown, METRIC)).toEqual(['1 thermal']);
});

it('is empty without thermals, however much was circled', () => {
  expect(thermalTotals({ ...TOTALS, thermalCount: 0 }, METRIC)).toEqual([]);
});
