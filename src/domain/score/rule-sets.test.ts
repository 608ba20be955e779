import { describe, expect, it } from 'vitest';
import { pointsOfDistance } from './points.ts';
import { RULE_SET_IDS, type RuleSetId, SCORE_TYPES } from './rule-set-ids.ts';
import { RULE_SETS } from './rule-sets.ts';
import { pointsAs, triangleKinds } from './triangle-points.ts';

/** The most points of a triangle of so many kilometres, by the kinds of a league; sides and gap in kilometres, too. */
function pointsBy(id: RuleSetId, [perimeter, shortest, gap]: readonly [number, number, number]): number {
  const measures = { perimeterM: perimeter * 1000, shortestM: shortest * 1000 };
  return Math.max(...triangleKinds(RULE_SETS[id].triangles).map((kind) => pointsAs(kind, measures, gap * 1000)));
}

describe('the rules of XContest', () => {
  it.each([
    { what: 'a flat triangle that is closed', triangle: [100, 20, 0], points: 140 },
    { what: 'one with the largest gap of a closed one', triangle: [100, 20, 5], points: 95 * 1.4 },
    { what: 'one with a gap above it', triangle: [100, 20, 5.01], points: 94.99 * 1.2 },
    { what: 'one with the largest gap', triangle: [100, 20, 20], points: 80 * 1.2 },
    { what: 'one that is open', triangle: [100, 20, 20.01], points: 0 },
    { what: 'an FAI triangle that is closed', triangle: [100, 28, 0], points: 160 },
    { what: 'one with a gap of a closed one', triangle: [100, 28, 5], points: 95 * 1.6 },
    { what: 'one with a gap above that', triangle: [100, 28, 5.01], points: 94.99 * 1.4 },
    { what: 'one whose side is too short', triangle: [100, 27.99, 0], points: 140 },
  ] as const)('give $what of $triangle $points points', ({ triangle, points }) => {
    expect(pointsBy('xcontest', triangle)).toBeCloseTo(points, 6);
  });
});

describe('the rules of the FFVL', () => {
  it.each([
    { what: 'a small triangle with a gap of 3 km', triangle: [20, 4, 3], points: 20 * 1.2 },
    { what: 'one with a gap that counts as 3 km', triangle: [20, 4, 3.004], points: 20 * 1.2 },
    { what: 'one with a gap above 3 km', triangle: [20, 4, 3.006], points: 0 },
    { what: 'a triangle of 60 km, for which both limits are the same', triangle: [60, 12, 3], points: 60 * 1.2 },
    { what: 'a long one with a gap of 3 km', triangle: [100, 20, 3], points: 120 },
    {
      what: 'a long one with a gap above it, which is subtracted whole',
      triangle: [100, 20, 3.01],
      points: 96.99 * 1.2,
    },
    { what: 'a long one with a gap of 5 %', triangle: [100, 20, 5], points: 95 * 1.2 },
    { what: 'a long one with a wider gap', triangle: [100, 20, 5.01], points: 0 },
    { what: 'an FAI triangle', triangle: [100, 28, 3], points: 140 },
    { what: 'an FAI triangle with a gap of 4 km', triangle: [100, 28, 4], points: 96 * 1.4 },
  ] as const)('give $what of $triangle $points points', ({ triangle, points }) => {
    expect(pointsBy('ffvl', triangle)).toBeCloseTo(points, 6);
  });
});

describe('the rules of the FAI', () => {
  it.each([
    { what: 'any triangle with a gap of 800 m', triangle: [100, 20, 0.8], points: 120 },
    { what: 'a tiny one', triangle: [3, 0.5, 0.8], points: 3.6 },
    { what: 'any with a gap that counts as 800 m', triangle: [100, 20, 0.804], points: 120 },
    { what: 'a wider gap, however long the triangle is', triangle: [500, 150, 0.806], points: 0 },
    { what: 'an FAI triangle', triangle: [100, 30, 0.8], points: 140 },
  ] as const)('give $what of $triangle $points points', ({ triangle, points }) => {
    expect(pointsBy('fai', triangle)).toBeCloseTo(points, 6);
  });
});

describe('the rules of Leonardo and World XC', () => {
  it.each(['leonardo', 'worldXc'] as const)('of %s reward triangles of up to 20 % of gap', (id) => {
    expect(pointsBy(id, [100, 20, 0])).toBeCloseTo(175, 6);
    expect(pointsBy(id, [100, 20, 20])).toBeCloseTo(80 * 1.75, 6);
    expect(pointsBy(id, [100, 20, 20.01])).toBe(0);
    expect(pointsBy(id, [100, 28, 1])).toBeCloseTo(99 * 2, 6);
  });

  it('differ in free flights', () => {
    expect(pointsOfDistance(RULE_SETS.leonardo, 'freeFlight', 100_000)).toBe(150);
    expect(pointsOfDistance(RULE_SETS.worldXc, 'freeFlight', 100_000)).toBe(100);
  });
});

describe('all rule sets', () => {
  const all = RULE_SET_IDS.map((id) => [id, RULE_SETS[id]] as const);

  it('are those with an id, and no other', () => {
    expect(Object.keys(RULE_SETS)).toEqual(RULE_SET_IDS);
  });

  it.each(all)('%s has each type of triangle once, and the FAI triangle', (_, { triangles }) => {
    const types = triangles.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
    expect(types).toContain('faiTriangle');
    expect(types.filter((type) => !SCORE_TYPES.includes(type))).toEqual([]);
  });

  it.each(all)('%s measures as its league does', (id, { earth, decimals }) => {
    expect([earth, decimals]).toEqual(id === 'xcontest' ? ['sphere', 2] : ['wgs84', id === 'fai' ? 1 : 2]);
  });

  it.each(all)('%s gives a type the points that the same distance has as a route', (_, ruleSet) => {
    for (const { type, multiplier } of ruleSet.triangles) {
      const points = pointsOfDistance(ruleSet, type, 50_000);
      expect(points).toBeCloseTo(50 * multiplier, 6);
      expect(points).toBeGreaterThan(pointsOfDistance(ruleSet, 'freeFlight', 50_000) ?? 0);
    }
  });

  it.each(all)('%s never gives fewer points for a smaller gap, or a longer triangle of the same shape', (id) => {
    for (const share of [0.1, 0.279, 0.281, 0.33]) {
      const byGap = [0, 0.5, 0.8, 2, 2.9, 3.1, 4, 6, 12].map((gap) => pointsBy(id, [60, 60 * share, gap]));
      expect(byGap).toEqual(byGap.toSorted((a, b) => b - a));
      const byLength = [5, 10, 40, 59, 61, 100, 300].map((length) => pointsBy(id, [length, length * share, 0.7]));
      expect(byLength).toEqual(byLength.toSorted((a, b) => a - b));
    }
  });
});
