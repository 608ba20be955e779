import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { keyOfPlace, roundPlace } from '../services/places/places.ts';
import type { KnownSite } from './paragliding-earth.ts';
import { proposalsWithin } from './site-proposals.ts';

const at = (lat: number, lng: number) => ({ lat: degrees(lat), lng: degrees(lng) });
const site = (name: string, lat: number, lng: number): KnownSite => ({ name, ...at(lat, lng), takeoffAltitude: null });
const namesWithin = (sites: readonly KnownSite[], radius: number) =>
  proposalsWithin(sites, { centre: at(46, 7), radius: metres(radius) }).features.map(
    ({ properties }) => properties.name,
  );

describe('proposalsWithin', () => {
  const sites = [site('2 km', 46.018, 7), site('beyond', 46.1, 7), site('1 km', 46.009, 7), site('here', 46, 7)];

  it('returns the nearest site first and none beyond the radius', () => {
    expect(namesWithin(sites, 2_100)).toEqual(['here', '1 km', '2 km']);
    expect(namesWithin(sites, 1)).toEqual(['here']);
    expect(namesWithin([], 1_000)).toEqual([]);
  });

  it('finds sites across the date line', () => {
    const [found] = proposalsWithin([site('east', 0, -179.99)], {
      centre: at(0, 179.99),
      radius: metres(3_000),
    }).features;
    expect(found?.properties.distance).toBeCloseTo(2_224, 0);
  });
});

describe('roundPlace', () => {
  it('has one key for places close together, without -0', () => {
    expect(keyOfPlace(roundPlace(at(46.68634, 7.86316), 3))).toBe('46.686 7.863');
    expect(keyOfPlace(roundPlace(at(46.6863, 7.8632), 3))).toBe('46.686 7.863');
    expect(roundPlace(at(-0.0001, -0.0001), 3)).toEqual(at(0, 0));
  });

  it('never shifts a place by more than the margin of 80 m that sites are searched with', () => {
    const degree = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
    fc.assert(
      fc.property(degree(90), degree(180), (lat, lng) => {
        const exact = site('exact', lat, lng);
        const area = { centre: roundPlace(exact, 3), radius: metres(80) };
        expect(proposalsWithin([exact], area).features.length).toBe(1);
      }),
    );
  });
});
