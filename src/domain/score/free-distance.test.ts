import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { along, flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { climbFreeDistance, freeDistance, isWithinLimits, routeLength } from './free-distance.ts';
import { stageOf, valuesFromEnd, valuesFromStart } from './free-distance-stages.ts';
import { distanceM, type Places, placesOf } from './places.ts';
import { rangeTreeOf } from './range-tree.ts';

const placesAlong = (path: readonly LatLng[]): Places => placesOf(flownAlong(path), 'sphere');
const freeOf = (path: readonly LatLng[]) => freeDistance(rangeTreeOf(placesAlong(path)));
const START: LatLng = [46.5, 7];

/** Returns the longest way of four legs by dynamic programming over all fixes. */
function longestWayM(places: Places): number {
  let longest: readonly number[] = Array.from({ length: places.length }, () => 0);
  for (let leg = 0; leg < 4; leg += 1) {
    const before = longest;
    longest = before.map((_, to) =>
      Math.max(...before.slice(0, to + 1).map((length, from) => length + distanceM(places, from, to))),
    );
  }
  return Math.max(...longest);
}

const walk = fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 2, max: 110 }));

describe('the free distance', () => {
  it('is the longest way of all, to a metre, with a bound that is no less', () => {
    fc.assert(
      fc.property(walk, ([seed, count]) => {
        const places = placesAlong(randomWalk(seed, count));
        const { fixes, lengthM, boundM } = freeDistance(rangeTreeOf(places));
        const most = longestWayM(places);
        expect(lengthM).toBeCloseTo(routeLength(places, fixes), 6);
        expect(lengthM).toBeGreaterThan(most - 1.001);
        expect(lengthM).toBeLessThan(most + 1e-6);
        expect(boundM).toBeGreaterThan(most - 1.001);
        expect(boundM).toBeLessThanOrEqual(lengthM + 1.001);
        expect(fixes).toHaveLength(5);
        expect(fixes).toEqual(fixes.toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });

  it('is that of a straight flight from end to end', () => {
    const { fixes, lengthM } = freeOf(along([START, offset(START, 50_000, 0)], 100));
    expect(lengthM / 1000).toBeCloseTo(50, 6);
    expect([fixes[0], fixes[4]]).toEqual([0, 500]);
  });

  it('goes around three corners of a zigzag, and leaves a fourth', () => {
    const corner = (northKm: number, eastKm: number) => offset(START, 1000 * northKm, 1000 * eastKm);
    const three = [corner(0, 0), corner(10, 1), corner(0, 2), corner(10, 3), corner(0, 4)];
    const leg = Math.hypot(10, 1);
    expect(freeOf(along(three, 250)).lengthM / 1000).toBeCloseTo(4 * leg, 1);
    const withFourth = freeOf(along([...three, corner(3, 4.3)], 250)).lengthM / 1000;
    expect(withFourth).toBeCloseTo(4 * leg, 1);
  });

  it('of fixes in one place is 0, and of two their distance', () => {
    expect(freeOf([START, START, START])).toMatchObject({ lengthM: 0, boundM: 0 });
    const two = [START, offset(START, 1_000, 0)] as const;
    const places = placesAlong(two);
    // There and back needs a third fix: the order of time is kept.
    expect(freeOf(two).lengthM).toBeCloseTo(distanceM(places, 0, 1), 6);
  });

  it('grows or stays as a flight goes on', () => {
    fc.assert(
      fc.property(walk, ([seed, count]) => {
        const path = randomWalk(seed, count);
        expect(freeOf(path).lengthM).toBeGreaterThan(freeOf(path.slice(0, -1)).lengthM - 1.001);
      }),
      { numRuns: 20 },
    );
  });
});

describe('climbing from a way', () => {
  it('never makes it shorter, keeps the order of time, and ends where no fix alone makes it longer', () => {
    fc.assert(
      fc.property(walk, fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), ([seed, count], chosen) => {
        const places = placesAlong(randomWalk(seed, count));
        const tree = rangeTreeOf(places);
        const start = chosen.map((fix) => fix % count).toSorted((a, b) => a - b);
        const { fixes, lengthM } = climbFreeDistance(tree, start);
        expect(lengthM).toBeGreaterThanOrEqual(routeLength(places, start));
        expect(fixes).toEqual(fixes.toSorted((a, b) => a - b));
        for (let k = 0; k < 5; k += 1) {
          const [from, to] = [fixes[k - 1] ?? 0, fixes[k + 1] ?? count - 1];
          for (let fix = from; fix <= to; fix += 1)
            expect(routeLength(places, fixes.with(k, fix))).toBeLessThanOrEqual(lengthM + 1e-6);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('stages of single fixes', () => {
  it('have the longest ways from the start and to the end, which together are the longest of all', () => {
    const places = placesAlong(randomWalk(4, 40));
    const tree = rangeTreeOf(places);
    const nodes = Array.from({ length: 40 }, (_, fix) => fix);
    const stages = Array.from({ length: 5 }, () => stageOf(tree, nodes));
    const [fromStart, fromEnd] = [valuesFromStart(tree, stages), valuesFromEnd(tree, stages)];
    const most = longestWayM(places);
    expect(Math.max(...(fromStart[4] ?? []))).toBeCloseTo(most, 6);
    expect(Math.max(...(fromEnd[0] ?? []))).toBeCloseTo(most, 6);
    for (const k of [1, 2, 3])
      expect(Math.max(...nodes.map((fix) => (fromStart[k]?.[fix] ?? 0) + (fromEnd[k]?.[fix] ?? 0)))).toBeCloseTo(
        most,
        6,
      );
  });

  it('have two ends of a range, and one of a single fix', () => {
    const tree = rangeTreeOf(placesAlong(randomWalk(4, 5)));
    const { fixes, owners } = stageOf(tree, [tree.root, 3]);
    expect([[...fixes], [...owners]]).toEqual([
      [0, 4, 3],
      [0, 0, 1],
    ]);
  });
});

describe('the rounds of a search', () => {
  it('are begun only when all of them together compute no more than 250 million distances, but for the first', () => {
    expect([isWithinLimits(0, 300e6), isWithinLimits(150e6, 100e6), isWithinLimits(162e6, 476e6)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
