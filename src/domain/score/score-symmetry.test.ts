import { describe, expect, it } from 'vitest';
import { flownAlong, type LatLng, randomPath, randomWalk } from '#test/builders/flown-paths';
import type { FlightScore } from './flight-score.ts';
import { RULE_SETS } from './rule-sets.ts';
import { scoreFlightByAll } from './score-flight.ts';

const ALL = Object.values(RULE_SETS);
const WALKS = [1, 2].map((seed) => [seed, randomWalk(seed, 30 + 20 * seed)] as const);
const PATHS = Array.from({ length: 5 }, (_, i) => [100 + i, randomPath(100 + i)] as const);
const TRACKS = [...WALKS, ...PATHS];

type Route = Pick<FlightScore, 'type' | 'points' | 'distanceM' | 'isProven'>;

const scoresOf = (places: readonly LatLng[]) => scoreFlightByAll(flownAlong(places), ALL);
/** What is the same of two routes that are as good as each other. */
const routesOf = (places: readonly LatLng[]): readonly (Route | null)[] =>
  scoresOf(places).map(
    (score) =>
      score && { type: score.type, points: score.points, distanceM: score.distanceM, isProven: score.isProven },
  );
const onEarth = (lng: number): number => lng - 360 * Math.round(lng / 360);

/** Expects the same routes, as far as rounding of places allows: each leg may round to the other side. */
function expectSame(found: readonly (Route | null)[], expected: readonly (Route | null)[]): void {
  expect(found.map((route) => route?.isProven)).toEqual(expected.map((route) => route?.isProven));
  found.forEach((route, i) => {
    expect(Math.abs((route?.points ?? 0) - (expected[i]?.points ?? 0))).toBeLessThanOrEqual(0.101);
  });
}

describe.each(TRACKS)('the score of track %d', (_, places) => {
  it('is the same mirrored from north to south', () => {
    expectSame(routesOf(places.map(([lat, lng]) => [-lat, lng])), routesOf(places));
  });

  it('is the same mirrored from east to west', () => {
    expectSame(routesOf(places.map(([lat, lng]) => [lat, onEarth(-lng)])), routesOf(places));
  });

  it('is the same at other longitudes, the date line included', () => {
    const [first] = places;
    const toDateLine = 180 - (first?.[1] ?? 0);
    for (const turn of [30, toDateLine])
      expectSame(routesOf(places.map(([lat, lng]) => [lat, onEarth(lng + turn)])), routesOf(places));
  });

  it('is the same flown the other way', () => {
    expectSame(routesOf(places.toReversed()), routesOf(places));
  });

  it('is the same with each fix twice', () => {
    expectSame(routesOf(places.flatMap((place) => [place, place])), routesOf(places));
  });
});

describe('a longer flight', () => {
  it.each(WALKS)('has no fewer points than its beginning: track %d', (_, places) => {
    const lengths = [0.5, 0.75, 1].map((share) => Math.round(share * places.length));
    ALL.forEach((ruleSet, i) => {
      const points = lengths.map((length) => scoresOf(places.slice(0, length))[i]?.points ?? 0);
      const [rounding, ascending] = [0.1, points.toSorted((a, b) => a - b)];
      points.forEach((one, k) => {
        expect(Math.abs(one - (ascending[k] ?? 0)), ruleSet.id).toBeLessThanOrEqual(rounding);
      });
    });
  });

  it.each(WALKS)('has no fewer points than with every other fix: track %d', (_, places) => {
    const thinned = scoresOf(places.filter((_place, i) => i % 2 === 0));
    scoresOf(places).forEach((score, i) => {
      expect(score?.points ?? 0).toBeGreaterThanOrEqual((thinned[i]?.points ?? 0) - 0.1);
    });
  });
});

describe('scores of one track', () => {
  it.each(TRACKS)('are consistent among leagues: track %d', (_, places) => {
    const [xcontest, ffvl, fai, leonardo, worldXc] = scoresOf(places).map((score) => score?.points ?? 0);
    // The same rules with higher multipliers, and with a smaller gap allowed.
    expect(leonardo).toBeGreaterThanOrEqual(worldXc ?? 0);
    expect(worldXc).toBeGreaterThanOrEqual((fai ?? 0) - 0.11);
    expect(ffvl).toBeGreaterThanOrEqual((fai ?? 0) - 0.11);
    expect(xcontest).toBeGreaterThan(0);
  });

  it.each(TRACKS)('name fixes in order, legs that add up, and no bound below the points: track %d', (_, places) => {
    for (const score of scoresOf(places)) {
      if (!score) continue;
      const fixes = [score.start, ...score.turnpoints, score.finish];
      expect(fixes).toEqual(fixes.toSorted((a, b) => a - b));
      expect(fixes.at(-1)).toBeLessThan(places.length);
      expect(score.legsM).toHaveLength(score.type === 'freeFlight' ? 4 : 3);
      const legsM = score.legsM.reduce((sum, leg) => sum + leg, 0);
      expect([legsM, legsM - (score.gapM ?? 0)]).toContain(score.distanceM);
      expect(score.upperBound).toBeGreaterThanOrEqual(score.points);
    }
  });
});
