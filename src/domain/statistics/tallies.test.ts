import { expect, it } from 'vitest';
import { logbookFlight } from '#test/builders/logbook-items';
import { minutes } from '../units.ts';
import { talliesBy } from './tallies.ts';

const FLIGHTS = [
  logbookFlight({ id: 1, siteId: 7, airtime: minutes(40) }),
  logbookFlight({ id: 2, siteId: null, airtime: minutes(5) }),
  logbookFlight({ id: 3, siteId: 4, airtime: minutes(0) }),
  logbookFlight({ id: 4, siteId: 7, airtime: minutes(60) }),
];

it('counts flights and airtime by a key, those without one left out', () => {
  expect([...talliesBy(FLIGHTS, ({ siteId }) => siteId)]).toEqual([
    [7, { flightNum: 2, airtime: 100 }],
    [4, { flightNum: 1, airtime: 0 }],
  ]);
});

it('counts each flight once', () => {
  const tallies = [...talliesBy(FLIGHTS, ({ id }) => id % 2).values()];
  expect(tallies.reduce((sum, { flightNum }) => sum + flightNum, 0)).toBe(4);
  expect(tallies.reduce((sum, { airtime }) => sum + airtime, 0)).toBe(105);
  expect(talliesBy([], () => 1).size).toBe(0);
});
