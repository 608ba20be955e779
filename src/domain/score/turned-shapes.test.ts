import { describe, expect, it } from 'vitest';
import { along, flownAlong, type LatLng, offset } from '#test/builders/flown-paths';
import type { FlightScore } from './flight-score.ts';
import type { RuleSetId } from './rule-set-ids.ts';
import { RULE_SETS } from './rule-sets.ts';
import { scoreFlight } from './score-flight.ts';

const RADIANS = Math.PI / 180;
const EVERY_M = 500;
type Corner = readonly [northKm: number, eastKm: number];

/** The score of a flight over corners, turned clockwise by so many degrees around a place. */
function scoreOver(
  corners: readonly Corner[],
  { turned = 0, at = [46, 8] as LatLng, id = 'xcontest' as RuleSetId } = {},
) {
  const [cosine, sine] = [Math.cos(turned * RADIANS), Math.sin(turned * RADIANS)];
  const path = corners.map(([north, east]) =>
    offset(at, 1000 * (north * cosine - east * sine), 1000 * (north * sine + east * cosine)),
  );
  const score = scoreFlight(flownAlong(along(path, EVERY_M)), RULE_SETS[id]);
  if (score === null) throw new Error('This flight has no score.');
  return score;
}

const HEIGHT = Math.sqrt(0.75);
const SHAPES: Readonly<Record<string, { corners: readonly Corner[]; type: FlightScore['type']; km: number }>> = {
  'a straight line': {
    corners: [
      [0, 0],
      [24, 0],
    ],
    type: 'freeFlight',
    km: 24,
  },
  'a line with one corner': {
    corners: [
      [0, 0],
      [12, 0],
      [12, 14],
    ],
    type: 'freeFlight',
    km: 26,
  },
  'a zigzag with three corners': {
    corners: [
      [0, 0],
      [8, 2],
      [0, 4],
      [8, 6],
      [0, 8],
    ],
    type: 'freeFlight',
    km: 4 * Math.hypot(8, 2),
  },
  'an equal triangle': {
    corners: [
      [0, 0],
      [10, 0],
      [5, 10 * HEIGHT],
      [0, 0],
    ],
    type: 'closedFaiTriangle',
    km: 30,
  },
  'a triangle of 28, 36 and 36 %': {
    corners: [
      [0, 0],
      [8.5, 0],
      [4.25, Math.sqrt(10.75 ** 2 - 4.25 ** 2)],
      [0, 0],
    ],
    type: 'closedFaiTriangle',
    km: 30,
  },
  'a flat triangle': {
    corners: [
      [0, 0],
      [14, 0],
      [7, 3],
      [0, 0],
    ],
    type: 'closedFreeTriangle',
    km: 14 + 2 * Math.hypot(7, 3),
  },
};

describe.each(Object.entries(SHAPES))('%s', (_, { corners, type, km }) => {
  it.each([0, 30, 90, 137, 180, 261])('turned by %d° scores the same', (turned) => {
    const score = scoreOver(corners, { turned });
    expect(score.type).toBe(type);
    expect(score.isProven).toBe(true);
    expect(Math.abs(score.distanceM / 1000 - km)).toBeLessThan(0.15);
  });

  it.each<[string, LatLng]>([
    ['on the equator', [0, -78]],
    ['in the south', [-33, 151]],
    ['on the date line', [-17, 180]],
    ['far in the north', [68, 18]],
  ])('%s scores the same', (_where, at) => {
    const score = scoreOver(corners, { at });
    expect(score.type).toBe(type);
    // A plane bent onto the earth is a little shorter or longer, the more so in the north.
    expect(Math.abs(score.distanceM / 1000 / km - 1)).toBeLessThan(0.01);
  });

  it('is the same on the ellipsoid within half a per cent', () => {
    const [onSphere, onEllipsoid] = [scoreOver(corners, { id: 'worldXc' }), scoreOver(corners)];
    const legs = (score: FlightScore): number => score.legsM.reduce((sum, leg) => sum + leg, 0);
    expect(Math.abs(legs(onEllipsoid) / legs(onSphere) - 1)).toBeLessThan(0.005);
  });

  it('scores more when it is larger, in proportion', () => {
    const twice = corners.map(([north, east]): Corner => [2 * north, 2 * east]);
    expect(scoreOver(twice).points / scoreOver(corners).points).toBeCloseTo(2, 1);
  });
});

describe('the corner from which a triangle begins', () => {
  const corners: readonly Corner[] = [
    [0, 0],
    [9, 0],
    [4.5, 9],
  ];

  it('does not matter', () => {
    const points = [0, 1, 2].map((first) => {
      const turned = [...corners.slice(first), ...corners.slice(0, first)];
      return scoreOver([...turned, ...turned.slice(0, 1)]).points;
    });
    for (const one of points) expect(Math.abs(one - (points[0] ?? 0))).toBeLessThan(0.1);
  });

  it('may lie on a side', () => {
    const [first, second, third] = [
      [4, 0],
      [9, 0],
      [4.5, 9],
    ] as const;
    const onSide = scoreOver([first, second, third, [0, 0], first]);
    expect(Math.abs(onSide.points - scoreOver([...corners, [0, 0]]).points)).toBeLessThan(0.6);
    expect(onSide.type).toBe('closedFaiTriangle');
  });
});

describe('the way to a triangle and away from it', () => {
  const triangle: readonly Corner[] = [
    [0, 0],
    [10, 0],
    [5, 8.66],
    [0, 0],
  ];

  it('costs a triangle nothing', () => {
    const alone = scoreOver(triangle);
    const withWays = scoreOver([[-3, -3], ...triangle, [-3, 3]]);
    expect(withWays.type).toBe('closedFaiTriangle');
    expect(withWays.points).toBeGreaterThanOrEqual(alone.points - 0.05);
  });

  it('makes it a free flight where it is long', () => {
    expect(scoreOver([[-40, 0], ...triangle, [40, 10]]).type).toBe('freeFlight');
  });
});
