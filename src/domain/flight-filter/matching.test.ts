import { describe, expect, it } from 'vitest';
import { logbookFlight } from '#test/builders/logbook-items';
import type { FlightFilter } from './flight-filter.ts';
import { NO_FILTER } from './flight-filter.ts';
import { flightsOfFacets } from './matching.ts';

const FLIGHTS = [
  logbookFlight({ id: 1, date: '2025-05-03', time: '09:59', siteId: 7, gliderId: 2, hasTrack: true }),
  logbookFlight({
    id: 2,
    date: '2025-06-03',
    time: '10:00',
    siteId: 8,
    gliderId: 2,
    hasTrack: true,
    xcType: 'freeFlight',
  }),
  { ...logbookFlight({ id: 3, date: '2024-05-03', time: '00:30', siteId: 7 }), tags: ['Tandem', 'XC'] },
  { ...logbookFlight({ id: 4, date: '2024-05-04', gliderId: 3 }), tags: ['tandem'] },
];

const idsOf = (named: Partial<FlightFilter>): readonly number[] =>
  flightsOfFacets(FLIGHTS, { ...NO_FILTER, ...named }).map(({ id }) => id);

describe('the flights of a filter', () => {
  it('are all of them, and the very list, without one', () => {
    expect(flightsOfFacets(FLIGHTS, NO_FILTER)).toBe(FLIGHTS);
  });

  it.each([
    ['a year', { year: 2025 }, [1, 2]],
    ['a month of every year', { month: 5 }, [1, 3, 4]],
    ['a month of a year', { month: 5, year: 2024 }, [3, 4]],
    ['a day', { date: '2024-05-03' }, [3]],
    ['an hour, from its first minute to its last', { hour: 9 }, [1]],
    ['the hour after', { hour: 10 }, [2]],
    ['the hour after midnight, without those of unknown time', { hour: 0 }, [3]],
    ['a site', { site: 7 }, [1, 3]],
    ['no site', { site: 'none' }, [4]],
    ['a glider', { glider: 2 }, [1, 2]],
    ['no glider', { glider: 'none' }, [3]],
    ['tracks', { track: 'with' }, [1, 2]],
    ['no tracks', { track: 'without' }, [3, 4]],
    ['an XC type', { xc: 'freeFlight' }, [2]],
    ['a tag in any case', { tags: ['TANDEM'] }, [3, 4]],
    ['several tags: all of them', { tags: ['xc', 'tandem'] }, [3]],
    ['several facets: all of them', { site: 7, month: 5, track: 'with' }, [1]],
    ['facets that no flight has together', { site: 8, month: 5 }, []],
  ] as const)('are those of %s', (_name, named, ids) => {
    expect(idsOf(named)).toEqual(ids);
  });
});
