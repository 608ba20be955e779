import { describe, expect, it } from 'vitest';
import { flownAlong, type LatLng } from '#test/builders/flown-paths';
import { RULE_SETS } from './rule-sets.ts';
import { scoreFlightByAll } from './score-flight.ts';

const ALL = Object.values(RULE_SETS);
const HERE: LatLng = [46.5, 8.2];

function scoresOf(places: readonly LatLng[]) {
  return scoreFlightByAll(flownAlong(places), ALL);
}

describe('scoreFlightByAll on tracks that are hardly flights', () => {
  it.each([0, 1])('has no score with %d fixes', (count) => {
    expect(scoresOf(Array.from({ length: count }, () => HERE))).toEqual(ALL.map(() => null));
  });

  it('has no score when all fixes are alike', () => {
    expect(scoresOf(Array.from({ length: 1000 }, () => HERE))).toEqual(ALL.map(() => null));
  });

  it('has no score for six hours within a metre', () => {
    const places = Array.from({ length: 21_600 }, (_, i) => [46.5 + (i % 7) * 1e-6, 8.2 + (i % 5) * 1e-6] as const);
    expect(scoresOf(places)).toEqual(ALL.map(() => null));
  });

  it('has no score for a route of less than 200 m, unless shorter ones are asked for', () => {
    const flown = flownAlong([HERE, [46.5017, 8.2]]);
    expect(scoreFlightByAll(flown, ALL)).toEqual(ALL.map(() => null));
    const [score] = scoreFlightByAll(flown, [RULE_SETS.xcontest], { leastRouteM: 1 });
    expect([score?.type, score?.distanceM]).toEqual(['freeFlight', 190]);
    expect(scoreFlightByAll(flownAlong([HERE, [46.5018, 8.2]]), ALL)).not.toContain(null);
  });

  it('scores the way of two fixes and of three', () => {
    const two = scoresOf([HERE, [46.6, 8.2]])[0];
    expect([two?.type, two?.distanceM, two?.points, two?.isProven]).toEqual(['freeFlight', 11_120, 11.12, true]);
    const three = scoresOf([HERE, [46.6, 8.2], [46.7, 8.2]])[0];
    expect([three?.distanceM, three?.points]).toEqual([22_240, 22.24]);
  });

  it.each([
    [
      'over the north pole',
      [
        [89.9, 0],
        [89.9, 90],
        [89.9, 180],
      ],
      31_460,
    ],
    [
      'at the south pole',
      [
        [-90, 0],
        [-90, 120],
        [-89.9, 7],
      ],
      11_120,
    ],
    [
      'over the date line',
      [
        [10, 179.9],
        [10, -179.9],
        [10, -179.7],
      ],
      43_800,
    ],
  ] as const)('measures %s', (_, places, lengthM) => {
    expect(scoresOf(places)[0]?.distanceM).toBe(lengthM);
  });

  it('bounds the distance of places all over the earth', () => {
    const far = scoresOf([
      [0, 0],
      [80, 100],
      [-80, -100],
      [0, 179],
      [45, 45],
      [-45, -135],
    ]);
    for (const score of far) expect(score?.upperBound).toBeGreaterThanOrEqual(score?.points ?? 0);
  });

  it('returns plain JSON values', () => {
    const scores = scoresOf([HERE, [46.6, 8.2], [46.6, 8.4], [46.51, 8.2]]);
    expect(JSON.parse(JSON.stringify(scores))).toEqual(scores);
  });
});
