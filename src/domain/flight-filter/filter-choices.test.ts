import { describe, expect, it } from 'vitest';
import { logbookFlight } from '#test/builders/logbook-items';
import { metres } from '../units.ts';
import { type FacetValue, filterChoices } from './filter-choices.ts';
import { type FlightFilter, NO_FILTER } from './flight-filter.ts';
import { flightsOfFacets } from './matching.ts';

const FLIGHTS = [
  { ...logbookFlight({ id: 1, date: '2025-05-03', siteId: 7, gliderId: 2, hasTrack: true }), tags: ['Tandem'] },
  { ...logbookFlight({ id: 2, date: '2025-06-03', siteId: 8, xcType: 'freeFlight' }), tags: ['tandem', 'XC'] },
  logbookFlight({ id: 3, date: '2024-05-03', siteId: 7 }),
  logbookFlight({ id: 4, date: '2024-05-04' }),
];

const choices = (named: Partial<FlightFilter> = {}) => filterChoices(FLIGHTS, { ...NO_FILTER, ...named });
const pairs = (list: readonly FacetValue<unknown>[]) => list.map(({ value, count }) => [value, count]);

describe('the choices of a filter', () => {
  it('are the values that flights have, with their numbers', () => {
    const { years, sites, gliders, tracks, xcTypes, tags } = choices();
    expect(pairs(years)).toEqual([
      [2025, 2],
      [2024, 2],
    ]);
    expect(pairs(sites)).toEqual([
      [7, 2],
      [8, 1],
      ['none', 1],
    ]);
    expect(pairs(gliders)).toEqual([
      [2, 1],
      ['none', 3],
    ]);
    expect(pairs(tracks)).toEqual([
      ['with', 1],
      ['without', 3],
    ]);
    expect(pairs(xcTypes)).toEqual([['freeFlight', 1]]);
    expect(pairs(tags)).toEqual([
      ['Tandem', 2],
      ['XC', 1],
    ]);
  });

  it('of a facet are those that the other facets leave, not the facet itself', () => {
    const { years, sites } = choices({ year: 2024 });
    expect(pairs(years)).toEqual([
      [2024, 2],
      [2025, 2],
    ]);
    expect(pairs(sites)).toEqual([
      [7, 1],
      ['none', 1],
    ]);
  });

  it('keep the chosen value, also where nothing is left of it', () => {
    expect(pairs(choices({ site: 8, year: 2024 }).sites)).toContainEqual([8, 0]);
  });

  it('of tags narrow what is shown, and leave out those that are chosen', () => {
    expect(pairs(choices({ tags: ['TANDEM'] }).tags)).toEqual([['XC', 1]]);
    expect(pairs(choices({ tags: ['TANDEM'], year: 2024 }).tags)).toEqual([]);
  });

  it('of each facet add up to the flights that the others leave', () => {
    const sum = (list: readonly FacetValue<unknown>[]) => list.reduce((total, { count }) => total + count, 0);
    for (const filter of [
      {},
      { year: 2025 },
      { site: 7 },
      { track: 'without' as const },
      { glider: 'none' as const },
    ]) {
      const { years, sites, gliders, tracks } = choices(filter);
      const left = (facet: keyof FlightFilter) =>
        flightsOfFacets(FLIGHTS, { ...NO_FILTER, ...filter, [facet]: null }).length;
      expect([sum(years), sum(sites), sum(gliders), sum(tracks)]).toEqual(
        (['year', 'site', 'glider', 'track'] as const).map(left),
      );
    }
  });

  it('keep the chosen value of each facet in an empty logbook, and have no others', () => {
    const chosen = { year: 2025, site: 7, glider: 'none', track: 'with', xc: 'freeFlight' } as const;
    const { years, sites, gliders, tracks, xcTypes, tags } = filterChoices([], { ...NO_FILTER, ...chosen });
    expect([years, sites, gliders, tracks, xcTypes].map(pairs)).toEqual(
      Object.values(chosen).map((value) => [[value, 0]]),
    );
    expect(tags).toEqual([]);
  });

  it('are those with a hike and those without, and a span of days has its ends', () => {
    const dates = ['2026-05-02', '2026-05-03', '2026-05-04'];
    const list = dates.map((date, id) => logbookFlight({ id, date, ...(id === 1 && { hikeClimb: metres(640) }) }));
    expect(pairs(filterChoices(list, NO_FILTER).hikes)).toEqual([
      ['without', 2],
      ['with', 1],
    ]);
    const idsOf = (named: Partial<FlightFilter>) =>
      flightsOfFacets(list, { ...NO_FILTER, ...named }).map(({ id }) => id);
    expect(idsOf({ hike: 'with' })).toEqual([1]);
    expect(idsOf({ hike: 'without', since: '2026-05-03' })).toEqual([2]);
    expect(idsOf({ since: '2026-05-03' })).toEqual([1, 2]);
    expect(idsOf({ until: '2026-05-03' })).toEqual([0, 1]);
  });

  it('write a tag as the first of the flights does, and count a flight once', () => {
    const tagged = (...tags: string[]) => ({ ...logbookFlight({ id: 1 }), tags });
    const list = [tagged('XC', 'Café'), tagged('cafe\u0301'), tagged('xc'), tagged()];
    expect(pairs(filterChoices(list, NO_FILTER).tags)[0]).toEqual(['XC', 2]);
    expect(pairs(filterChoices(list.toReversed(), NO_FILTER).tags)[0]).toEqual(['xc', 2]);
  });

  it('say how many flights would be shown', () => {
    for (const { value, count } of choices({ track: 'without' }).sites) {
      const chosen = { ...NO_FILTER, track: 'without', site: value } as const;
      expect(flightsOfFacets(FLIGHTS, chosen)).toHaveLength(count);
    }
  });
});
