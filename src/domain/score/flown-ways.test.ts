import { describe, expect, it } from 'vitest';
import { along, flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { climbFreeDistance, freeDistance, routeLength } from './free-distance.ts';
import { stageOf, valuesFromEnd, valuesFromStart } from './free-distance-stages.ts';
import { distanceM, placesOf } from './places.ts';
import { rangeTreeOf } from './range-tree.ts';

const HOME: LatLng = [46, 8];
type Corner = readonly [northKm: number, eastKm: number];
const placesOver = (...corners: readonly Corner[]) =>
  placesOf(
    flownAlong(
      along(
        corners.map(([north, east]) => offset(HOME, 1000 * north, 1000 * east)),
        200,
      ),
    ),
    'sphere',
  );
const kilometres = (...corners: readonly Corner[]): number =>
  freeDistance(rangeTreeOf(placesOver(...corners))).lengthM / 1000;

describe('the free distance of known ways', () => {
  it.each([
    {
      way: 'straight on',
      corners: [
        [0, 0],
        [20, 0],
      ],
      km: 20,
    },
    {
      way: 'out and return',
      corners: [
        [0, 0],
        [20, 0],
        [0, 0],
      ],
      km: 40,
    },
    {
      way: 'to and fro twice: four legs, not five',
      corners: [
        [0, 0],
        [9, 0],
        [0, 0],
        [9, 0],
        [0, 0],
        [9, 0],
      ],
      km: 36,
    },
    {
      way: 'around a square',
      corners: [
        [0, 0],
        [7, 0],
        [7, 7],
        [0, 7],
        [0, 0],
      ],
      km: 28,
    },
    {
      way: 'around a triangle',
      corners: [
        [0, 0],
        [8, 0],
        [8, 6],
        [0, 0],
      ],
      km: 24,
    },
    {
      way: 'with a detour that is not worth a corner',
      corners: [
        [0, 0],
        [10, 0.2],
        [20, 0],
      ],
      km: 20,
    },
  ] as const)('$way is $km km', ({ corners, km }) => {
    expect(Math.abs(kilometres(...corners) - km)).toBeLessThan(0.06);
  });

  it('is the same flown backwards', () => {
    for (const seed of [1, 2, 3]) {
      const path = randomWalk(seed, 90);
      const [there, back] = [path, path.toReversed()].map((places) =>
        freeDistance(rangeTreeOf(placesOf(flownAlong(places), 'wgs84'))),
      );
      expect(Math.abs((there?.lengthM ?? 0) - (back?.lengthM ?? 0))).toBeLessThan(1.01);
    }
  });
});

describe('a way that is climbed from', () => {
  const places = placesOver([0, 0], [7, 0], [7, 7], [0, 7], [0, 0]);
  const tree = rangeTreeOf(places);

  it('is found from any start whose corners lie on the sides', () => {
    const corners = [0, 30, 75, 110, 140];
    const { fixes, lengthM } = climbFreeDistance(tree, corners);
    expect(lengthM / 1000).toBeCloseTo(28, 0);
    expect(lengthM).toBeCloseTo(routeLength(places, fixes), 9);
  });

  it('has no better place for any of its fixes on a long flight in circles', () => {
    const circles = flownAlong(
      Array.from({ length: 600 }, (_, i) => offset([46, 8], 5 * i + 60 * Math.cos(i / 4), 60 * Math.sin(i / 4))),
    );
    const flown = rangeTreeOf(placesOf(circles, 'wgs84'));
    const { fixes, lengthM } = climbFreeDistance(flown, [10, 200, 300, 400, 500]);
    for (let k = 0; k < 5; k += 1)
      for (let fix = fixes[k - 1] ?? 0; fix <= (fixes[k + 1] ?? 599); fix += 1)
        expect(routeLength(flown.places, fixes.with(k, fix))).toBeLessThanOrEqual(lengthM + 1e-6);
  });

  it('stays where it is the longest already', () => {
    const best = climbFreeDistance(tree, [0, 35, 70, 105, 140]);
    expect(climbFreeDistance(tree, best.fixes)).toEqual(best);
  });

  it('has no length without a leg', () => {
    expect([routeLength(places, []), routeLength(places, [3]), routeLength(places, [3, 3])]).toEqual([0, 0, 0]);
    expect(routeLength(places, [0, 10, 0])).toBeCloseTo(2 * distanceM(places, 0, 10), 6);
  });
});

describe('the values of stages of ranges', () => {
  it('are no less than those of their single fixes', () => {
    const tree = rangeTreeOf(placesOf(flownAlong(randomWalk(12, 32)), 'sphere'));
    const stagesOf = (nodes: readonly number[]) => Array.from({ length: 5 }, () => stageOf(tree, nodes));
    const fixes = stagesOf(Array.from({ length: 32 }, (_, fix) => fix));
    const ranges = stagesOf([tree.left[tree.root] ?? 0, tree.right[tree.root] ?? 0]);
    const most = (values: readonly Float64Array[]): number => Math.max(...values.flatMap((column) => [...column]));
    expect(most(valuesFromStart(tree, ranges))).toBeGreaterThanOrEqual(most(valuesFromStart(tree, fixes)) - 1e-6);
    expect(most(valuesFromEnd(tree, ranges))).toBeGreaterThanOrEqual(most(valuesFromEnd(tree, fixes)) - 1e-6);
  });

  it('never fall along the stages: a leg may have no length', () => {
    const tree = rangeTreeOf(placesOf(flownAlong(randomWalk(13, 20)), 'sphere'));
    const stages = Array.from({ length: 5 }, () =>
      stageOf(
        tree,
        Array.from({ length: 20 }, (_, fix) => fix),
      ),
    );
    const values = valuesFromStart(tree, stages);
    for (let k = 1; k < 5; k += 1)
      for (let fix = 0; fix < 20; fix += 1)
        expect(values[k]?.[fix]).toBeGreaterThanOrEqual(values[k - 1]?.[fix] ?? Number.NaN);
  });
});
