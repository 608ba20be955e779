import { expect, it } from 'vitest';
import type { FlightName } from '#domain/figures/flight-name';
import { type DistanceUnit, metres, minutes } from '#domain/units';
import { EVERY_PAGE } from './en/every-page.ts';
import { FLIGHT_PAGE } from './en/flight-page.ts';
import { flightNameText } from './flight-name-text.ts';

const text = (name: FlightName, unit: DistanceUnit = 'kilometers'): string =>
  flightNameText({ all: EVERY_PAGE, names: FLIGHT_PAGE.names }, name, unit);
const site = 'Planfait';
const distance = metres(42_195);

it.each<[FlightName, string]>([
  [{ kind: 'faiTriangle', distance, site }, '42 km FAI triangle from Planfait'],
  [{ kind: 'faiTriangle', distance, site: null }, '42 km FAI triangle'],
  [{ kind: 'flatTriangle', distance, site }, '42 km flat triangle from Planfait'],
  [{ kind: 'outAndReturn', distance, site }, '42 km out and return from Planfait'],
  [{ kind: 'distance', distance, from: site, to: 'Doussard' }, '42 km from Planfait to Doussard'],
  [{ kind: 'distance', distance, from: site, to: null }, '42 km from Planfait'],
  [{ kind: 'distance', distance, from: null, to: 'Doussard' }, '42 km to Doussard'],
  [{ kind: 'distance', distance, from: null, to: null }, '42 km flight'],
  [{ kind: 'ridge', airtime: minutes(80), site: null }, 'Ridge soaring, 1 h 20 min'],
  [{ kind: 'ridge', airtime: minutes(80), site }, 'Ridge soaring at Planfait, 1 h 20 min'],
  [{ kind: 'local', airtime: minutes(46), site }, 'Local flight at Planfait, 46 min'],
  [{ kind: 'sled', site }, 'Sled ride from Planfait'],
  [{ kind: 'sled', site: null }, 'Sled ride'],
])('%j', (name, expected) => {
  expect(text(name)).toBe(expected);
});

it('distances are in the pilot’s unit, with a decimal below ten', () => {
  expect(text({ kind: 'faiTriangle', distance, site }, 'miles')).toBe('26 mi FAI triangle from Planfait');
  expect(text({ kind: 'faiTriangle', distance: metres(10_000), site }, 'miles')).toBe(
    '6.2 mi FAI triangle from Planfait',
  );
  expect(text({ kind: 'faiTriangle', distance: metres(9_960), site: null })).toBe('10 km FAI triangle');
  expect(text({ kind: 'faiTriangle', distance: metres(1_234_567), site: null })).toBe('1\u202f235 km FAI triangle');
});
