import { describe, expect, it } from 'vitest';
import { byId, logbookFlight, logbookSite } from '#test/builders/logbook-items';
import { flightsInTime, flightsOfSite } from './selected-flights.ts';

const SITES = byId(logbookSite({ id: 3 }));
const FLIGHTS = [
  logbookFlight({ id: 1, siteId: 3, date: '2025-05-01' }),
  logbookFlight({ id: 2, siteId: null, date: '2025-06-01' }),
  logbookFlight({ id: 3, siteId: 99, date: '2024-05-01' }),
];
const idsOf = (flights: readonly { readonly id: number }[]) => flights.map(({ id }) => id);

describe('the flights of the selected site', () => {
  it('are all without a selection', () => {
    expect(idsOf(flightsOfSite(new Set(FLIGHTS), null, SITES))).toEqual([1, 2, 3]);
  });

  it('are those of the site; those of a deleted one have none', () => {
    expect(idsOf(flightsOfSite(FLIGHTS, 3, SITES))).toEqual([1]);
    expect(idsOf(flightsOfSite(FLIGHTS, 'noSite', SITES))).toEqual([2, 3]);
    expect(flightsOfSite(FLIGHTS, 99, SITES)).toEqual([]);
  });
});

describe('the flights in the selected time', () => {
  it.each([
    [null, null, [1, 2, 3]],
    [2025, null, [1, 2]],
    [2025, 5, [1]],
    [2023, null, []],
  ])('%s/%s are %j', (year, month, ids) => {
    expect(idsOf(flightsInTime(FLIGHTS, { year, month }))).toEqual(ids);
  });
});
