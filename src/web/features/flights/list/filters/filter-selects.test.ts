import { describe, expect, it } from 'vitest';
import { filterIn } from '#contract/pages/flight-list-address';
import { filterChoices } from '#domain/flight-filter/filter-choices';
import { byId, logbookFlight, logbookGlider, logbookSite } from '#test/builders/logbook-items';
import { only } from '#test/builders/only';
import { filterSelects } from './filter-selects.ts';

const FLIGHTS = [
  logbookFlight({ id: 1, date: '2025-05-03', siteId: 1, gliderId: 4, hasTrack: true, xcType: 'freeFlight' }),
  logbookFlight({ id: 2, date: '2024-05-03', siteId: 2 }),
  logbookFlight({ id: 3, date: '2025-06-03' }),
];
const LOGBOOK = {
  sites: byId(logbookSite({ id: 1, name: 'Vounetz' }), logbookSite({ id: 2, name: 'Élancourt' })),
  gliders: byId(logbookGlider({ id: 4, name: 'Rush 6' })),
};

function selectsAt(search: string) {
  const filter = filterIn(search);
  return filterSelects(filterChoices(FLIGHTS, filter), filter, LOGBOOK);
}

const selectAt = (search: string, name: string) => only(selectsAt(search).filter(({ label }) => label === name));
const labels = (name: string) => selectAt('', name).choices.map(({ label }) => label);

describe('the selects of the filters', () => {
  it('offer what flights have, with their numbers, in the order of a reader', () => {
    expect(labels('Year')).toEqual(['All years', '2025 (2)', '2024 (1)']);
    expect(labels('Site')).toEqual(['All sites', 'Élancourt (1)', 'Vounetz (1)', 'No site (1)']);
    expect(labels('Glider')).toEqual(['All gliders', 'Rush 6 (1)', 'No glider (2)']);
    expect(labels('Track')).toEqual(['All flights', 'With track (1)', 'Without track (2)']);
    expect(labels('XC type')).toEqual(['All types', 'Free flight (1)']);
  });

  it('lead to the list with the choice, and keep what else is chosen', () => {
    const { value, choices } = selectAt('?q=lac&year=2025', 'Site');
    expect(value).toBe('/flights?q=lac&year=2025');
    expect(choices.map((choice) => choice.value)).toEqual([
      '/flights?q=lac&year=2025',
      '/flights?q=lac&year=2025&site=1',
      '/flights?q=lac&year=2025&site=none',
    ]);
  });

  it('show the choice, and lead back to all', () => {
    const { value, choices } = selectAt('?year=2025', 'Year');
    expect(choices.find((choice) => choice.value === value)?.label).toBe('2025 (2)');
    expect(choices[0]?.value).toBe('/flights');
  });

  it('are disabled where there is nothing to choose', () => {
    const open = selectsAt('?year=2024').filter(({ disabled }) => !disabled);
    expect(open.map(({ label }) => label)).toEqual(['Year', 'Site', 'Glider', 'Track']);
  });
});
