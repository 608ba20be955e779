import { expect, it } from 'vitest';
import { logbookFlight } from '#test/builders/logbook-items';
import { minutes } from '../units.ts';
import { flightsInYear, inAllOf, talliesBy } from './tallies.ts';

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

it('the flights of a calendar year are those of its days, future ones included', () => {
  const flights = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((date) => ({ date }));
  expect(flightsInYear(flights, 2026)).toEqual([{ date: '2026-01-01' }, { date: '2026-12-31' }]);
  expect(flightsInYear(flights, 2024)).toEqual([]);
});

const HERE = { flightNum: 3, airtime: minutes(215) };
const before = (initialFlightNum: number, airtime: number) => ({ initialFlightNum, initialAirtime: minutes(airtime) });

it('adds what was flown before Wingbook', () => {
  expect(inAllOf(HERE, before(150, 6_000))).toEqual({ flightNum: 153, airtime: 6_215 });
});

it('adds flights without airtime, and airtime without flights', () => {
  expect(inAllOf(HERE, before(150, 0))).toEqual({ flightNum: 153, airtime: 215 });
  expect(inAllOf(HERE, before(0, 60))).toEqual({ flightNum: 3, airtime: 275 });
});

it('is nothing else where all flights are here', () => {
  expect(inAllOf(HERE, before(0, 0))).toBeNull();
});
