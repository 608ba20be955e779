import { expect, it } from 'vitest';
import { hoursOfDay } from '#domain/statistics/flight-times';
import { minutes } from '#domain/units';
import { hourBars } from './hours-card.tsx';

it('has a bar for each hour between the launches, empty ones, too', () => {
  const flights = ['09:10', '11:00', '11:59'].map((time) => ({ time, airtime: minutes(40) }));
  expect(hourBars(hoursOfDay(flights)).map(({ label, name, parts }) => [label, name, parts.length])).toEqual([
    ['9', '09:00–09:59: 1 flight, 40 min', 1],
    ['10', '10:00–10:59: 0 flights', 0],
    ['11', '11:00–11:59: 2 flights, 1 h 20 min', 1],
  ]);
});
