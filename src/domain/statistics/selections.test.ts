import { describe, expect, it } from 'vitest';
import { byId, logbookFlight, logbookSite } from '#test/builders/logbook-items';
import { flightsInTime } from './calendar-periods.ts';
import { flightsOfSite } from './ranked-sites.ts';
import {
  chooseFlights,
  chooseMonth,
  chooseYear,
  NO_SELECTIONS,
  type Selections,
  toggleSite,
  validSelections,
  zoomOut,
} from './selections.ts';

const ALL: Selections = { site: 3, year: 2025, month: 5, flightIds: [7, 8] };

describe('the selections', () => {
  it('begin with all sites and all time', () => {
    expect(NO_SELECTIONS).toEqual({ site: null, year: null, month: null, flightIds: [] });
  });

  it('toggle a site', () => {
    const chosen = toggleSite(NO_SELECTIONS, 3);
    expect(chosen.site).toBe(3);
    expect(toggleSite(chosen, 4).site).toBe(4);
    expect(toggleSite(chosen, 3).site).toBeNull();
    expect(toggleSite(chosen, 'noSite').site).toBe('noSite');
    expect(toggleSite(NO_SELECTIONS, null).site).toBeNull();
  });

  it('clear the month with another year, and both without one', () => {
    expect(chooseYear(ALL, 2024)).toMatchObject({ site: 3, year: 2024, month: null });
    expect(chooseYear(ALL, null)).toMatchObject({ site: 3, year: null, month: null });
  });

  it('accept a month only with a year', () => {
    expect(chooseMonth(NO_SELECTIONS, 5)).toEqual(NO_SELECTIONS);
    expect(chooseMonth(chooseYear(NO_SELECTIONS, 2025), 5)).toMatchObject({ year: 2025, month: 5 });
    expect(chooseMonth(ALL, null)).toMatchObject({ year: 2025, month: null });
  });

  it('zoom out from days to months to years', () => {
    const months = zoomOut(ALL);
    expect(months).toMatchObject({ year: 2025, month: null });
    expect(zoomOut(months)).toMatchObject({ year: null, month: null });
    expect(zoomOut(NO_SELECTIONS)).toEqual(NO_SELECTIONS);
  });

  it('clear the listed flights with any change', () => {
    const changed = [toggleSite(ALL, 4), chooseYear(ALL, 2024), chooseMonth(ALL, 6), zoomOut(ALL)];
    expect(changed.map(({ flightIds }) => flightIds)).toEqual([[], [], [], []]);
    expect(chooseFlights(ALL, [1])).toEqual({ ...ALL, flightIds: [1] });
  });

  it('do not change their input', () => {
    expect(ALL).toEqual({ site: 3, year: 2025, month: 5, flightIds: [7, 8] });
  });
});

describe('selections in a logbook that changed', () => {
  it('stay valid while the site and the year exist', () => {
    expect(validSelections(ALL, { sites: [3], years: [2025] })).toBe(ALL);
    expect(validSelections(NO_SELECTIONS, { sites: [], years: [] })).toBe(NO_SELECTIONS);
  });

  it('lose a site or year that is gone', () => {
    expect(validSelections(ALL, { sites: [4], years: [2025] })).toEqual({ ...ALL, site: null, flightIds: [] });
    expect(validSelections(ALL, { sites: [3], years: [] })).toEqual({ ...NO_SELECTIONS, site: 3 });
    expect(validSelections(ALL, { sites: [], years: [] })).toEqual(NO_SELECTIONS);
  });
});

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
