import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../geo.ts';
import { bearingOf, cornersOf } from './arc.ts';

const HOME = { lat: 46, lng: 7 };

describe('bearings', () => {
  it.each([
    [{ lat: 47, lng: 7 }, 0],
    [{ lat: 45, lng: 7 }, 180],
    [{ lat: 46.0001, lng: 7.01 }, 89.2],
    [{ lat: 46, lng: 6.99 }, -90],
  ])('to %j', (place, bearing) => {
    expect(bearingOf(HOME, place)).toBeCloseTo(bearing, 1);
  });

  it('cross 180° the short way', () => {
    expect(bearingOf({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(90, 6);
  });
});

describe('the corners of an arc', () => {
  it('lie at its radius, which may change from start to end', () => {
    const corners = cornersOf({ center: HOME, radiiM: [5000, 6000], start: 0, sweep: 90 });
    const radii = corners.map((corner) => distanceBetween(HOME, corner));
    expect([radii[0], radii.at(-1)]).toEqual([expect.closeTo(5000, 3), expect.closeTo(6000, 3)]);
    expect(radii.every((radius, i) => i === 0 || radius > (radii[i - 1] ?? 0))).toBe(true);
  });

  it.each([
    { lat: 0, lng: 180 },
    { lat: -10, lng: -179.99 },
    { lat: 90, lng: 0 },
    { lat: -89.99, lng: 7 },
  ])('are degrees around %j', (center) => {
    for (const corner of cornersOf({ center, radiiM: [9000, 9000], start: 0, sweep: 360 })) {
      expect(Math.abs(corner.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(corner.lng)).toBeLessThanOrEqual(180);
      expect(distanceBetween(center, corner)).toBeCloseTo(9000, 1);
    }
  });

  it('of a tiny circle are enough for an area', () => {
    expect(cornersOf({ center: HOME, radiiM: [1, 1], start: 0, sweep: 360 }).length).toBeGreaterThan(36);
  });
});
