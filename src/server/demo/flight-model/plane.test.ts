import { describe, expect, it } from 'vitest';
import { distanceBetween } from '#domain/geo';
import { distanceOf, placeAway, placeBetween, planeAt, planeBearing } from './plane.ts';

const ORIGIN = { east: 0, north: 0 };

describe('the plane around a takeoff', () => {
  it('approximates distances on the globe', () => {
    const plane = planeAt(46.4122, 8.111);
    const flat = distanceOf(ORIGIN, plane.placeOf([46.5675, 8.4085]));
    expect(flat / distanceBetween({ lat: 46.4122, lng: 8.111 }, { lat: 46.5675, lng: 8.4085 })).toBeCloseTo(1, 2);
  });

  it('converts degrees to metres and back', () => {
    const plane = planeAt(-33.5, -70.25);
    const place = plane.placeOf([-33.45, -70.3]);
    expect(plane.latOf(place.north)).toBeCloseTo(-33.45, 9);
    expect(plane.lngOf(place.east)).toBeCloseTo(-70.3, 9);
    expect(place.north).toBeGreaterThan(0);
    expect(place.east).toBeLessThan(0);
  });

  it('counts bearings clockwise from north', () => {
    expect(planeBearing(ORIGIN, { east: 5, north: 0 })).toBeCloseTo(Math.PI / 2);
    const east = placeAway(ORIGIN, Math.PI / 2, 100);
    expect(east.east).toBeCloseTo(100);
    expect(east.north).toBeCloseTo(0);
  });

  it('finds the places between two', () => {
    expect(placeBetween(ORIGIN, { east: 10, north: -20 }, 0.25)).toEqual({ east: 2.5, north: -5 });
  });
});
