import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from './rule-sets.ts';
import { mostPointsAs, mostPointsOf, pointsAs, triangleKinds } from './triangle-points.ts';
import { TripleQueue } from './triple-queue.ts';

const kindOf = (id: keyof typeof RULE_SETS, type: string) => {
  const kind = triangleKinds(RULE_SETS[id].triangles).find(({ rule }) => rule.type === type);
  if (!kind) throw new Error(`${id} has no ${type}`);
  return kind;
};
const km = (kilometres: number): number => 1000 * kilometres;
const triangle = (perimeterKm: number, shortestKm: number) => ({
  perimeterM: km(perimeterKm),
  shortestM: km(shortestKm),
});

describe('kinds of triangles', () => {
  it('stand by their points a kilometre, and know which are FAI triangles', () => {
    for (const { triangles } of Object.values(RULE_SETS)) {
      const kinds = triangleKinds(triangles);
      expect(kinds.map(({ perMetre }) => perMetre)).toEqual(
        kinds.map(({ perMetre }) => perMetre).toSorted((a, b) => b - a),
      );
      expect(kinds.map(({ isFai, rule }) => isFai === /fai/i.test(rule.type))).toEqual(kinds.map(() => true));
    }
  });
});

describe('points of a triangle by the rules of XContest', () => {
  it.each([
    { type: 'freeTriangle', measures: triangle(100, 10), gapKm: 20, points: (100 - 20) * 1.2 },
    { type: 'freeTriangle', measures: triangle(100, 10), gapKm: 20.1, points: 0 },
    { type: 'faiTriangle', measures: triangle(100, 28), gapKm: 10, points: (100 - 10) * 1.4 },
    { type: 'faiTriangle', measures: triangle(100, 27.9), gapKm: 10, points: 0 },
    { type: 'closedFreeTriangle', measures: triangle(100, 10), gapKm: 5, points: (100 - 5) * 1.4 },
    { type: 'closedFreeTriangle', measures: triangle(100, 10), gapKm: 5.1, points: 0 },
    { type: 'closedFaiTriangle', measures: triangle(100, 30), gapKm: 0, points: 160 },
  ])('$type of $measures with a gap of $gapKm km: $points', ({ type, measures, gapKm, points }) => {
    expect(pointsAs(kindOf('xcontest', type), measures, km(gapKm))).toBeCloseTo(points, 9);
  });

  it('are those of an equilateral triangle whose sides are rounded', () => {
    const side = 0.28 * km(75);
    const measures = { perimeterM: km(75), shortestM: side * (1 - 1e-15) };
    expect(pointsAs(kindOf('xcontest', 'closedFaiTriangle'), measures, 0)).toBeCloseTo(120, 9);
  });
});

describe('the most points of some triangles', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const kinds = Object.values(RULE_SETS).flatMap(({ triangles }) => triangleKinds(triangles));

  it('are no less than those of any of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.tuple(share, share, share, share), (kind, [long, short, more, gap]) => {
        const measures = triangle(1 + 200 * long, ((1 + 200 * long) / 3) * short);
        const most = {
          perimeterM: measures.perimeterM * (1 + more),
          shortestM: measures.shortestM * (1 + more),
          leastPerimeterM: measures.perimeterM * (1 - more),
        };
        const gapM = measures.perimeterM * 0.3 * gap;
        const points = pointsAs(kind, measures, gapM);
        expect(mostPointsAs(kind, most, gapM)).toBeGreaterThanOrEqual(points - 1e-9);
        expect(mostPointsAs(kind, most, gapM / 2)).toBeGreaterThanOrEqual(points - 1e-9);
      }),
    );
  });

  it('are none where the shortest side is too short for the least perimeter of an FAI triangle', () => {
    const most = { perimeterM: km(100), shortestM: km(10), leastPerimeterM: km(50) };
    expect(mostPointsAs(kindOf('xcontest', 'closedFaiTriangle'), most, 0)).toBe(0);
    expect(mostPointsAs(kindOf('xcontest', 'closedFreeTriangle'), most, 0)).toBeCloseTo(140, 9);
    const wider = { ...most, leastPerimeterM: km(30) };
    expect(mostPointsAs(kindOf('xcontest', 'closedFaiTriangle'), wider, 0)).toBeCloseTo((10 / 0.28) * 1.6, 6);
  });
});

describe('the points of a perimeter with a gap, whatever the sides', () => {
  const kinds = triangleKinds(RULE_SETS.xcontest.triangles);

  it.each([
    { name: 'closed, the best kind', gap: 5, points: 152 },
    { name: 'open, an FAI triangle', gap: 5.1, points: 94.9 * 1.4 },
    { name: 'not closed', gap: 20.1, points: 0 },
  ])('are those of the kind with the most: $name', ({ gap, points }) => {
    expect(mostPointsOf(kinds, km(100), km(gap))).toBeCloseTo(points, 6);
  });

  it('are no less than those of any triangle with such a perimeter and gap', () => {
    for (const shortest of [1, 20, 28, 33])
      for (const gap of [0, 4, 12, 30]) {
        const measures = { perimeterM: km(100), shortestM: km(shortest) };
        const points = kinds.map((kind) => pointsAs(kind, measures, km(gap)));
        expect(mostPointsOf(kinds, km(100), km(gap))).toBeGreaterThanOrEqual(Math.max(...points));
      }
  });

  it('are none without kinds', () => {
    expect(mostPointsOf([], km(100), 0)).toBe(0);
  });
});

describe('a queue of triples', () => {
  it('gives back what was put in, the most points first, also as it grows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 60 }),
        fc.constantFrom(1, 60),
        (all, times) => {
          const queue = new TripleQueue();
          const pushed = Array.from({ length: times }, () => all).flat();
          for (const most of pushed) queue.push(most, { a: most, b: most + 1, c: most + 2 });
          const sorted = pushed.toSorted((a, b) => b - a);
          const taken = sorted.map(() => [queue.most, queue.pop()]);
          expect(taken).toEqual(sorted.map((most) => [most, { most, a: most, b: most + 1, c: most + 2 }]));
          expect([queue.most, queue.pop()]).toEqual([0, null]);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('is in order when some are taken in between', () => {
    const queue = new TripleQueue();
    const ranges = { a: 0, b: 0, c: 0 };
    for (const most of [5, 9, 1]) queue.push(most, ranges);
    expect(queue.pop()?.most).toBe(9);
    for (const most of [7, 2]) queue.push(most, ranges);
    expect([queue.pop(), queue.pop(), queue.pop(), queue.pop()].map((triple) => triple?.most)).toEqual([7, 5, 2, 1]);
  });
});
