import { describe, expect, it } from 'vitest';
import type { Site } from '#domain/site';
import { degrees, metres } from '#domain/units';
import { mostFlownSites, openingView, placedSites, viewOfSites } from './placed-sites.ts';

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

const flownSite = (lat: number, lng: number, flightNum: number) => ({
  place: { lat: degrees(lat), lng: degrees(lng) },
  flightNum,
});

/** As many sites of one region, all flown; `looks` counts how often a place is asked for. */
function regionOf(count: number) {
  let looks = 0;
  const sites = Array.from({ length: count }, (_, index) => {
    const { place } = flownSite(46 + (index % 100) / 1_000, 7 + index / count / 10, 0);
    return {
      flightNum: count - index,
      get place() {
        looks += 1;
        return place;
      },
    };
  });
  return { sites, looks: () => looks };
}

describe('the region flown most', () => {
  const [a, b, c, far] = [
    flownSite(46, 7, 3),
    flownSite(46.25, 7.25, 4),
    flownSite(46.125, 7.375, 0),
    flownSite(44, 6, 5),
  ];

  it('has the sites near each other from which most flights begin, those never flown, too', () => {
    expect(mostFlownSites([far, b, a, c])).toEqual([b, a, c]);
    expect(mostFlownSites([far, a, c])).toEqual([far]);
  });

  it('is empty without flights', () => {
    expect(mostFlownSites([c])).toEqual([]);
    expect(mostFlownSites([])).toEqual([]);
  });

  it.each([
    [0, 0],
    [46, 7],
    [46, 180],
    [-46, -7],
    [89.9, 100],
    [-90, 0],
  ])('ends 40 km from its middle, at %d, %d, too', (lat, lng) => {
    const away = (degreesAway: number) => flownSite(lat > 0 ? lat - degreesAway : lat + degreesAway, lng, 0);
    const sizeWith = (degreesAway: number) => mostFlownSites([flownSite(lat, lng, 1), away(degreesAway)]).length;
    expect([sizeWith(0.359), sizeWith(0.361)]).toEqual([2, 1]);
  });

  it('crosses the date line', () => {
    expect(mostFlownSites([flownSite(0, 179.9, 2), flownSite(0, -179.9, 1)])).toHaveLength(2);
  });

  it('takes twice as long for twice as many sites, though all are in one region', () => {
    const [few, many] = [regionOf(1_000), regionOf(2_000)];
    expect(mostFlownSites(few.sites)).toHaveLength(1_000);
    expect(mostFlownSites(many.sites)).toHaveLength(2_000);
    expect(many.looks() / few.looks()).toBeLessThan(2.5);
  });
});
