import { expect, it } from 'vitest';
import { hourOf, launchHours } from './launch-hours.ts';

it('counts launches by hour from the first to the last hour, empty ones between included', () => {
  expect(launchHours([13, 11, 13, 14, 11, 13])).toEqual([
    { hour: 11, count: 2 },
    { hour: 12, count: 0 },
    { hour: 13, count: 3 },
    { hour: 14, count: 1 },
  ]);
});

it('has no hours without launches, and one for launches within it', () => {
  expect(launchHours([])).toEqual([]);
  expect(launchHours([9, 9])).toEqual([{ hour: 9, count: 2 }]);
});

it('counts the whole day', () => {
  expect(launchHours([23, 0]).map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
});

it.each([
  ['00:00', 0],
  ['09:59', 9],
  ['23:59', 23],
])('reads the hour of %s', (time, hour) => {
  expect(hourOf(time)).toBe(hour);
});

it('has every launch in one of its hours, the first and the last of which have some', () => {
  const hours = Array.from({ length: 100 }, (_, i) => 6 + ((i * i) % 13));
  const counted = launchHours(hours);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(hours.length);
  for (const end of [counted[0], counted.at(-1)]) expect(end?.count).toBeGreaterThan(0);
  expect(launchHours(hours.toReversed())).toEqual(counted);
});
