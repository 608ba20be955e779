import { describe, expect, it } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { GLIDER } from '#domain/fields/glider';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Pilot } from '#domain/pilot';
import type { Site } from '#domain/site';
import { metres, minutes } from '#domain/units';
import { newFlightEntry, siteInSearch } from './flight-defaults.ts';

const pilot: Pilot = {
  id: 1,
  email: 'ada@example.com',
  isActivated: true,
  userName: 'Ada',
  initialFlightNum: 0,
  initialAirtime: minutes(0),
  altitudeUnit: 'feet',
  distanceUnit: 'miles',
  homeLeague: 'xcontest',
  currencyRules: [],
  language: 'browser',
};
const createdAt = '2026-01-01T00:00:00Z';
const flight = (change: Partial<Flight> & { id: number }): Flight => ({
  date: '2026-05-01',
  time: null,
  siteId: null,
  gliderId: null,
  tags: [],
  altitude: metres(0),
  airtime: minutes(0),
  remarks: '',
  igcFileName: null,
  hasTrack: false,
  profile: null,
  createdAt,
  ...change,
});
const site = (id: number): Site => ({
  id,
  name: `Site ${id}`,
  location: '',
  lat: null,
  lng: null,
  launchAltitude: metres(0),
  remarks: '',
  createdAt,
});
const glider = (id: number): Glider => ({
  ...blankOf(GLIDER),
  id,
  name: `Wing ${id}`,
  createdAt,
});
const byId = <Item extends { id: number }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));
const logbook = (
  flights: readonly Flight[] = [],
  siteIds: readonly number[] = [],
  gliderIds: readonly number[] = [],
) => ({
  pilot,
  flights: byId(flights),
  sites: byId(siteIds.map(site)),
  gliders: byId(gliderIds.map(glider)),
  gear: new Map(),
  handlings: new Map(),
});

describe('a new flight', () => {
  it("is of today, its altitude in the pilot's unit", () => {
    expect(newFlightEntry(logbook(), '2026-05-03')).toEqual({
      date: '2026-05-03',
      time: '',
      siteId: '',
      gliderId: '',
      altitude: '',
      altitudeUnit: 'feet',
      hours: '',
      minutes: '',
      remarks: '',
      tags: '',
    });
  });

  it('has site and glider of the flight flown last, not of the one added last', () => {
    const flown = flight({ id: 1, date: '2026-05-02', siteId: 1, gliderId: 2 });
    const optionalForOldClients = flight({ id: 2, date: '2026-04-01', siteId: 3, gliderId: 4 });
    const entry = newFlightEntry(logbook([flown, optionalForOldClients], [1, 3], [2, 4]), '2026-05-03');
    expect(entry).toMatchObject({ siteId: '1', gliderId: '2' });
  });

  it('has no site when the latest flight has none', () => {
    const entry = newFlightEntry(logbook([flight({ id: 1, gliderId: 2 })], [1], [2]), '2026-05-03');
    expect(entry).toMatchObject({ siteId: '', gliderId: '2' });
  });

  it('has the site and glider added last when there are no flights', () => {
    const entry = newFlightEntry(logbook([], [9, 12, 3], [7, 5]), '2026-05-03');
    expect(entry).toMatchObject({ siteId: '12', gliderId: '7' });
  });

  it('has the site it is added at, unless that does not exist, and the glider of the latest flight', () => {
    const flown = logbook([flight({ id: 1, siteId: 1, gliderId: 2 })], [1, 3], [2]);
    expect(newFlightEntry(flown, '2026-05-03', 3)).toMatchObject({ siteId: '3', gliderId: '2' });
    expect(newFlightEntry(flown, '2026-05-03', 4)).toMatchObject({ siteId: '1', gliderId: '2' });
  });
});

it.each([
  ['?site=3', 3],
  ['?a=b&site=12', 12],
  ['', null],
  ['?site=', null],
  ['?site=-1', null],
  ['?site=abc', null],
])('the address %s names the site %s', (search, site) => {
  expect(siteInSearch(search)).toBe(site);
});
