import { describe, expect, it } from 'vitest';
import { filterIn } from '#contract/pages/flight-list-address';
import { NO_FILTER } from '#domain/flight-filter/flight-filter';
import { byId, logbookGlider, logbookSite } from '#test/builders/logbook-items';
import { activeFilters } from './active-filters.ts';

const LOGBOOK = {
  flights: new Map(),
  sites: byId(logbookSite({ id: 3, name: 'Vounetz' })),
  gliders: byId(logbookGlider({ id: 4, name: 'Rush 6' })),
};
const WHOLE =
  '?q=lac&year=2025&month=5&date=2025-05-03&since=2025-05-01&until=2025-05-31&hour=9&site=3&glider=4&track=with&xc=faiTriangle&tag=XC&tag=tandem';

const namesIn = (search: string): readonly string[] => activeFilters(filterIn(search), LOGBOOK).map(({ name }) => name);

describe('what a filter has chosen', () => {
  it('is named as the pages name it, in the order of the address, without the words', () => {
    expect(namesIn(WHOLE)).toEqual([
      '2025',
      'May',
      'May 3, 2025',
      'May 1, 2025 – May 31, 2025',
      '09:00–09:59',
      'Vounetz',
      'Rush 6',
      'With track',
      'FAI triangle',
      'XC',
      'tandem',
    ]);
    expect(namesIn('?site=none&glider=none&track=without')).toEqual(['No site', 'No glider', 'Without track']);
  });

  it('is nothing without a filter', () => {
    expect(activeFilters(NO_FILTER, LOGBOOK)).toEqual([]);
  });

  it('can be taken back one by one', () => {
    const filter = filterIn(WHOLE);
    for (const { key, without } of activeFilters(filter, LOGBOOK)) {
      const left = activeFilters({ ...filter, ...without }, LOGBOOK).map((chosen) => chosen.key);
      expect(left, key).toHaveLength(10);
      expect(left, key).not.toContain(key);
    }
  });
});
