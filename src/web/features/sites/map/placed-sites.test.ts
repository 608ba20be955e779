import { describe, expect, it } from 'vitest';
import type { Site } from '#domain/site';
import { degrees, metres } from '#domain/units';
import { openingView, placedSites, viewOfSites } from './placed-sites.ts';

let ids = 0;

function site(lat: number | null, lng: number | null): Site {
  ids += 1;
  return {
    id: ids,
    name: `Site ${ids}`,
    location: '',
    lat: lat === null ? null : degrees(lat),
    lng: lng === null ? null : degrees(lng),
    launchAltitude: metres(0),
    remarks: '',
    createdAt: '2026-01-01T00:00:00Z',
  };
}

const viewOf = (...places: readonly (readonly [number, number])[]) =>
  viewOfSites(
    placedSites(
      places.map(([lat, lng]) => site(lat, lng)),
      [],
    ),
  );

const flightsFrom = (siteId: number, count: number) =>
  Array.from({ length: count }, () => ({ siteId, date: '2026-05-03' }));

describe('the sites on the map', () => {
  it('are those with coordinates, 0 included', () => {
    const sites = [site(46, 7), site(null, null), site(0, 0)];
    expect(placedSites(sites, []).map((placed) => placed.site.id)).toEqual([sites[0]?.id, sites[2]?.id]);
  });
});

describe('the region flown most', () => {
  it('is what the map opens at, and without flights all sites', () => {
    const sites = [site(46, 7), site(46.25, 7.25), site(46.125, 7.375), site(44, 6)];
    expect(openingView(placedSites(sites, flightsFrom(sites[0]?.id ?? 0, 2)))).toEqual({
      bounds: [7, 46, 7.375, 46.25],
      zoom: 9,
    });
    expect(openingView(placedSites(sites, []))).toEqual({ bounds: [6, 44, 7.375, 46.25], zoom: 9 });
  });
});

describe('the initial view of the map', () => {
  it('is the world for a pilot without sites', () => {
    expect(viewOf()).toEqual({ center: [10, 40], zoom: 3 });
  });

  it('holds all sites as near as they fit, at most at site zoom', () => {
    expect(viewOf([46, 7], [47.5, 6], [45, 9])).toEqual({ bounds: [6, 45, 9, 47.5], zoom: 9 });
  });

  it('is a single site as a box without size', () => {
    expect(viewOf([46, 7])).toEqual({ bounds: [7, 46, 7, 46], zoom: 5 });
  });

  it('is a box without size for several sites at one place, too', () => {
    expect(viewOf([46, 7], [46, 7])).toEqual({ bounds: [7, 46, 7, 46], zoom: 5 });
  });

  it('is no box around the earth by a rounding error', () => {
    expect(viewOf([46.625255, 7.20604])).toEqual({ bounds: [7.20604, 46.625255, 7.20604, 46.625255], zoom: 5 });
    expect(viewOf([46.6, 7.20604], [46.6, 7.20604])).toMatchObject({ bounds: [7.20604, 46.6, 7.20604, 46.6] });
  });

  it('crosses the date line where that is shorter', () => {
    expect(viewOf([-17, 178], [-16, -179])).toEqual({ bounds: [178, -17, 181, -16], zoom: 9 });
  });

  it('fits a thousand sites around the world', () => {
    const places = Array.from({ length: 1_000 }, (_, i) => [(i % 120) - 60, (i % 360) - 180] as const);
    const view = viewOf(...places);
    expect(view).toEqual({ bounds: [-180, -60, 179, 59], zoom: 9 });
  });
});
