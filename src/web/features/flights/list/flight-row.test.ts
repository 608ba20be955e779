import { describe, expect, it } from 'vitest';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { metres, minutes } from '#domain/units';
import { compareSiteNames, flightRows } from './flight-row.ts';

function flightOf(id: number, fields: Partial<Flight>): Flight {
  return {
    id,
    date: '2025-05-01',
    time: null,
    siteId: null,
    gliderId: null,
    tags: [],
    altitude: metres(0),
    airtime: minutes(0),
    remarks: '',
    igcFileName: null,
    hasTrack: false,
    profile: null,
    createdAt: '2025-05-01T00:00:00Z',
    ...fields,
  };
}

function siteOf(id: number, name: string): Site {
  const createdAt = '2025-01-01T00:00:00Z';
  return { id, name, location: '', lat: null, lng: null, launchAltitude: metres(0), remarks: '', createdAt };
}

const byId = <Item extends { readonly id: number }>(...items: Item[]): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]));

const NOTHING = { sites: byId<Site>(), gliders: byId<Glider>() };

describe('the rows of the flight list', () => {
  it('are sorted newest first, within a day by time', () => {
    const flights = byId(
      flightOf(1, { date: '2025-05-03', time: '09:00' }),
      flightOf(2, { date: '2025-05-03', time: '14:30' }),
      flightOf(3, { date: '2024-12-31' }),
      flightOf(4, { date: '2025-05-03', time: null }),
    );
    expect(flightRows({ ...NOTHING, flights }).map((row) => row.id)).toEqual([4, 2, 1, 3]);
  });

  it('name the site, and none where the site no longer exists', () => {
    const flights = byId(flightOf(1, { siteId: 5 }), flightOf(2, { siteId: 6 }));
    const rows = flightRows({ ...NOTHING, flights, sites: byId(siteOf(5, 'Vounetz')) });
    expect(rows.map((row) => row.siteName)).toEqual([null, 'Vounetz']);
  });

  it('sort by site name without regard to case and accents, those without a site last', () => {
    const names = ['zermatt', 'Élancourt', null, 'Bir', 'Site 10', 'Site 9'];
    const rows = flightRows({
      ...NOTHING,
      flights: byId(...names.map((name, index) => flightOf(index, { siteId: name === null ? null : index }))),
      sites: byId(...names.map((name, index) => siteOf(index, name ?? ''))),
    });
    const sorted = rows.toSorted(compareSiteNames).map((row) => row.siteName);
    expect(sorted).toEqual(['Bir', 'Élancourt', 'Site 9', 'Site 10', 'zermatt', null]);
  });
});
