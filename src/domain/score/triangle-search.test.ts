import { describe, expect, it } from 'vitest';
import { along, flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { closingsOf } from './closing.ts';
import { workLimit } from './limits.ts';
import { distanceM, placesOf } from './places.ts';
import { rangeTreeOf } from './range-tree.ts';
import { RULE_SETS, type TriangleRule } from './rule-sets.ts';
import { pointsAs, triangleKinds } from './triangle-points.ts';
import { bestTriangle, type TriangleSearch } from './triangle-search.ts';

const HOME: LatLng = [46, 8];
const { xcontest, ffvl, fai } = RULE_SETS;

function search(path: readonly LatLng[], rules: readonly TriangleRule[], abovePoints = 0): TriangleSearch {
  const tree = rangeTreeOf(placesOf(flownAlong(path), 'sphere'));
  return bestTriangle({ tree, closings: closingsOf(tree), kinds: triangleKinds(rules), abovePoints });
}

const over = (...corners: readonly (readonly [number, number])[]): readonly LatLng[] =>
  along(
    corners.map(([northKm, eastKm]) => offset(HOME, 1000 * northKm, 1000 * eastKm)),
    200,
  );
const EQUILATERAL = over([0, 0], [10, 0], [5, 8.66], [0, 0]);

describe('the best triangle of a flight', () => {
  it('is the one that was flown, with its closing', () => {
    const { best, boundPoints } = search(EQUILATERAL, xcontest.triangles);
    expect(best?.kind.rule.type).toBe('closedFaiTriangle');
    expect(best?.points).toBeCloseTo(30 * 1.6, 1);
    expect(best?.closing.gapM).toBeLessThanOrEqual(1);
    expect(boundPoints).toBeGreaterThanOrEqual(best?.points ?? 0);
    expect(boundPoints).toBeLessThan((best?.points ?? 0) + 0.002);
  });

  it.each([xcontest, ffvl, fai])('has the points of its own measures by $id', ({ triangles }) => {
    const places = placesOf(flownAlong(EQUILATERAL), 'sphere');
    const { best } = search(EQUILATERAL, triangles);
    const [a, b, c] = best?.fixes ?? [0, 0, 0];
    const sides = [distanceM(places, a, b), distanceM(places, b, c), distanceM(places, c, a)];
    const measures = { perimeterM: sides.reduce((sum, side) => sum + side), shortestM: Math.min(...sides) };
    expect(best && pointsAs(best.kind, measures, best.closing.gapM)).toBeCloseTo(best?.points ?? 0, 9);
    expect(best?.closing.start).toBeLessThanOrEqual(a);
    expect(best?.closing.finish).toBeGreaterThanOrEqual(c);
  });

  it('is none where another route has more points, and bounded by these', () => {
    const all = search(EQUILATERAL, xcontest.triangles);
    const points = all.best?.points ?? 0;
    expect(search(EQUILATERAL, xcontest.triangles, points - 0.01).best?.points).toBeCloseTo(points, 6);
    const { best, boundPoints } = search(EQUILATERAL, xcontest.triangles, points + 0.01);
    expect([best, boundPoints]).toEqual([null, points + 0.01]);
  });

  it('is none on a straight line, which does not close', () => {
    // Three fixes in a row are a triangle of twice the gap that is allowed, and no more.
    expect(search(over([0, 0], [30, 0]), fai.triangles, 2 * 0.805 * 1.2).best).toBeNull();
    expect(search(over([0, 0], [30, 0]), ffvl.triangles, 2 * 3.005 * 1.2).best).toBeNull();
  });

  it('is none without rules, and of one or two fixes', () => {
    expect(search(EQUILATERAL, []).best).toBeNull();
    expect(search([HOME], xcontest.triangles).best).toBeNull();
    expect(search([HOME, offset(HOME, 5000, 0)], xcontest.triangles).best).toBeNull();
  });

  it('goes without a kind of triangle that its league does not have', () => {
    const flat = xcontest.triangles.filter(({ type }) => type === 'freeTriangle');
    const { best } = search(EQUILATERAL, flat);
    expect(best?.kind.rule.type).toBe('freeTriangle');
    expect(best?.points).toBeCloseTo(30 * 1.2, 1);
  });

  it('is no worse with more rules to choose from, or a flight that goes on', () => {
    for (const seed of [1, 2, 3, 4]) {
      const path = randomWalk(seed, 70);
      const pointsOf = (rules: readonly TriangleRule[], length = 70): number =>
        search(path.slice(0, length), rules).best?.points ?? 0;
      const [one, two, all] = [1, 2, 4].map((count) => pointsOf(xcontest.triangles.slice(0, count)));
      expect(two).toBeGreaterThanOrEqual((one ?? 0) - 0.001);
      expect(all).toBeGreaterThanOrEqual((two ?? 0) - 0.001);
      expect(pointsOf(ffvl.triangles)).toBeGreaterThanOrEqual(pointsOf(ffvl.triangles, 50) - 0.001);
    }
  });

  it('has a bound that no other triangle of the flight passes', () => {
    const path = randomWalk(21, 40);
    const places = placesOf(flownAlong(path), 'sphere');
    const [closings, limit] = [closingsOf(rangeTreeOf(places)), workLimit()];
    const { boundPoints } = search(path, xcontest.triangles);
    const kinds = triangleKinds(xcontest.triangles);
    const triples = path.flatMap((_a, a) =>
      path.slice(a).flatMap((_b, b) => path.slice(a + b).map((_c, c) => [a, a + b, a + b + c] as const)),
    );
    for (const [a, b, c] of triples) {
      const sides = [distanceM(places, a, b), distanceM(places, b, c), distanceM(places, c, a)];
      const measures = { perimeterM: sides.reduce((sum, side) => sum + side), shortestM: Math.min(...sides) };
      const most = Math.max(...kinds.map((kind) => pointsAs(kind, measures, closings.nearest(a, c, limit).gapM)));
      expect(most).toBeLessThanOrEqual(boundPoints + 0.002);
    }
  });
});

describe('the closing of a triangle', () => {
  it('is looked for before the first turnpoint and after the last', () => {
    // A way in from the west, the triangle, and a way out to the south: they cross near the first corner.
    const path = over([1, -6], [1, 0], [11, 0], [6, 8.66], [1, 0.1], [-5, 0.1]);
    const { best } = search(path, xcontest.triangles);
    expect(best?.kind.rule.type).toBe('closedFaiTriangle');
    expect(best?.closing.gapM).toBeLessThan(0.05 * 30_000 * 1.2);
    expect(best?.closing.start).toBeGreaterThan(0);
    expect(best?.closing.finish).toBeLessThan(path.length - 1);
  });

  it('may be wider for more perimeter: the points decide, not the gap', () => {
    // Twice the triangle: the inner one is closed, the outer ends 8 km before its start.
    const path = over([0, 0], [40, 0], [20, 34.64], [4, 6.93]);
    const { best } = search(path, xcontest.triangles);
    expect(best?.kind.rule.type).toBe('faiTriangle');
    expect(best?.closing.gapM).toBeGreaterThan(7_000);
    expect(best?.points).toBeCloseTo((120 - 8) * 1.4, 0);
  });
});
