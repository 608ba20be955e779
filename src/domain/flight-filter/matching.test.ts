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

describe('filters on any flights', () => {
  const MANY = Array.from({ length: 240 }, (_, i) => ({
    ...logbookFlight({
      id: i,
      date: `${2020 + (i % 5)}-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`,
      time: i % 7 === 0 ? null : `${String(i % 24).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}`,
      siteId: i % 3 === 0 ? null : i % 6,
      gliderId: i % 4 === 0 ? null : i % 8,
      hasTrack: i % 2 === 0,
      ...(i % 5 === 0 && { xcType: 'faiTriangle' as const }),
    }),
    tags: ['tandem', 'hike & fly'].filter((_tag, at) => i % (at + 2) === 0),
  }));
  const facets: readonly Partial<FlightFilter>[] = [
    { year: 2022 },
    { month: 3 },
    { date: '2022-03-03' },
    { hour: 14 },
    { site: 4 },
    { site: 'none' },
    { glider: 5 },
    { track: 'with' },
    { xc: 'faiTriangle' },
    { tags: ['tandem'] },
    { tags: ['Hike & Fly', 'TANDEM'] },
  ];
  const shown = (named: Partial<FlightFilter>) => flightsOfFacets(MANY, { ...NO_FILTER, ...named });

  it.each(facets)('%j leaves some, in their order, and the same when applied again', (facet) => {
    const found = shown(facet);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(MANY.length);
    expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(flightsOfFacets(found, { ...NO_FILTER, ...facet })).toEqual(found);
  });

  it('leave with two facets what one leaves of the other', () => {
    for (const one of facets)
      for (const other of facets) {
        if (Object.keys(one).join() === Object.keys(other).join()) continue;
        const inTurn = flightsOfFacets(shown(one), { ...NO_FILTER, ...other });
        expect(shown({ ...one, ...other }), JSON.stringify([one, other])).toEqual(inTurn);
      }
  });

  it('of all values of a facet leave each flight once', () => {
    const counts = (filters: readonly Partial<FlightFilter>[]) =>
      filters.reduce((sum, one) => sum + shown(one).length, 0);
    const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
    expect(counts(upTo(5).map((i) => ({ year: 2020 + i })))).toBe(MANY.length);
    expect(counts(upTo(12).map((i) => ({ month: i + 1 })))).toBe(MANY.length);
    expect(counts([{ site: 'none' }, ...upTo(6).map((site) => ({ site }))])).toBe(MANY.length);
    expect(counts([{ track: 'with' }, { track: 'without' }])).toBe(MANY.length);
    expect(counts(upTo(24).map((hour) => ({ hour })))).toBe(MANY.filter(({ time }) => time !== null).length);
  });
});
