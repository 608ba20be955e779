import { describe, expect, it } from 'vitest';
import { distancesOf } from '#test/builders/all-routes';
import { flownAlong, type LatLng, offset, randomPath, randomWalk } from '#test/builders/flown-paths';
import { seededRandom } from '#test/builders/random';
import {
  axesAt,
  boundingPolygonOf,
  meanOf,
  mostPointsWithin,
  trianglesAbove,
  type Vector3,
  valuesAlong,
} from './bounding-polygon.ts';
import { distanceM, type Places, placesOf } from './places.ts';
import { RULE_SETS } from './rule-sets.ts';
import { scoreFlight } from './score-flight.ts';
import { triangleKinds } from './triangle-points.ts';

const dot = (one: Vector3, other: Vector3): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const pointsAt = (...places: readonly LatLng[]): Places => placesOf(flownAlong(places), 'sphere');
const vectorAt = (place: LatLng): Vector3 => meanOf(pointsAt(place));

describe('the axes at a place', () => {
  it.each<[LatLng]>([
    [[0, 0]],
    [[46, 7]],
    [[-33, 151]],
    [[60, -150]],
    [[0, 180]],
    [[89.99, 20]],
    [[90, 0]],
    [[-90, 0]],
  ])('of %j are at right angles, of length 1, and turn from east to north to up', (place) => {
    const { up, east, north } = axesAt(vectorAt(place));
    for (const axis of [up, east, north]) expect(dot(axis, axis)).toBeCloseTo(1, 12);
    expect([dot(up, east), dot(east, north), dot(north, up)]).toEqual(
      [0, 0, 0].map((zero) => expect.closeTo(zero, 12)),
    );
    const turned: Vector3 = [
      east[1] * north[2] - east[2] * north[1],
      east[2] * north[0] - east[0] * north[2],
      east[0] * north[1] - east[1] * north[0],
    ];
    expect(dot(turned, up)).toBeCloseTo(1, 12);
  });

  it.each<[string, LatLng, LatLng]>([
    ['north', [46, 7], [46.01, 7]],
    ['east', [46, 7], [46, 7.01]],
    ['north', [-30, -70], [-29.99, -70]],
    ['east', [-30, -70], [-30, -69.99]],
    ['east', [10, 179.995], [10, -179.995]],
  ])('lead to the %s of %j', (axis, from, to) => {
    const axes = axesAt(vectorAt(from));
    const points = pointsAt(to);
    const [east = 0] = valuesAlong(points, vectorAt(from), axes.east);
    const [north = 0] = valuesAlong(points, vectorAt(from), axes.north);
    expect(axis === 'north' ? north : east).toBeGreaterThan(700);
    expect(Math.abs(axis === 'north' ? east : north)).toBeLessThan(2);
  });

  it('are any of a place without a direction', () => {
    const { up, east, north } = axesAt([0, 0, 0]);
    expect([up, east].map((axis) => dot(axis, axis))).toEqual([1, 1]);
    expect(dot(north, north)).toBeCloseTo(1, 12);
  });
});

describe('values along a direction', () => {
  it('are metres from a place, below 0 behind it', () => {
    const from = vectorAt([0, 0]);
    const { north, up } = axesAt(from);
    const points = pointsAt([0.1, 0], [-0.1, 0], [0, 0]);
    const values = valuesAlong(points, from, north);
    expect([...values]).toEqual([11_119, -11_119, 0].map((metres) => expect.closeTo(metres, -1)));
    // The earth falls away by d² / 2r.
    expect([...valuesAlong(points, from, up)]).toEqual([-9.7, -9.7, 0].map((metres) => expect.closeTo(metres, 0)));
  });

  it('have a mean of 0 from the mean of the points', () => {
    const points = pointsAt([46, 7], [46.2, 7.9], [45.7, 8.3], [46.1, 6.2]);
    const middle = meanOf(points);
    for (const axis of Object.values(axesAt(middle))) {
      const values = [...valuesAlong(points, middle, axis)];
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 5);
    }
  });
});

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

const HOME: LatLng = [46, 8];
const over = (...places: readonly (readonly [number, number])[]) =>
  placesOf(flownAlong(places.map(([northM, eastM]) => offset(HOME, northM, eastM))), 'sphere');

describe('the triangles of some fixes', () => {
  const places = over([0, 0], [3000, 0], [3000, 4000], [0, 4000], [1500, 2000]);

  it('are all of them, each once and in order of time, the longest first', () => {
    const found = trianglesAbove(places, [0, 1, 2, 3, 4], 0);
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ fixes: { a, b, c } }) => `${a} ${b} ${c}`)).size).toBe(10);
    expect(found.every(({ fixes: { a, b, c } }) => a < b && b < c)).toBe(true);
    const perimeters = found.map(({ perimeterM }) => perimeterM);
    expect(perimeters).toEqual(perimeters.toSorted((one, other) => other - one));
  });

  it('have their perimeter and shortest side', () => {
    const [only] = trianglesAbove(places, [0, 1, 2], 0);
    expect(only).toEqual({
      fixes: { a: 0, b: 1, c: 2 },
      perimeterM: expect.closeTo(12_000, -1),
      shortestM: expect.closeTo(3000, 0),
    });
  });

  it('are only those longer than asked for, and only of the fixes given', () => {
    const [longest] = trianglesAbove(places, [0, 1, 2, 3, 4], 0);
    expect(trianglesAbove(places, [0, 1, 2, 3, 4], 11_000)).toHaveLength(4);
    expect(trianglesAbove(places, [0, 1, 2, 3, 4], longest?.perimeterM ?? 0)).toEqual([]);
    expect(trianglesAbove(places, [1, 3, 4], 0).map(({ fixes }) => fixes)).toEqual([{ a: 1, b: 3, c: 4 }]);
    for (const fixes of [[], [1], [1, 2]]) expect(trianglesAbove(places, fixes, 0)).toEqual([]);
  });

  it('of a random flight include the longest of all', () => {
    const walk = placesOf(flownAlong(randomWalk(11, 25)), 'wgs84');
    const fixes = Array.from({ length: 25 }, (_, i) => i);
    let most = 0;
    for (const a of fixes)
      for (const b of fixes)
        for (const c of fixes)
          most = Math.max(most, distanceM(walk, a, b) + distanceM(walk, b, c) + distanceM(walk, c, a));
    expect(trianglesAbove(walk, fixes, 0)[0]?.perimeterM).toBeCloseTo(most, 6);
  });
});
