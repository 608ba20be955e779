import { describe, expect, it } from 'vitest';
import { byId, logbookFlight, logbookGlider, logbookSite } from '#test/builders/logbook-items';
import { clearSessionState } from '#web/session-state.ts';
import { flightsShown } from './flights-shown.ts';
import { prepareSearch } from './search-texts.ts';

const LOGBOOK = {
  flights: byId(
    logbookFlight({ id: 1, date: '2025-05-03', siteId: 1, remarks: 'Première thermique' }),
    logbookFlight({ id: 2, date: '2024-08-21', siteId: 1, gliderId: 4, xcType: 'faiTriangle' }),
    logbookFlight({ id: 3, date: '2024-01-02', siteId: 9 }),
  ),
  sites: byId(logbookSite({ id: 1, name: 'Vounetz', location: 'Charmey' })),
  gliders: byId(logbookGlider({ id: 4, name: 'Rush 6' })),
};

const shownAt = (search: string, logbook = LOGBOOK) => [...flightsShown(logbook, search).keys()];

describe('the flights of the list', () => {
  it('are all of them, and the very map, without a filter', () => {
    expect(flightsShown(LOGBOOK, '?utm_source=mail')).toBe(LOGBOOK.flights);
    expect(flightsShown(LOGBOOK, '?q=+')).toBe(LOGBOOK.flights);
  });

  it.each([
    ['PREMIERE', [1]],
    ['charmey', [1, 2]],
    ['charmey+rush', [2]],
    ['fai+tri', [2]],
    ['aug+21', [2]],
    ['2024-01', [3]],
    ['vounetz+2026', []],
  ])('that match the words %s are %j', (words, ids) => {
    expect(shownAt(`?q=${words}`)).toEqual(ids);
  });

  it('match words and choices', () => {
    expect(shownAt('?q=vounetz&year=2024')).toEqual([2]);
    expect(shownAt('?glider=none&year=2024')).toEqual([3]);
  });

  it('are not filtered by a site that was deleted', () => {
    expect(shownAt('?site=77&year=2025')).toEqual([1]);
  });

  it('are searched as they are now: a flight and a site that were changed have other words', () => {
    expect(shownAt('?q=zermatt')).toEqual([]);
    const changed = logbookFlight({ id: 3, remarks: 'Zermatt' });
    expect(shownAt('?q=zermatt', { ...LOGBOOK, flights: byId(changed) })).toEqual([3]);
    const sites = byId(logbookSite({ id: 1, name: 'Zermatt' }));
    expect(shownAt('?q=zermatt', { ...LOGBOOK, sites })).toEqual([1, 2]);
  });

  it('are found alike when they were prepared, and by another pilot after a logout', () => {
    prepareSearch(LOGBOOK.flights, new AbortController().signal);
    expect(shownAt('?q=premiere')).toEqual([1]);
    clearSessionState();
    expect(shownAt('?q=premiere')).toEqual([1]);
  });
});
