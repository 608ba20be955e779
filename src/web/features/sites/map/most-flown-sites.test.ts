import { describe, expect, it } from 'vitest';
import { degrees } from '#domain/units';
import { mostFlownSites } from './most-flown-sites.ts';

const site = (lat: number, lng: number, flightNum: number) => ({
  place: { lat: degrees(lat), lng: degrees(lng) },
  flightNum,
});

/** As many sites of one region, all flown; `looks` counts how often a place is asked for. */
function regionOf(count: number) {
  let looks = 0;
  const sites = Array.from({ length: count }, (_, index) => {
    const { place } = site(46 + (index % 100) / 1_000, 7 + index / count / 10, 0);
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
  const [a, b, c, far] = [site(46, 7, 3), site(46.25, 7.25, 4), site(46.125, 7.375, 0), site(44, 6, 5)];

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
    const away = (degreesAway: number) => site(lat > 0 ? lat - degreesAway : lat + degreesAway, lng, 0);
    const sizeWith = (degreesAway: number) => mostFlownSites([site(lat, lng, 1), away(degreesAway)]).length;
    expect([sizeWith(0.359), sizeWith(0.361)]).toEqual([2, 1]);
  });

  it('crosses the date line', () => {
    expect(mostFlownSites([site(0, 179.9, 2), site(0, -179.9, 1)])).toHaveLength(2);
  });

  it('takes twice as long for twice as many sites, though all are in one region', () => {
    const [few, many] = [regionOf(1_000), regionOf(2_000)];
    expect(mostFlownSites(few.sites)).toHaveLength(1_000);
    expect(mostFlownSites(many.sites)).toHaveLength(2_000);
    expect(many.looks() / few.looks()).toBeLessThan(2.5);
  });
});
