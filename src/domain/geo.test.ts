import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coordinates, distanceBetween, EARTH_RADIUS_M, lngNear, placeFrom, shortWay } from './geo.ts';
import { degrees } from './units.ts';

const at = (lat: number, lng: number): Coordinates => ({ lat: degrees(lat), lng: degrees(lng) });
const anyPlace = fc
  .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
  .map(([lat, lng]) => at(lat, lng));

describe('distanceBetween', () => {
  it('measures on a sphere of 6,371,000 m', () => {
    expect(EARTH_RADIUS_M).toBe(6_371_000);
    expect(distanceBetween(at(0, 0), at(0, 1))).toBeCloseTo((Math.PI * EARTH_RADIUS_M) / 180, 4);
    expect(distanceBetween(at(-90, 0), at(90, 0))).toBeCloseTo(Math.PI * EARTH_RADIUS_M, 2);
  });

  it('takes the short way across the date line', () => {
    expect(distanceBetween(at(-17, 179.999), at(-17, -179.999))).toBeLessThan(250);
  });

  it('is exact enough for a few metres', () => {
    expect(distanceBetween(at(46.5, 7), at(46.50001, 7))).toBeCloseTo(1.112, 3);
  });

  it('is never more than half the way around, antipodes included', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const opposite = at(-place.lat, place.lng > 0 ? place.lng - 180 : place.lng + 180);
        const distance = distanceBetween(place, opposite);
        expect(distance).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_M + 1e-6);
        expect(distance).toBeGreaterThan(Math.PI * EARTH_RADIUS_M - 1);
      }),
    );
  });

  it('is the same both ways, and 0 to the place itself', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 6);
        expect(distanceBetween(a, a)).toBe(0);
      }),
    );
  });
});

describe('placeFrom', () => {
  it('goes along the meridian and the equator', () => {
    const quarter = (Math.PI * EARTH_RADIUS_M) / 2;
    expect(placeFrom(at(0, 0), { bearing: 0, distanceM: quarter / 2 }).lat).toBeCloseTo(45, 9);
    expect(placeFrom(at(0, 170), { bearing: 90, distanceM: quarter / 4 }).lng).toBeCloseTo(-167.5, 9);
  });

  it('is as far away as it was sent', () => {
    fc.assert(
      fc.property(
        anyPlace,
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 1, max: 100_000 }),
        (from, bearing, distanceM) => {
          expect(distanceBetween(from, placeFrom(from, { bearing, distanceM }))).toBeCloseTo(distanceM, 1);
        },
      ),
    );
  });
});

describe('shortWay', () => {
  it('is at most half a turn', () => {
    expect([0, 179, 181, -181, 360, 539].map(shortWay).map((degrees) => degrees + 0)).toEqual([
      0, 179, -179, 179, 0, 179,
    ]);
  });
});

describe('lngNear', () => {
  it.each([
    [0, 7, 7],
    [0, 180.5, -179.5],
    [179.9, -179.9, 180.1],
    [-179.9, 179.9, -180.1],
    [180.1, 179.9, 179.9],
    [540, 1, 361],
  ])('from %d° sees %d° at %d°', (centre, lng, expected) => {
    expect(lngNear(centre, lng)).toBeCloseTo(expected, 9);
  });
});
