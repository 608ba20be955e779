import { describe, expect, it } from 'vitest';
import { logbookFlight } from '#test/builders/logbook-items';
import { type Choice, filterChoices } from './filter-choices.ts';
import { type FlightFilter, NO_FILTER } from './flight-filter.ts';
import { flightsOfFacets } from './matching.ts';

const FLIGHTS = [
  { ...logbookFlight({ id: 1, date: '2025-05-03', siteId: 7, gliderId: 2, hasTrack: true }), tags: ['Tandem'] },
  { ...logbookFlight({ id: 2, date: '2025-06-03', siteId: 8, xcType: 'freeFlight' }), tags: ['tandem', 'XC'] },
  logbookFlight({ id: 3, date: '2024-05-03', siteId: 7 }),
  logbookFlight({ id: 4, date: '2024-05-04' }),
];

const choices = (named: Partial<FlightFilter> = {}) => filterChoices(FLIGHTS, { ...NO_FILTER, ...named });
const pairs = (list: readonly Choice<unknown>[]) => list.map(({ value, count }) => [value, count]);

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

  it('say how many flights would be shown', () => {
    for (const { value, count } of choices({ track: 'without' }).sites) {
      const chosen = { ...NO_FILTER, track: 'without', site: value } as const;
      expect(flightsOfFacets(FLIGHTS, chosen)).toHaveLength(count);
    }
  });
});
