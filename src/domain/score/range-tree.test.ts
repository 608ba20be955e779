import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flownAlong, randomWalk } from '#test/builders/flown-paths';
import { closingsOf, gapTable, leastGapM } from './closing.ts';
import { MOST_PAIRS, workLimit } from './limits.ts';
import { nearestPair } from './nearest-pair.ts';
import { chord2, distanceM, type Places, placesOf } from './places.ts';
import { indexAt, isFix, type RangeTree, rangeTreeOf, widthOf } from './range-tree.ts';
import {
  END_TRIANGLES,
  emptyEndDistances,
  endFixes,
  endPerimeterM,
  endShortestM,
  measureEnds,
  mostMeasures,
} from './triangle-sides.ts';

const walk = fc
  .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 50 }))
  .map(([seed, count]) => rangeTreeOf(placesOf(flownAlong(randomWalk(seed, count)), seed % 2 ? 'sphere' : 'wgs84')));
const RUNS = { numRuns: 25 };
const fixesOf = ({ first, last }: RangeTree, node: number): readonly number[] =>
  Array.from({ length: indexAt(last, node) - indexAt(first, node) + 1 }, (_, i) => indexAt(first, node) + i);
const nodesOf = ({ root }: RangeTree) => Array.from({ length: root + 1 }, (_, node) => node);

/** Returns the length of the shortest way from a fix up to one to a fix from another on: tries all. 0 where they are one. */
function leastGap(places: Places, from: number, to: number): number {
  if (from === to) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= from; i += 1)
    for (let j = to; j < places.length; j += 1) least = Math.min(least, distanceM(places, i, j));
  return least;
}

describe('a tree of ranges', () => {
  it('has every fix as a node, and of each other node the two halves, one after the other', () => {
    fc.assert(
      fc.property(walk, (tree) => {
        const { length } = tree.places;
        expect(fixesOf(tree, tree.root)).toHaveLength(length);
        for (const node of nodesOf(tree)) {
          expect(isFix(tree, node)).toBe(node < length);
          const halves = [indexAt(tree.left, node), indexAt(tree.right, node)];
          if (isFix(tree, node)) expect([...halves, ...fixesOf(tree, node)]).toEqual([-1, -1, node]);
          else expect(halves.flatMap((half) => fixesOf(tree, half))).toEqual(fixesOf(tree, node));
        }
      }),
      RUNS,
    );
  });

  it('bounds the distance from anywhere to a fix of a range by those to its ends', () => {
    fc.assert(
      fc.property(walk, fc.nat(), (tree, chosen) => {
        const { places, first, last, aside } = tree;
        const from = chosen % places.length;
        for (const node of nodesOf(tree)) {
          const ends = Math.max(
            distanceM(places, from, indexAt(first, node)),
            distanceM(places, from, indexAt(last, node)),
          );
          const most = Math.max(...fixesOf(tree, node).map((fix) => distanceM(places, from, fix)));
          expect(most).toBeLessThanOrEqual(ends + (aside[node] ?? 0) + 1e-6);
        }
      }),
      RUNS,
    );
  });

  it('holds the fixes of a range in a ball, and within its width of either end', () => {
    fc.assert(
      fc.property(walk, (tree) => {
        const { places, first, last, centres, radius } = tree;
        for (const node of nodesOf(tree)) {
          for (const fix of fixesOf(tree, node)) {
            expect(Math.sqrt(chord2(centres, fix, node))).toBeLessThanOrEqual((radius[node] ?? 0) + 1e-6);
            const toEnds = [first, last].map((end) => Math.sqrt(chord2(places, fix, indexAt(end, node))));
            expect(Math.max(...toEnds)).toBeLessThanOrEqual(widthOf(tree, node) + 1e-6);
          }
        }
      }),
      RUNS,
    );
  });
});

describe('the gap of a triangle', () => {
  const question = fc.tuple(walk, fc.nat(), fc.nat()).map(([tree, one, other]) => {
    const [from, to] = inOrder(tree, [one, other]);
    return { tree, from, to };
  });

  it('is that of all pairs of fixes, or below a metre as they are', () => {
    fc.assert(
      fc.property(question, ({ tree, from, to }) => {
        const { closing } = nearestPair(
          tree,
          { upTo: { start: from, finish: to }, guess: { start: from, finish: to } },
          workLimit(),
        );
        expect(closing.start).toBeLessThanOrEqual(from);
        expect(closing.finish).toBeGreaterThanOrEqual(to);
        expect(closing.gapM).toBeCloseTo(distanceM(tree.places, closing.start, closing.finish), 6);
        const least = leastGap(tree.places, from, to);
        if (least > 1) expect(closing.gapM).toBeCloseTo(least, 6);
        else expect(closing.gapM).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is at least what the table says', () => {
    fc.assert(
      fc.property(question, ({ tree, from, to }) => {
        expect(leastGapM(gapTable(tree.places), from, to)).toBeLessThanOrEqual(leastGap(tree.places, from, to));
      }),
    );
  });

  it('is the same whatever was asked before, between its bounds, and 0 where the fixes are one', () => {
    fc.assert(
      fc.property(walk, fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 8 }), (tree, asked) => {
        const [closings, limit] = [closingsOf(tree), workLimit()];
        for (const pair of asked) {
          const [from, to] = inOrder(tree, pair);
          const { gapM } = closings.nearest(from, to, limit);
          const least = leastGap(tree.places, from, to);
          expect(Math.abs(gapM - least)).toBeLessThanOrEqual(least > 1 ? 1e-6 : 1);
          expect(closings.atLeast(from, to)).toBeLessThanOrEqual(least);
          expect(closings.atLeastNearly(from, to, limit)).toBeLessThanOrEqual(least + 1e-6);
        }
      }),
      RUNS,
    );
  });

  it('costs nothing the second time', () => {
    const tree = rangeTreeOf(placesOf(flownAlong(randomWalk(5, 400)), 'sphere'));
    const [closings, limit] = [closingsOf(tree), workLimit()];
    const first = closings.nearest(100, 300, limit);
    const { pairs } = limit;
    expect(pairs).toBeLessThan(MOST_PAIRS);
    expect(closings.nearest(100, 300, limit)).toEqual(first);
    expect(limit.pairs).toBe(pairs);
  });

  it('in a table of blocks of several fixes is still a bound', () => {
    const places = placesOf(flownAlong(randomWalk(8, 900)), 'sphere');
    const table = gapTable(places);
    expect([table.size, table.blocks]).toEqual([3, 300]);
    for (const [from, to] of [
      [0, 899],
      [10, 700],
      [440, 460],
      [449, 451],
      [451, 449],
    ] as const)
      expect(leastGapM(table, from, to)).toBeLessThanOrEqual(from >= to ? 0 : leastGap(places, from, to));
  });
});

/** Returns two fixes of a flight in order. */
function inOrder({ places }: RangeTree, [one, other]: readonly [number, number]): readonly [number, number] {
  const [a, b] = [one % places.length, other % places.length];
  return a < b ? [a, b] : [b, a];
}

describe('triangles with a turnpoint in each of three ranges', () => {
  it('have no better measures than their bound, and those of ends are among them', () => {
    fc.assert(
      fc.property(walk, fc.tuple(fc.nat(), fc.nat(), fc.nat()), (tree, chosen) => {
        const [a = 0, b = 0, c = 0] = chosen.map((node) => node % (tree.root + 1));
        const ranges = { a, b, c };
        const ends = emptyEndDistances();
        measureEnds(tree, ranges, ends);
        const most = mostMeasures(tree, ranges, ends);
        const sidesOf = (...[i, j, k]: readonly [number, number, number]) => [
          distanceM(tree.places, i, j),
          distanceM(tree.places, j, k),
          distanceM(tree.places, i, k),
        ];
        const middle = (node: number) => fixesOf(tree, node)[fixesOf(tree, node).length >> 1] ?? 0;
        for (let triangle = 0; triangle < END_TRIANGLES; triangle += 1) {
          const fixes = endFixes(tree, ranges, triangle);
          const sides = sidesOf(fixes.a, fixes.b, fixes.c);
          expect(endPerimeterM(ends, triangle)).toBeCloseTo(
            sides.reduce((sum, side) => sum + side, 0),
            6,
          );
          expect(endShortestM(ends, triangle)).toBeCloseTo(Math.min(...sides), 6);
        }
        for (const fixes of [[a, b, c].map(middle), [a, b, c].map((node) => indexAt(tree.first, node))]) {
          const sides = sidesOf(fixes[0] ?? 0, fixes[1] ?? 0, fixes[2] ?? 0);
          const perimeterM = sides.reduce((sum, side) => sum + side, 0);
          expect(perimeterM).toBeLessThanOrEqual(most.perimeterM + 1e-6);
          expect(perimeterM).toBeGreaterThanOrEqual(most.leastPerimeterM - 1e-6);
          expect(Math.min(...sides)).toBeLessThanOrEqual(most.shortestM + 1e-6);
        }
      }),
    );
  });
});
