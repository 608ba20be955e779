import { describe, expect, it } from 'vitest';
import { byId, logbookFlight, logbookSite } from '#test/builders/logbook-items';
import { metres, minutes } from '../units.ts';
import { rankSites, siteOf, TOP_SITES, topSites } from './ranked-sites.ts';
import type { SelectedSite } from './selections.ts';
import { statsFlights } from './stats-flight.ts';
import { monthsFlown, yearsWithFlights } from './tallies.ts';

/** Flights of a site, so many; null for flights without one. */
const flightsOf = (counts: readonly (readonly [siteId: number | null, count: number])[]) =>
  counts.flatMap(([siteId, count]) => Array.from({ length: count }, (_, id) => logbookFlight({ id, siteId })));
const SITES = byId(
  logbookSite({ id: 1, name: 'Vounetz', launchAltitude: metres(1_600) }),
  logbookSite({ id: 2, name: 'Amisbühl' }),
  logbookSite({ id: 3, name: 'Brunni' }),
);
const rankedOf = (counts: readonly (readonly [number | null, number])[]) =>
  rankSites(flightsOf(counts), SITES).map(({ site, rank }) => [site, rank]);

describe('the ranked sites', () => {
  it('have their rank by their flights', () => {
    expect(
      rankedOf([
        [1, 2],
        [2, 5],
        [3, 3],
      ]),
    ).toEqual([
      [2, 0],
      [3, 1],
      [1, 2],
    ]);
  });

  it('are by name where they are flown as often', () => {
    expect(
      rankedOf([
        [1, 2],
        [2, 2],
        [3, 2],
      ]),
    ).toEqual([
      [2, 0],
      [3, 1],
      [1, 2],
    ]);
  });

  it('are only those with flights', () => {
    expect(rankedOf([[3, 1]])).toEqual([[3, 0]]);
    expect(rankedOf([])).toEqual([]);
  });

  it('have none last, without a rank, however many flights it has', () => {
    expect(
      rankedOf([
        [null, 9],
        [1, 1],
      ]),
    ).toEqual([
      [1, 0],
      ['noSite', null],
    ]);
  });

  it('count a deleted site as none', () => {
    expect(
      rankedOf([
        [99, 2],
        [1, 1],
        [null, 1],
      ]),
    ).toEqual([
      [1, 0],
      ['noSite', null],
    ]);
    expect([siteOf({ siteId: 99 }, SITES), siteOf({ siteId: null }, SITES), siteOf({ siteId: 1 }, SITES)]).toEqual([
      'noSite',
      'noSite',
      1,
    ]);
  });

  it('have their name and launch altitude; none has neither', () => {
    expect(
      rankSites(
        flightsOf([
          [1, 1],
          [null, 1],
        ]),
        SITES,
      ),
    ).toEqual([
      { site: 1, siteName: 'Vounetz', rank: 0, launchAltitude: 1_600 },
      { site: 'noSite', siteName: null, rank: null, launchAltitude: 0 },
    ]);
  });

  it('do not depend on the order of flights and sites', () => {
    const flights = flightsOf([
      [1, 3],
      [2, 1],
      [3, 2],
      [null, 2],
    ]);
    const turned = new Map([...SITES].toReversed());
    expect(rankSites(flights.toReversed(), turned)).toEqual(rankSites(flights, SITES));
  });
});

describe('the flights that are listed', () => {
  const flights = byId(
    logbookFlight({ id: 1, siteId: 1, time: '10:31', altitude: metres(2_000), airtime: minutes(75) }),
    logbookFlight({ id: 2, siteId: 99 }),
    logbookFlight({ id: 3 }),
  );
  const logbook = { flights, sites: SITES };

  it('are in the order asked for, without those that are gone', () => {
    expect(statsFlights([3, 7, 1], logbook).map(({ id }) => id)).toEqual([3, 1]);
    expect(statsFlights([], logbook)).toEqual([]);
  });

  it('have the name of their site, where it exists', () => {
    expect(statsFlights([1, 2, 3], logbook).map(({ siteName }) => siteName)).toEqual(['Vounetz', null, null]);
  });

  it('have what the list shows, and nothing else', () => {
    expect(statsFlights([1], logbook)).toEqual([
      { id: 1, date: '2026-05-03', time: '10:31', siteName: 'Vounetz', altitude: 2_000, airtime: 75 },
    ]);
  });
});

describe('the times with flights', () => {
  const flights = ['2025-12-31', '2024-02-29', '2025-01-01', '2019-07-14', '2025-12-01'].map((date) => ({ date }));

  it('are years, the latest first, each once', () => {
    expect(yearsWithFlights(flights)).toEqual([2025, 2024, 2019]);
    expect(yearsWithFlights([])).toEqual([]);
  });

  it('are months of a year, the earliest first, each once', () => {
    expect(monthsFlown(flights, 2025)).toEqual([1, 12]);
    expect(monthsFlown(flights, 2024)).toEqual([2]);
    expect(monthsFlown(flights, 2023)).toEqual([]);
  });
});

/** Sites 1, 2, 3 … with these numbers of flights, by rank. */
const flown = (...counts: readonly number[]) =>
  counts.map((flightNum, index) => ({ site: index + 1, rank: index, flightNum }));

const sites = (top: ReadonlySet<SelectedSite>) => [...top].filter((site) => site !== 'noSite');

describe('the sites shown one by one', () => {
  it('are all of them up to nine: one alone is not called others', () => {
    expect(TOP_SITES).toBe(8);
    expect(sites(topSites(flown(9, 8, 7), null))).toEqual([1, 2, 3]);
    expect(sites(topSites(flown(9, 8, 7, 6, 5, 4, 3, 2, 1), null))).toHaveLength(9);
  });

  it('are the eight with most flights in the period, of any rank', () => {
    const top = topSites(flown(1, 1, 20, 19, 18, 17, 16, 15, 14, 30), null);
    expect(sites(top)).toEqual([10, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('are those of better rank among equal ones', () => {
    expect(sites(topSites(flown(...Array.from({ length: 60 }, () => 2)), null))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('include the selected site, and flights without a site', () => {
    const many = flown(...Array.from({ length: 60 }, (_, index) => 60 - index));
    expect(sites(topSites(many, 42))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 42]);
    expect(topSites(many, 3).size).toBe(TOP_SITES + 1);
    const none = { site: 'noSite', rank: null, flightNum: 500 } as const;
    expect(topSites([...many, none], null).has('noSite')).toBe(true);
    expect(sites(topSites([...flown(5, 4), none], null))).toEqual([1, 2]);
  });
});
