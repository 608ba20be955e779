import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearingOf } from './airspace/open-air-outline.ts';
import { distanceBetween, EARTH_RADIUS_M, placeFrom } from './geo.ts';

const place = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const QUARTER_M = (EARTH_RADIUS_M * Math.PI) / 2;
/** Metres from the far side of the earth within which the formula is less exact: the arc sine of nearly 1 doubles the digits that are lost. */
const FAR_SIDE_M = 100_000;
const worstErrorM = 2 * EARTH_RADIUS_M * Math.sqrt(2 * Number.EPSILON);
const errorOf = (distanceM: number): number => (distanceM < 2 * QUARTER_M - FAR_SIDE_M ? 1e-3 : worstErrorM);
const onEarth = (lng: number): number => lng - 360 * Math.round(lng / 360);

describe('distances on earth', () => {
  it('are no longer than the way over a third place', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        const over = distanceBetween(a, b) + distanceBetween(b, c);
        expect(distanceBetween(a, c)).toBeLessThanOrEqual(over + errorOf(over));
      }),
      // The third place is nearly at the far side of the first.
      {
        examples: [
          [
            { lat: 0, lng: 0 },
            { lat: 0, lng: 1.4210854715202007e-14 },
            { lat: 0, lng: 179.99998848196384 },
          ],
        ],
      },
    );
  });

  it('are the same for places turned around the axis, and mirrored at the equator', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: -360, max: 360 }), (a, b, turn) => {
        const turned = [a, b].map(({ lat, lng }) => ({ lat: -lat, lng: onEarth(lng + turn) }));
        const [one = a, other = b] = turned;
        const distanceM = distanceBetween(a, b);
        expect(Math.abs(distanceBetween(one, other) - distanceM)).toBeLessThanOrEqual(errorOf(distanceM));
      }),
    );
  });

  it('to the poles are by latitude alone', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: -180, max: 180 }), (a, lng) => {
        const [north, south] = [distanceBetween(a, { lat: 90, lng }), distanceBetween(a, { lat: -90, lng })];
        expect(north).toBeCloseTo(((90 - a.lat) / 90) * QUARTER_M, 2);
        expect(north + south).toBeCloseTo(2 * QUARTER_M, 2);
      }),
    );
  });
});

describe('a place at a bearing and a distance', () => {
  const way = fc.record({
    bearing: fc.double({ min: -180, max: 180, noNaN: true }),
    distanceM: fc.double({ min: 10, max: 500_000, noNaN: true }),
  });

  it('is that far away, in that direction', () => {
    fc.assert(
      fc.property(place, way, (from, { bearing, distanceM }) => {
        const to = placeFrom(from, { bearing, distanceM });
        expect(distanceBetween(from, to) / distanceM).toBeCloseTo(1, 5);
        const off = bearingOf(from, to) - bearing;
        expect(Math.abs(off - 360 * Math.round(off / 360)) * Math.min(1, distanceM / 1000)).toBeLessThan(0.01);
        expect(Math.abs(to.lng)).toBeLessThanOrEqual(180);
        expect(Math.abs(to.lat)).toBeLessThanOrEqual(90);
      }),
    );
  });

  it('is the start again on the way back', () => {
    fc.assert(
      fc.property(place, way, (from, { bearing, distanceM }) => {
        const to = placeFrom(from, { bearing, distanceM });
        const back = placeFrom(to, { bearing: bearingOf(to, from), distanceM });
        expect(distanceBetween(back, from)).toBeLessThan(1);
      }),
    );
  });

  it('is reached in two parts as in one', () => {
    fc.assert(
      fc.property(place, way, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (from, { bearing, distanceM }, share) => {
        const whole = placeFrom(from, { bearing, distanceM });
        const half = placeFrom(from, { bearing, distanceM: share * distanceM });
        const rest = placeFrom(half, { bearing: bearingOf(half, whole), distanceM: (1 - share) * distanceM });
        expect(distanceBetween(rest, whole)).toBeLessThan(1);
      }),
    );
  });

  it('is the place itself at no distance, and at a whole turn of the earth', () => {
    const home = { lat: 46, lng: 7 };
    for (const distanceM of [0, 4 * QUARTER_M])
      expect(distanceBetween(placeFrom(home, { bearing: 77, distanceM }), home)).toBeLessThan(0.01);
    expect(placeFrom(home, { bearing: 0, distanceM: 2 * QUARTER_M }).lat).toBeCloseTo(-46, 6);
  });
});
