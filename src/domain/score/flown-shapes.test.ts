import { describe, expect, it } from 'vitest';
import type { FlownTrack } from '#domain/track/flown-track';
import { mostPoints } from '#test/builders/all-routes';
import { along, flownAlong, type LatLng, offset } from '#test/builders/flown-paths';
import type { FlightScore } from './flight-score.ts';
import { RULE_SETS } from './rule-sets.ts';
import { scoreFlight } from './score-flight.ts';

const HERE: LatLng = [46, 8];
const { xcontest, ffvl, fai } = RULE_SETS;
const KM = 1000;

/** A track over corners in kilometres north and east of one place, a fix each 100 m. */
function over(...corners: readonly (readonly [north: number, east: number])[]) {
  return flownAlong(
    along(
      corners.map(([north, east]) => offset(HERE, north * KM, east * KM)),
      100,
    ),
  );
}

/** Start, turnpoints and finish in whole kilometres north and east. */
function placesOf(flown: FlownTrack, score: FlightScore | null): readonly string[] {
  const fixes = score ? [score.start, ...score.turnpoints, score.finish] : [];
  const kilometre = 1 / 111.195;
  return fixes.map((i) => {
    const [north, east] = [
      (flown.lat[i] ?? 0) - HERE[0],
      ((flown.lng[i] ?? 0) - HERE[1]) * Math.cos((HERE[0] * Math.PI) / 180),
    ];
    return `${Math.abs(Math.round(north / kilometre))} ${Math.abs(Math.round(east / kilometre))}`;
  });
}

describe('scoreFlight on flights of a known shape', () => {
  it('scores a straight line by its length', () => {
    const flown = over([0, 0], [40, 0]);
    const score = scoreFlight(flown, xcontest);
    expect(score).toMatchObject({ type: 'freeFlight', start: 0, finish: flown.length - 1, gapM: null, isProven: true });
    expect(score?.distanceM).toBeCloseTo(40_000, -1.5);
    expect(score?.points).toBe((score?.distanceM ?? 0) / KM);
  });

  it('finds the three corners of a dog-leg, and its four legs', () => {
    const flown = over([0, 0], [10, 3], [12, 15], [30, 16], [31, 40]);
    const score = scoreFlight(flown, xcontest);
    expect(placesOf(flown, score)).toEqual(['0 0', '10 3', '12 15', '30 16', '31 40']);
    expect(score?.legsM.map((leg) => Math.round(leg / KM))).toEqual([10, 12, 18, 24]);
  });

  it('scores a closed triangle of equal sides as FAI triangle', () => {
    const flown = over([0, 0], [20, 0], [10, 20 * Math.sqrt(0.75)], [0, 0]);
    const score = scoreFlight(flown, xcontest);
    expect(score).toMatchObject({ type: 'closedFaiTriangle', gapM: 0, isProven: true });
    expect(placesOf(flown, score).slice(1, 4).toSorted()).toEqual(['0 0', '10 17', '20 0']);
    expect(score?.points).toBeCloseTo(96, 0);
    expect(score?.upperBound).toBe(score?.points);
  });

  it('scores a flat triangle as free triangle', () => {
    const score = scoreFlight(over([0, 0], [30, 0], [15, 5], [0, 0]), xcontest);
    expect(score).toMatchObject({ type: 'closedFreeTriangle', gapM: 0, isProven: true });
    expect(score?.distanceM).toBeCloseTo(61_620, -2);
  });

  it('proves an out-and-return, where any place on the line is a third turnpoint', () => {
    const out = along([HERE, offset(HERE, 40 * KM, 0)], 80);
    const wavy = [...out, ...out.toReversed()].map((place, i) => offset(place, 0, 30 * Math.sin(i / 3)));
    const score = scoreFlight(flownAlong(wavy), xcontest);
    expect(score?.isProven).toBe(true);
    expect(score?.points).toBeCloseTo(112, 0);
  });
});

describe('scoreFlight at the limits of closing', () => {
  /** Equal sides of 20 km, flown corner to corner; the end is so many metres before the start. */
  const triangle = (gapM: number, side = 20 * KM) =>
    flownAlong([
      HERE,
      offset(HERE, side, 0),
      offset(HERE, side / 2, side * Math.sqrt(0.75)),
      offset(HERE, gapM / 2, gapM * Math.sqrt(0.75)),
    ]);

  it.each([
    ['xcontest', 2_980, 'closedFaiTriangle'],
    ['xcontest', 3_020, 'faiTriangle'],
    ['xcontest', 11_900, 'faiTriangle'],
    ['xcontest', 12_100, 'freeFlight'],
    ['ffvl', 2_980, 'faiTriangle'],
    ['ffvl', 3_040, 'freeFlight'],
    ['fai', 790, 'faiTriangle'],
    ['fai', 810, 'freeFlight'],
  ] as const)('%s with a gap of %d m is a %s', (id, gapM, type) => {
    const flown = triangle(gapM);
    const score = scoreFlight(flown, RULE_SETS[id]);
    expect(score?.type).toBe(type);
    expect(Math.abs((score?.points ?? 0) - mostPoints(flown, RULE_SETS[id]))).toBeLessThan(0.2);
    if (type !== 'freeFlight') expect(score?.gapM).toBeCloseTo(gapM, -2);
  });

  it('subtracts the gap by XContest', () => {
    const score = scoreFlight(triangle(2_000), xcontest);
    const legs = score?.legsM.reduce((sum, leg) => sum + leg, 0) ?? 0;
    expect(score?.distanceM).toBe(legs - (score?.gapM ?? 0));
    expect(score?.points).toBeCloseTo((legs - 2_000) * 0.0016, 1);
  });

  it('subtracts it by FFVL only above 3 km, which a long triangle may have', () => {
    const [small, large] = [scoreFlight(triangle(2_900, 30 * KM), ffvl), scoreFlight(triangle(4_000, 30 * KM), ffvl)];
    expect(small?.distanceM).toBe(small?.legsM.reduce((sum, leg) => sum + leg, 0));
    expect(large?.distanceM).toBe((large?.legsM.reduce((sum, leg) => sum + leg, 0) ?? 0) - (large?.gapM ?? 0));
  });

  it('never subtracts it by FAI', () => {
    const score = scoreFlight(triangle(700), fai);
    expect(score?.distanceM).toBe(score?.legsM.reduce((sum, leg) => sum + leg, 0));
  });

  it('finds a closing that lies between the turnpoints and the ends of the track', () => {
    const flown = over([3, 2], [0, 0], [20, 0], [10, 17.32], [0, 0.05], [3, 2.2]);
    const score = scoreFlight(flown, xcontest);
    expect(score?.type).toBe('closedFaiTriangle');
    expect(score?.gapM).toBeLessThanOrEqual(60);
    expect(score?.start).toBeGreaterThan(0);
    expect(score?.finish).toBeLessThan(flown.length - 1);
  });
});

describe('the sides of an FAI triangle', () => {
  /** A closed triangle of 60 km whose shortest side is this share of it. */
  const withShortest = (share: number) => {
    const [short, long] = [60 * share, 30 * (1 - share)];
    return flownAlong(
      [
        [0, 0],
        [short, 0],
        [short / 2, Math.sqrt(long ** 2 - (short / 2) ** 2)],
        [0, 0],
      ].map(([north = 0, east = 0]) => offset(HERE, north * KM, east * KM)),
    );
  };

  it.each(Object.values(RULE_SETS))('are at least 28 percent by $id', (ruleSet) => {
    expect(scoreFlight(withShortest(0.282), ruleSet)?.type).toMatch(/fai/i);
    expect(scoreFlight(withShortest(0.278), ruleSet)?.type).not.toMatch(/fai/i);
  });
});

describe('RULE_SETS', () => {
  it.each(Object.entries(RULE_SETS))(
    '%s has its id, a source, and multipliers that reward closing and shape',
    (id, rules) => {
      expect(rules.id).toBe(id);
      expect(rules.source).not.toBe('');
      const ascending = [rules.freeFlight, ...rules.triangles.map(({ multiplier }) => multiplier)];
      expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
      expect(ascending[1]).toBeGreaterThan(rules.freeFlight);
    },
  );
});
