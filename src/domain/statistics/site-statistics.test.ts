import { describe, expect, it } from 'vitest';
import type { Flight } from '../flight.ts';
import type { Site } from '../site.ts';
import { metres, minutes } from '../units.ts';
import { rankSites } from './ranked-sites.ts';
import { statisticsBySite, totalOf } from './site-statistics.ts';
import { statsFlights } from './stats-flight.ts';
import { monthsFlown, yearsWithFlights } from './tallies.ts';

const site = (id: number, name: string, launchAltitude = 1900): Site => ({
  id,
  name,
  location: '',
  lat: null,
  lng: null,
  launchAltitude: metres(launchAltitude),
  remarks: '',
  createdAt: '',
});

let lastId = 0;
const flight = (date: string, siteId: number | null, input: { altitude?: number; airtime?: number } = {}): Flight => ({
  id: ++lastId,
  date,
  time: null,
  siteId,
  gliderId: null,
  tags: [],
  altitude: metres(input.altitude ?? 2000),
  airtime: minutes(input.airtime ?? 60),
  remarks: '',
  igcFileName: null,
  hasTrack: false,
  profile: null,
  createdAt: '',
});

const SITES = new Map([site(1, 'Niesen'), site(2, 'Fiesch'), site(3, 'Amisbühl')].map((one) => [one.id, one]));
const FLIGHTS = [
  flight('2024-05-03', 2, { altitude: 2000, airtime: 30 }),
  flight('2024-05-03', 2, { altitude: 2550 }),
  flight('2024-08-01', 1),
  flight('2025-05-03', 2, { airtime: 90 }),
  flight('2025-05-04', null, { altitude: 0, airtime: 5 }),
  flight('2025-06-30', 99),
];
const LOGBOOK = { flights: FLIGHTS, sites: SITES, ranked: rankSites(FLIGHTS, SITES) };
const ALL_TIME = { year: null, month: null };

describe('the sites that were flown', () => {
  it('are ordered by their flights of all time, those without a site last, those never flown left out', () => {
    expect(LOGBOOK.ranked.map(({ siteName, rank }) => [siteName, rank])).toEqual([
      ['Fiesch', 0],
      ['Niesen', 1],
      [null, null],
    ]);
  });

  it('are ordered by name when flown equally often', () => {
    const flights = [flight('2024-01-01', 1), flight('2024-01-01', 3)];
    expect(rankSites(flights, SITES).map(({ siteName }) => siteName)).toEqual(['Amisbühl', 'Niesen']);
  });
});

describe('statistics by site', () => {
  it('count flights and airtime year by year', () => {
    const [fiesch] = statisticsBySite(LOGBOOK, ALL_TIME);
    expect(fiesch).toMatchObject({ site: 2, flightNum: 3, airtime: 180 });
    expect(
      [...(fiesch?.periods ?? [])].map(([period, { flightNum, airtime }]) => [period, flightNum, airtime]),
    ).toEqual([
      ['2024', 2, 90],
      ['2025', 1, 90],
    ]);
  });

  it('count month by month in a chosen year, and day by day in a chosen month', () => {
    const year = statisticsBySite(LOGBOOK, { year: 2024, month: null });
    expect(year.map(({ siteName, periods }) => [siteName, [...periods.keys()]])).toEqual([
      ['Fiesch', ['2024-05']],
      ['Niesen', ['2024-08']],
    ]);
    const month = statisticsBySite(LOGBOOK, { year: 2025, month: 5 });
    expect(month.map(({ siteName, periods }) => [siteName, [...periods.keys()]])).toEqual([
      ['Fiesch', ['2025-05-03']],
      [null, ['2025-05-04']],
    ]);
  });

  it('group the flights of each period in altitude buckets', () => {
    const [fiesch] = statisticsBySite(LOGBOOK, ALL_TIME);
    expect(fiesch?.periods.get('2024')?.buckets).toEqual([
      { from: 1900, mid: 2000, to: 2100, flightIds: [FLIGHTS[0]?.id] },
      { from: 2500, mid: 2600, to: 2700, flightIds: [FLIGHTS[1]?.id] },
    ]);
  });

  it('count flights without a site, and of a deleted site, as one', () => {
    const none = statisticsBySite(LOGBOOK, ALL_TIME).at(-1);
    expect(none).toMatchObject({ site: 'noSite', siteName: null, flightNum: 2, airtime: 65 });
  });

  it('add up scored distances, and have the longest', () => {
    const scored = [12_000, 30_500].map((xcDistance) => ({ ...flight('2025-05-03', 2), xcDistance }));
    const flights = [...FLIGHTS, ...scored];
    const bySite = statisticsBySite({ ...LOGBOOK, flights }, ALL_TIME);
    expect(bySite[0]?.periods.get('2025')).toMatchObject({ flightNum: 3, xcDistance: 42_500, xcLongest: 30_500 });
    expect(totalOf(bySite)).toMatchObject({ flightNum: 8, xcDistance: 42_500, xcLongest: 30_500 });
  });

  it('add up to all flights', () => {
    expect(totalOf(statisticsBySite(LOGBOOK, ALL_TIME))).toMatchObject({ flightNum: 6, airtime: 305 });
    expect(totalOf([])).toEqual({ flightNum: 0, airtime: 0, xcDistance: 0, xcLongest: 0 });
  });
});

describe('the flights of a bubble', () => {
  it('are listed with their site', () => {
    const flights = new Map(FLIGHTS.map((one) => [one.id, one]));
    const ids = [FLIGHTS[2]?.id ?? 0, FLIGHTS[4]?.id ?? 0, 123_456];
    expect(statsFlights(ids, { flights, sites: SITES }).map(({ date, siteName }) => [date, siteName])).toEqual([
      ['2024-08-01', 'Niesen'],
      ['2025-05-04', null],
    ]);
  });
});

it('lists the years flown in, the latest first', () => {
  expect(yearsWithFlights(FLIGHTS)).toEqual([2025, 2024]);
  expect(yearsWithFlights([])).toEqual([]);
});

it('lists the months of a year that were flown in, the earliest first', () => {
  expect(monthsFlown(FLIGHTS, 2024)).toEqual([5, 8]);
  expect(monthsFlown(FLIGHTS, 1999)).toEqual([]);
});
