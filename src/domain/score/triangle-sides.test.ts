import { describe, expect, it } from 'vitest';
import { flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { distanceM, placesOf } from './places.ts';
import { indexAt, isFix, type RangeTree, rangeTreeOf, widthOf } from './range-tree.ts';
import {
  END_TRIANGLES,
  emptyEndDistances,
  endFixes,
  endPerimeterM,
  endShortestM,
  measureEnds,
  mostMeasures,
  type Ranges,
} from './triangle-sides.ts';

const HOME: LatLng = [46, 8];
const treeAlong = (path: readonly LatLng[]): RangeTree => rangeTreeOf(placesOf(flownAlong(path), 'sphere'));

function measured(tree: RangeTree, ranges: Ranges) {
  const ends = emptyEndDistances();
  measureEnds(tree, ranges, ends);
  return { ends, most: mostMeasures(tree, ranges, ends) };
}

describe('the triangles of three single fixes', () => {
  const tree = treeAlong([HOME, offset(HOME, 3000, 0), offset(HOME, 3000, 4000)]);
  const { ends, most } = measured(tree, { a: 0, b: 1, c: 2 });

  it('are all the same one', () => {
    for (let i = 0; i < END_TRIANGLES; i += 1) {
      expect(endPerimeterM(ends, i)).toBeCloseTo(12_000, -1);
      expect(endShortestM(ends, i)).toBeCloseTo(3_000, 0);
      expect(endFixes(tree, { a: 0, b: 1, c: 2 }, i)).toEqual({ a: 0, b: 1, c: 2 });
    }
  });

  it('have its own measures as their bounds', () => {
    expect(most.perimeterM).toBeCloseTo(endPerimeterM(ends, 0), 6);
    expect(most.leastPerimeterM).toBeCloseTo(endPerimeterM(ends, 0), 6);
    expect(most.shortestM).toBeCloseTo(endShortestM(ends, 0), 6);
  });
});

describe('the triangles of the ends of three ranges', () => {
  const tree = treeAlong(randomWalk(9, 24));
  const inner = Array.from({ length: tree.root + 1 }, (_, node) => node).filter((node) => !isFix(tree, node));
  const [a = 0, b = 0, c = 0] = inner;
  const ranges = { a, b, c };

  it('are eight of different ends', () => {
    const fixes = Array.from({ length: END_TRIANGLES }, (_, i) => endFixes(tree, ranges, i));
    expect(new Set(fixes.map((one) => `${one.a} ${one.b} ${one.c}`)).size).toBe(8);
    for (const one of fixes) {
      expect([indexAt(tree.first, a), indexAt(tree.last, a)]).toContain(one.a);
      expect([indexAt(tree.first, b), indexAt(tree.last, b)]).toContain(one.b);
      expect([indexAt(tree.first, c), indexAt(tree.last, c)]).toContain(one.c);
    }
  });

  it('have the sides between these ends', () => {
    const { ends } = measured(tree, ranges);
    for (let i = 0; i < END_TRIANGLES; i += 1) {
      const fixes = endFixes(tree, ranges, i);
      const sides = [
        distanceM(tree.places, fixes.a, fixes.b),
        distanceM(tree.places, fixes.b, fixes.c),
        distanceM(tree.places, fixes.a, fixes.c),
      ];
      expect(endPerimeterM(ends, i)).toBeCloseTo(
        sides.reduce((sum, side) => sum + side),
        6,
      );
      expect(endShortestM(ends, i)).toBeCloseTo(Math.min(...sides), 6);
    }
  });

  it('are measured anew in the room of others', () => {
    const ends = emptyEndDistances();
    measureEnds(tree, { a: 0, b: 5, c: 9 }, ends);
    measureEnds(tree, ranges, ends);
    expect([...ends]).toEqual([...measured(tree, ranges).ends]);
  });

  it('have bounds that get no wider with narrower ranges', () => {
    for (const node of inner) {
      const [left, right] = [indexAt(tree.left, node), indexAt(tree.right, node)];
      const whole = measured(tree, { a: node, b: node, c: node }).most;
      for (const half of [left, right]) {
        const { most } = measured(tree, { a: half, b: half, c: half });
        expect(most.leastPerimeterM).toBeLessThanOrEqual(whole.perimeterM + 1e-6);
        expect(widthOf(tree, half)).toBeLessThanOrEqual(2 * widthOf(tree, node) + 1e-6);
      }
    }
  });
});
