import { expect, it } from 'vitest';
import { minutes } from '../units.ts';
import { inAllOf } from './in-all.ts';

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
