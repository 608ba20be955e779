import { describe, expect, it } from 'vitest';
import { flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { distanceM, placesOf } from '../places.ts';
import { trianglesAbove } from './outermost-triangles.ts';

const HOME: LatLng = [46, 8];
const over = (...places: readonly (readonly [number, number])[]) =>
  placesOf(flownAlong(places.map(([northM, eastM]) => offset(HOME, northM, eastM))), 'sphere');

describe('the triangles of some fixes', () => {
  const places = over([0, 0], [3000, 0], [3000, 4000], [0, 4000], [1500, 2000]);

  it('are all of them, each once and in order of time, the longest first', () => {
    const found = trianglesAbove(places, [0, 1, 2, 3, 4], 0);
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ fixes: { a, b, c } }) => `${a} ${b} ${c}`)).size).toBe(10);
    expect(found.every(({ fixes: { a, b, c } }) => a < b && b < c)).toBe(true);
    const perimeters = found.map(({ perimeterM }) => perimeterM);
    expect(perimeters).toEqual(perimeters.toSorted((one, other) => other - one));
  });

  it('have their perimeter and shortest side', () => {
    const [only] = trianglesAbove(places, [0, 1, 2], 0);
    expect(only).toEqual({
      fixes: { a: 0, b: 1, c: 2 },
      perimeterM: expect.closeTo(12_000, -1),
      shortestM: expect.closeTo(3000, 0),
    });
  });

  it('are only those longer than asked for, and only of the fixes given', () => {
    const [longest] = trianglesAbove(places, [0, 1, 2, 3, 4], 0);
    expect(trianglesAbove(places, [0, 1, 2, 3, 4], 11_000)).toHaveLength(4);
    expect(trianglesAbove(places, [0, 1, 2, 3, 4], longest?.perimeterM ?? 0)).toEqual([]);
    expect(trianglesAbove(places, [1, 3, 4], 0).map(({ fixes }) => fixes)).toEqual([{ a: 1, b: 3, c: 4 }]);
    for (const fixes of [[], [1], [1, 2]]) expect(trianglesAbove(places, fixes, 0)).toEqual([]);
  });

  it('of a random flight include the longest of all', () => {
    const walk = placesOf(flownAlong(randomWalk(11, 25)), 'wgs84');
    const fixes = Array.from({ length: 25 }, (_, i) => i);
    let most = 0;
    for (const a of fixes)
      for (const b of fixes)
        for (const c of fixes)
          most = Math.max(most, distanceM(walk, a, b) + distanceM(walk, b, c) + distanceM(walk, c, a));
    expect(trianglesAbove(walk, fixes, 0)[0]?.perimeterM).toBeCloseTo(most, 6);
  });
});
