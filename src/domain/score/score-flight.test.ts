import { describe, expect, it } from 'vitest';
import { mostPoints, mostPointsOfLonger, pointsOfRoute } from '#test/builders/all-routes';
import { flownAlong, randomPath, randomWalk } from '#test/builders/flown-paths';
import { RULE_SETS } from './rule-sets.ts';
import { scoreFlight, scoreFlightByAll } from './score-flight.ts';

const ALL = Object.values(RULE_SETS);
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
/** What counts as the same: a metre or two. */
const SAME_POINTS = 0.003;

describe('scoreFlight, against all combinations of fixes of small tracks', () => {
  it.each(ALL.map((ruleSet) => [ruleSet.id, ruleSet] as const))('finds the best route by %s', (_, ruleSet) => {
    for (const seed of SEEDS) {
      const flown = flownAlong(randomPath(seed));
      const score = scoreFlight(flown, ruleSet);
      if (!score) throw new Error(`No score for seed ${seed}`);
      const most = mostPoints(flown, ruleSet);
      expect(score.isProven, `seed ${seed}`).toBe(true);
      expect(pointsOfRoute(flown, ruleSet, score), `seed ${seed}`).toBeGreaterThan(most - SAME_POINTS);
      // Four legs rounded to 10 m, the kilometres and the points.
      const rounding = 0.02 * 2 + 1.5 * 10 ** -ruleSet.decimals;
      expect(Math.abs(score.points - most), `seed ${seed}`).toBeLessThan(rounding);
      expect(score.upperBound, `seed ${seed}`).toBeGreaterThan(most - rounding);
    }
  });

  it('returns by all rule sets what it returns one by one', () => {
    const flown = flownAlong(randomPath(99));
    expect(scoreFlightByAll(flown, ALL)).toEqual(ALL.map((ruleSet) => scoreFlight(flown, ruleSet)));
  });
});

describe('scoreFlight, against all triangles of longer tracks', () => {
  it.each(ALL.map((ruleSet) => [ruleSet.id, ruleSet] as const))('finds the best route by %s', (_, ruleSet) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const flown = flownAlong(randomWalk(seed, 60 + 5 * seed));
      const score = scoreFlight(flown, ruleSet);
      if (!score) throw new Error(`No score for seed ${seed}`);
      const most = mostPointsOfLonger(flown, ruleSet);
      expect(score.isProven, `seed ${seed}`).toBe(true);
      expect(pointsOfRoute(flown, ruleSet, score), `seed ${seed}`).toBeGreaterThan(most - SAME_POINTS);
      expect(pointsOfRoute(flown, ruleSet, score), `seed ${seed}`).toBeLessThan(most + SAME_POINTS);
    }
  });
});
