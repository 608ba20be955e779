import { describe, expect, it } from 'vitest';
import { flownAlong, type LatLng, offset } from '#test/builders/flown-paths';
import { freeFlightScore, SCORE_VERSION, triangleScore } from './flight-score.ts';
import { placesOf } from './places.ts';
import { rangeTreeOf } from './range-tree.ts';
import { RULE_SETS } from './rule-sets.ts';
import { triangleKinds } from './triangle-points.ts';

const HOME: LatLng = [46, 8];
const { xcontest, ffvl, fai, leonardo } = RULE_SETS;

/** The tree of a flight over places so many metres north and east of home. */
const treeOver = (...places: readonly (readonly [northM: number, eastM: number])[]) =>
  rangeTreeOf(placesOf(flownAlong(places.map(([north, east]) => offset(HOME, north, east))), 'sphere'));

describe('the score of a free flight', () => {
  /** Legs of 1004 m, 2006 m, 3004 m and 4006 m to the north. */
  const tree = treeOver([0, 0], [1004, 0], [3010, 0], [6014, 0], [10_020, 0]);
  const free = { fixes: [0, 1, 2, 3, 4], lengthM: 10_020, boundM: 10_020 };
  const scoreOf = (boundPoints: number, ruleSet = xcontest) => freeFlightScore(ruleSet, { tree, free, boundPoints });

  it('has its legs rounded to 10 m, and their sum as its distance', () => {
    expect(scoreOf(10.02)).toEqual({
      ruleSet: 'xcontest',
      version: SCORE_VERSION,
      type: 'freeFlight',
      start: 0,
      turnpoints: [1, 2, 3],
      finish: 4,
      legsM: [1000, 2010, 3000, 4010],
      distanceM: 10_020,
      gapM: null,
      points: 10.02,
      upperBound: 10.02,
      isProven: true,
    });
  });

  it('may stay at a place, and end where it began', () => {
    const score = freeFlightScore(xcontest, {
      ...{ tree, boundPoints: 0 },
      free: { fixes: [0, 0, 1, 1, 1], lengthM: 1004, boundM: 1004 },
    });
    expect([score.legsM, score.distanceM, score.turnpoints, score.finish]).toEqual([
      [0, 1000, 0, 0],
      1000,
      [0, 1, 1],
      1,
    ]);
  });

  it.each([
    ['as many points as the best route', 10.02, true, 10.02],
    ['a metre or two more', 10.021_9, true, 10.02],
    ['more than that', 10.022_1, false, 10.03],
    ['much more', 10.5, false, 10.5],
    ['a hundredth that is cut', 10.501, false, 10.51],
  ] as const)('is proven by a bound of %s', (...[, boundPoints, isProven, upperBound]) => {
    expect(scoreOf(boundPoints)).toMatchObject({ isProven, upperBound, points: 10.02 });
  });

  it('has a bound that is not below its points, which are rounded', () => {
    const roundedUp = { ...free, lengthM: 9_000 };
    const score = freeFlightScore(xcontest, { tree, free: roundedUp, boundPoints: 9.5 });
    expect(score).toMatchObject({ points: 10.02, upperBound: 10.02, isProven: false });
  });

  it('has the points, the decimals and the name of its league', () => {
    expect(scoreOf(99, leonardo)).toMatchObject({ ruleSet: 'leonardo', points: 15.03, upperBound: 99 });
    expect(scoreOf(10.04, fai)).toMatchObject({ ruleSet: 'fai', points: 10, upperBound: 10.1, isProven: false });
  });
});

describe('the score of a triangle', () => {
  /** Legs of 6 km, 8 km and 10 km, closed so many metres before its end. */
  const scoreOf = (gapM: number, { ruleSet = xcontest, kind = 0, points = 0 } = {}) => {
    const tree = treeOver([-gapM, 0], [0, 0], [6000, 0], [6000, 8000], [0, 0]);
    const rule = triangleKinds(ruleSet.triangles)[kind];
    if (!rule) throw new Error('No such kind of triangle');
    const closing = { start: 0, finish: 4, gapM };
    return triangleScore(ruleSet, {
      ...{ tree, boundPoints: points },
      triangle: { kind: rule, fixes: [1, 2, 3], closing, points },
    });
  };

  it('has three legs and its gap, rounded to 10 m', () => {
    const score = scoreOf(104);
    expect(score).toMatchObject({ type: 'closedFaiTriangle', start: 0, turnpoints: [1, 2, 3], finish: 4, gapM: 100 });
    expect(score.legsM.map((leg) => Math.round(leg / 100))).toEqual([60, 80, 100]);
    expect(score.legsM.every((leg) => leg % 10 === 0)).toBe(true);
  });

  it('subtracts the rounded gap from the rounded legs', () => {
    const { legsM, distanceM, points } = scoreOf(1_006);
    const perimeterM = legsM.reduce((sum, leg) => sum + leg);
    expect(distanceM).toBe(perimeterM - 1_010);
    expect(points).toBeCloseTo((distanceM / 1000) * 1.6, 2);
  });

  it.each([
    ['of 3000 m is not subtracted by FFVL', ffvl, 3_000, 0],
    ['of 3004 m is neither: it counts as 3000 m', ffvl, 3_004, 0],
    ['of 3006 m is, rounded', ffvl, 3_006, 3_010],
    ['is never subtracted by FAI', fai, 799, 0],
    ['of a few metres counts as none', xcontest, 4, 0],
  ] as const)('with a gap that %s', (...[, ruleSet, gapM, lessM]) => {
    const { legsM, distanceM } = scoreOf(gapM, { ruleSet });
    expect(legsM.reduce((sum, leg) => sum + leg) - distanceM).toBe(lessM);
  });

  it('has the type and multiplier of its kind', () => {
    const kinds = [0, 1, 2, 3].map((kind) => scoreOf(0, { kind }));
    expect(kinds.map(({ type }) => type)).toEqual([
      'closedFaiTriangle',
      'faiTriangle',
      'closedFreeTriangle',
      'freeTriangle',
    ]);
    const perKilometre = kinds.map(({ points, distanceM }) => Math.round((10_000 * points) / distanceM) / 10);
    expect(perKilometre).toEqual([1.6, 1.4, 1.4, 1.2]);
  });

  it('is bounded by the points of other routes', () => {
    expect(scoreOf(0, { points: 38.4 })).toMatchObject({ isProven: true });
  });
});
