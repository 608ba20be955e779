import { describe, expect, it } from 'vitest';
import { flownAlong, type LatLng } from '#test/builders/flown-paths';
import { type Places, placesOf } from '../places.ts';
import { axesAt, meanOf, type Vector3, valuesAlong } from './axes.ts';

const dot = (one: Vector3, other: Vector3): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const pointsAt = (...places: readonly LatLng[]): Places => placesOf(flownAlong(places), 'sphere');
const vectorAt = (place: LatLng): Vector3 => meanOf(pointsAt(place));

describe('the axes at a place', () => {
  it.each<[LatLng]>([
    [[0, 0]],
    [[46, 7]],
    [[-33, 151]],
    [[60, -150]],
    [[0, 180]],
    [[89.99, 20]],
    [[90, 0]],
    [[-90, 0]],
  ])('of %j are at right angles, of length 1, and turn from east to north to up', (place) => {
    const { up, east, north } = axesAt(vectorAt(place));
    for (const axis of [up, east, north]) expect(dot(axis, axis)).toBeCloseTo(1, 12);
    expect([dot(up, east), dot(east, north), dot(north, up)]).toEqual(
      [0, 0, 0].map((zero) => expect.closeTo(zero, 12)),
    );
    const turned: Vector3 = [
      east[1] * north[2] - east[2] * north[1],
      east[2] * north[0] - east[0] * north[2],
      east[0] * north[1] - east[1] * north[0],
    ];
    expect(dot(turned, up)).toBeCloseTo(1, 12);
  });

  it.each<[string, LatLng, LatLng]>([
    ['north', [46, 7], [46.01, 7]],
    ['east', [46, 7], [46, 7.01]],
    ['north', [-30, -70], [-29.99, -70]],
    ['east', [-30, -70], [-30, -69.99]],
    ['east', [10, 179.995], [10, -179.995]],
  ])('lead to the %s of %j', (axis, from, to) => {
    const axes = axesAt(vectorAt(from));
    const points = pointsAt(to);
    const [east = 0] = valuesAlong(points, vectorAt(from), axes.east);
    const [north = 0] = valuesAlong(points, vectorAt(from), axes.north);
    expect(axis === 'north' ? north : east).toBeGreaterThan(700);
    expect(Math.abs(axis === 'north' ? east : north)).toBeLessThan(2);
  });

  it('are any of a place without a direction', () => {
    const { up, east, north } = axesAt([0, 0, 0]);
    expect([up, east].map((axis) => dot(axis, axis))).toEqual([1, 1]);
    expect(dot(north, north)).toBeCloseTo(1, 12);
  });
});

describe('values along a direction', () => {
  it('are metres from a place, below 0 behind it', () => {
    const from = vectorAt([0, 0]);
    const { north, up } = axesAt(from);
    const points = pointsAt([0.1, 0], [-0.1, 0], [0, 0]);
    const values = valuesAlong(points, from, north);
    expect([...values]).toEqual([11_119, -11_119, 0].map((metres) => expect.closeTo(metres, -1)));
    // The earth falls away by d² / 2r.
    expect([...valuesAlong(points, from, up)]).toEqual([-9.7, -9.7, 0].map((metres) => expect.closeTo(metres, 0)));
  });

  it('have a mean of 0 from the mean of the points', () => {
    const points = pointsAt([46, 7], [46.2, 7.9], [45.7, 8.3], [46.1, 6.2]);
    const middle = meanOf(points);
    for (const axis of Object.values(axesAt(middle))) {
      const values = [...valuesAlong(points, middle, axis)];
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 5);
    }
  });
});
