import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distancesOf } from '#test/builders/all-routes';
import { flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { arcM, chord2, distanceM, placesOf } from './places.ts';
import type { EarthModel } from './rule-sets.ts';

const EARTHS: readonly EarthModel[] = ['sphere', 'wgs84'];
const distance = (earth: EarthModel, places: readonly LatLng[]): number =>
  distanceM(placesOf(flownAlong(places), earth), 0, places.length - 1);

describe('places on the sphere', () => {
  it('are as far from each other as the arcs between them', () => {
    const quarter = (6_371_000 * Math.PI) / 2;
    const far = [
      [0, 0],
      [0, 90],
      [90, 0],
    ] as const;
    for (const place of far.slice(1)) expect(distance('sphere', [[0, 0], place])).toBeCloseTo(quarter, 3);
    expect(
      distance('sphere', [
        [45, 7],
        [46, 7],
      ]),
    ).toBeCloseTo(111_194.93, 2);
    expect(
      distance('sphere', [
        [60, 7],
        [60, 8],
      ]),
    ).toBeCloseTo(55_596.93, 2);
  });

  it('have no seam at the date line and no point at the poles', () => {
    expect(
      distance('sphere', [
        [0, 179.5],
        [0, -179.5],
      ]),
    ).toBeCloseTo(111_194.93, 2);
    expect(
      distance('sphere', [
        [89.5, 0],
        [89.5, 180],
      ]),
    ).toBeCloseTo(111_194.93, 2);
    expect(
      distance('sphere', [
        [90, 12],
        [90, -100],
      ]),
    ).toBeCloseTo(0, 6);
  });
});

describe('places on the ellipsoid', () => {
  it.each([
    { what: 'latitude at the equator', from: [-0.5, 7], to: [0.5, 7], expectedM: 110_574.4 },
    { what: 'latitude at 45°', from: [44.5, 7], to: [45.5, 7], expectedM: 111_131.8 },
    { what: 'longitude at 45°', from: [45, 7], to: [45, 8], expectedM: 78_846.8 },
  ] as const)('are apart by a degree of $what', ({ from, to, expectedM }) => {
    // The radius of the mean curvature is that of all directions: a degree is within a third of a per cent.
    expect(Math.abs(distance('wgs84', [from, to]) / expectedM - 1)).toBeLessThan(0.003);
  });

  it.each([5, 50, 250])('are within a metre of the geodesic of %d km in any direction', (km) => {
    for (const lat of [-46, 0, 28, 46, 60]) {
      for (const heading of [0, 40, 90, 200]) {
        const [north, east] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)];
        const start: LatLng = [lat, 7];
        const flown = flownAlong([
          start,
          offset(start, north * km * 500, east * km * 500),
          offset(start, north * km * 1000, east * km * 1000),
        ]);
        const geodesic = distancesOf(flown, 'wgs84')(0, 2);
        expect(Math.abs(distanceM(placesOf(flown, 'wgs84'), 0, 2) - geodesic), `${lat}°, ${heading}°`).toBeLessThan(1);
      }
    }
  });
});

describe('distances', () => {
  const walk = fc.tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 3, max: 30 }));

  it('are those of haversine and Vincenty, the same both ways, and never shorter than the straight line', () => {
    fc.assert(
      fc.property(walk, fc.constantFrom(...EARTHS), ([seed, count], earth) => {
        const flown = flownAlong(randomWalk(seed, count));
        const places = placesOf(flown, earth);
        const expected = distancesOf(flown, earth)(0, count - 1);
        const metres = distanceM(places, 0, count - 1);
        expect(Math.abs(metres - expected)).toBeLessThan(0.01 + 1e-5 * expected);
        expect(distanceM(places, count - 1, 0)).toBe(metres);
        expect(metres).toBeGreaterThanOrEqual(Math.sqrt(chord2(places, 0, count - 1)) - 1e-9);
      }),
    );
  });

  it('are no longer than a way over a third fix', () => {
    fc.assert(
      fc.property(walk, ([seed, count]) => {
        const places = placesOf(flownAlong(randomWalk(seed, count)), 'sphere');
        const over = distanceM(places, 0, 1) + distanceM(places, 1, count - 1);
        expect(distanceM(places, 0, count - 1)).toBeLessThanOrEqual(over + 1e-6);
      }),
    );
  });

  it('go on smoothly from the series of short arcs to the arc sine of long ones', () => {
    const radius = 6_371_000;
    for (const half of [1e-6, 0.01, 0.0999, 0.1, 0.1001, 0.5, 1]) {
      const chord = 2 * radius * half;
      expect(Math.abs(arcM(chord * chord, radius) - 2 * radius * Math.asin(half))).toBeLessThan(0.01);
    }
    expect([arcM(0, radius), arcM(5 * radius * radius, radius)]).toEqual([0, Math.PI * radius]);
  });
});
