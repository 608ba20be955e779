import { describe, expect, it } from 'vitest';
import { pointsOfDistance, roundedPoints } from './points.ts';
import { RULE_SETS } from './rule-sets.ts';

describe('the points of a scored distance', () => {
  it('are its kilometres times the multiplier of its type in the league', () => {
    expect(pointsOfDistance(RULE_SETS.xcontest, 'freeFlight', 42_000)).toBe(42);
    expect(pointsOfDistance(RULE_SETS.xcontest, 'faiTriangle', 100_000)).toBe(140);
    expect(pointsOfDistance(RULE_SETS.leonardo, 'freeFlight', 10_000)).toBe(15);
  });

  it('are none for a type that the league does not have', () => {
    expect(pointsOfDistance(RULE_SETS.ffvl, 'closedFaiTriangle', 100_000)).toBeNull();
  });

  it('round the kilometres first, then the points', () => {
    expect(roundedPoints({ decimals: 2 }, 12_344, 1.2)).toBe(14.81);
    expect(roundedPoints({ decimals: 1 }, 12_344, 1.2)).toBe(14.8);
    expect(roundedPoints({ decimals: 1 }, 12_350, 1.5)).toBe(18.6);
  });
});
