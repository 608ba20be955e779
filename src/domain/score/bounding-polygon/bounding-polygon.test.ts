import { describe, expect, it } from 'vitest';
import { distancesOf } from '#test/builders/all-routes';
import { flownAlong, type LatLng, offset, randomPath } from '#test/builders/flown-paths';
import { seededRandom } from '#test/builders/random';
import { placesOf } from '../places.ts';
import { RULE_SETS } from '../rule-sets.ts';
import { scoreFlight } from '../score-flight.ts';
import { triangleKinds } from '../triangle-points.ts';
import { boundingPolygonOf, mostPointsWithin } from './bounding-polygon.ts';

const HERE: LatLng = [46, 8];
const SEEDS = Array.from({ length: 25 }, (_, seed) => seed);
const ROUNDED = 0.02;

const outlineAlong = (places: readonly LatLng[]) => boundingPolygonOf(placesOf(flownAlong(places), 'sphere'));
const around = (start: LatLng, radiusM: number, count = 360): readonly LatLng[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return offset(start, radiusM * Math.cos(angle), radiusM * Math.sin(angle));
  });

describe('the bounding polygon of a flight', () => {
  it.each([
    ['in the Alps', HERE],
    ['on the date line', [-17, 180]],
    ['on the equator', [0, 0]],
  ] as const)('is nearly a circle around a circle %s', (_, start) => {
    const { diameterM, perimeterM, widthM } = outlineAlong(around(start, 5_000));
    expect(diameterM / 10_000).toBeCloseTo(1, 2);
    expect(perimeterM / (5_000 * Math.sqrt(27))).toBeCloseTo(1, 2);
    expect(widthM / 10_000).toBeCloseTo(1, 2);
  });

  it('is as wide as the strip of a flight to and fro, whatever way that lies', () => {
    const random = seededRandom(1);
    for (const degrees of [0, 17, 45, 90, 133]) {
      const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const strip = Array.from({ length: 2_000 }, (): LatLng => {
        const [along, across] = [random() * 8_000, random() * 300];
        return offset(HERE, along * cosine - across * sine, along * sine + across * cosine);
      });
      const { diameterM, widthM } = outlineAlong(strip);
      expect(diameterM).toBeGreaterThan(7_900);
      expect(diameterM).toBeLessThan(8_100);
      // 64 sides are at most 2.8° off.
      expect(widthM).toBeLessThan(300 + 8_000 * Math.sin(Math.PI / 64));
    }
  });

  it.each(SEEDS)('limits all distances and triangles of a path: seed %i', (seed) => {
    const flown = flownAlong(randomPath(seed));
    const { diameterM, perimeterM, touched } = boundingPolygonOf(placesOf(flown, 'sphere'));
    const distance = distancesOf(flown, 'sphere');
    const fixes = Array.from({ length: flown.length }, (_, i) => i);
    const pairs = fixes.flatMap((a) => fixes.map((b) => distance(a, b)));
    const perimeters = fixes.flatMap((a) =>
      fixes.flatMap((b) => fixes.map((c) => distance(a, b) + distance(b, c) + distance(c, a))),
    );
    expect(diameterM).toBeGreaterThanOrEqual(Math.max(...pairs) - 0.01);
    expect(perimeterM).toBeGreaterThanOrEqual(Math.max(...perimeters) - 0.01);
    expect(touched).toEqual(touched.toSorted((a, b) => a - b));
  });

  it.each(SEEDS)('limits the points of every proven triangle: seed %i', (seed) => {
    for (const ruleSet of Object.values(RULE_SETS)) {
      const flown = flownAlong(randomPath(seed));
      const score = scoreFlight(flown, ruleSet);
      if (!score || score.type === 'freeFlight') continue;
      const most = mostPointsWithin(
        boundingPolygonOf(placesOf(flown, ruleSet.earth)),
        triangleKinds(ruleSet.triangles),
      );
      expect(score.points, ruleSet.id).toBeLessThanOrEqual(most + ROUNDED + 0.5 * 10 ** -ruleSet.decimals);
    }
  });

  it('has no FAI triangle with more points than a thin strip can hold', () => {
    const kinds = triangleKinds(RULE_SETS.xcontest.triangles.filter(({ type }) => type === 'closedFaiTriangle'));
    const strip = outlineAlong([HERE, offset(HERE, 20_000, 0), offset(HERE, 20_000, 340), offset(HERE, 0, 340)]);
    expect(strip.perimeterM).toBeGreaterThan(40_000);
    expect(mostPointsWithin(strip, kinds)).toBeLessThan(((2 * 340 + 1_000) / 170) * 1.6);
    // The flattest FAI triangle: 28, 28 and 44 % of its perimeter.
    const flattest = outlineAlong([HERE, offset(HERE, 4_400, 0), offset(HERE, 2_200, 1_732)]);
    expect(mostPointsWithin(flattest, kinds)).toBeGreaterThan(15.99);
  });

  it.each([
    ['one fix', [HERE]],
    ['fixes all alike', [HERE, HERE, HERE]],
    ['a straight line', [HERE, offset(HERE, 3_000, 0), offset(HERE, 9_000, 0)]],
    ['the pole', [[89.99, 0] as const, [89.99, 120] as const, [89.99, -120] as const]],
    ['opposite ends of the earth', [[10, 0] as const, [-10, 180] as const, [0, 90] as const]],
  ] satisfies readonly (readonly [string, readonly LatLng[]])[])('is finite, or no limit, for %s', (_, places) => {
    const { diameterM, perimeterM, widthM } = outlineAlong(places);
    expect(Number.isFinite(diameterM) && Number.isFinite(perimeterM)).toBe(true);
    expect(widthM).toBeGreaterThanOrEqual(0);
  });
});

describe('flights on which very many routes are about as good', () => {
  const random = seededRandom(5);
  const noise = (metres: number): number => (random() - 0.5) * 2 * metres;
  const toAndFro = (i: number): number => Math.abs(((i % 400) - 200) / 200);
  const PLACES: Readonly<Record<string, (i: number) => readonly [northM: number, eastM: number]>> = {
    'round and round': (i) => [3_000 * Math.cos(i / 60) + noise(10), 3_000 * Math.sin(i / 60) + noise(10)],
    'to and fro on a ridge': (i) => [toAndFro(i) * 2_000 + noise(30), noise(60)],
    everywhere: () => {
      const [angle, radius] = [random() * 2 * Math.PI, 3_000 * Math.sqrt(random())];
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    },
  };

  it.each(Object.keys(PLACES))('have a bound little above their points: %s', (name) => {
    const places = Array.from({ length: 1_000 }, (_, i) => offset(HERE, ...(PLACES[name]?.(i) ?? [0, 0])));
    const score = scoreFlight(flownAlong(places), RULE_SETS.xcontest);
    expect((score?.upperBound ?? 0) / (score?.points ?? 1)).toBeLessThanOrEqual(1.01);
  });
});
