import { describe, expect, it } from 'vitest';
import { seededRandom } from '#server/demo/random';
import { flownAlong, offset } from '#test/builders/flown-paths';
import { halfOf, NO_TIME_LIMIT, type Stopwatch, timeLimit } from './limits.ts';
import { RULE_SETS, type RuleSet } from './rule-sets.ts';
import { scoreFlightByAll } from './score-flight.ts';

const ALL = Object.values(RULE_SETS);

/** A stopwatch that goes on by so many milliseconds whenever it is read. */
function stopwatch(stepMs: number): Stopwatch {
  let now = 0;
  return () => {
    now += stepMs;
    return now;
  };
}

describe('a limit of time', () => {
  it('begins when it is made, and is over after its milliseconds', () => {
    const { leftMs } = timeLimit(25, stopwatch(10));
    expect([leftMs(), leftMs(), leftMs()]).toEqual([15, 5, -5]);
  });

  it('has half of what another has left', () => {
    const half = halfOf(timeLimit(100, stopwatch(20)));
    expect([half.leftMs(), half.leftMs(), half.leftMs()]).toEqual([20, 0, -20]);
  });

  it('may be none', () => {
    expect(halfOf(NO_TIME_LIMIT).leftMs()).toBeGreaterThan(1e15);
  });
});

describe('scores within a limit of time', () => {
  const random = seededRandom(5);
  /** A track on which a search finds many routes about as good. */
  const cloud = flownAlong(Array.from({ length: 300 }, () => offset([46, 8], 50_000 * random(), 50_000 * random())));
  const unlimited = scoreFlightByAll(cloud, ALL);

  it('are the same when there is time enough', () => {
    expect(scoreFlightByAll(cloud, ALL, { stopwatch: stopwatch(1e-6) })).toEqual(unlimited);
  });

  it.each([5_000, 500, 20, 2, 0.5])('are those found by then, with bounds that hold, at %d ms a look', (stepMs) => {
    const scores = scoreFlightByAll(cloud, ALL, { stopwatch: stopwatch(stepMs) });
    for (const [i, score] of scores.entries()) {
      const best = unlimited[i];
      if (!score || !best) throw new Error('A route of this track is missing');
      expect(score.points).toBeGreaterThan(0);
      expect(score.points).toBeLessThanOrEqual(best.upperBound);
      expect(score.upperBound).toBeGreaterThanOrEqual(best.points);
      expect(score.isProven && score.points < best.points - 0.05).toBe(false);
    }
  });

  it.each([200, 20])('look at the clock no more once the time is over, at %d ms a look', (stepMs) => {
    const clock = stopwatch(stepMs);
    scoreFlightByAll(cloud, ALL, { stopwatch: clock });
    // A few looks for each rule set: when it begins, and where its searches begin and end.
    expect(clock()).toBeLessThan(4_000 + stepMs * 15 * ALL.length);
  });

  it('look for a route that is too short once on an earth model', () => {
    const walk = flownAlong(Array.from({ length: 300 }, (_, i) => offset([46, 8], i / 2, 0)));
    const { ffvl } = RULE_SETS;
    const looksBy = (ruleSets: readonly RuleSet[]) => {
      const clock = stopwatch(1);
      expect(scoreFlightByAll(walk, ruleSets, { stopwatch: clock })).toEqual(ruleSets.map(() => null));
      return clock();
    };
    // One more for each rule set, when it begins.
    expect(looksBy([ffvl, ffvl, ffvl])).toBe(looksBy([ffvl]) + 2);
  });
});
