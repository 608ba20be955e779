import { describe, expect, it } from 'vitest';
import { flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { seededRandom } from '#test/builders/random';
import { type Closings, closingsOf } from './closing.ts';
import { MOST_PAIRS, type WorkLimit, workLimit } from './limits.ts';
import { nearestPair } from './nearest-pair.ts';
import { distanceM, type Places, placesOf } from './places.ts';
import { rangeTreeOf } from './range-tree.ts';
import { RULE_SETS } from './rule-sets.ts';
import { scoreFlightByAll } from './score-flight.ts';
import { pointsAs, type TriangleKind, triangleKinds } from './triangle-points.ts';
import { bestTriangle, type TriangleTask } from './triangle-search.ts';

const HOME: LatLng = [46, 8];
const SIZE_M = 20_000;
const ALL = Object.values(RULE_SETS);

/** A square's places in the order of Hilbert's curve, which fills it. */
function hilbert(i: number, count: number): readonly [number, number] {
  let [x, y, rest] = [0, 0, i];
  const side = 2 ** Math.ceil(Math.log2(Math.sqrt(count)));
  for (let size = 1; size < side; size *= 2, rest = Math.floor(rest / 4)) {
    const [right, up] = [1 & (rest / 2), 1 & (rest ^ (rest / 2))];
    if (up === 0 && right === 1) [x, y] = [size - 1 - x, size - 1 - y];
    if (up === 0) [x, y] = [y, x];
    x += size * right;
    y += size * up;
  }
  return [(x / side) * SIZE_M, (y / side) * SIZE_M];
}

function pathOf(count: number, placeM: (i: number) => readonly [number, number]): readonly LatLng[] {
  return Array.from({ length: count }, (_, i) => offset(HOME, ...placeM(i)));
}

const random = seededRandom(11);
/** Tracks on which ranges of fixes are hardly apart from each other, and one on which they are. */
const SHAPES: readonly (readonly [string, (count: number) => readonly LatLng[]])[] = [
  ['at random in a square', (count) => pathOf(count, () => [SIZE_M * random(), SIZE_M * random()])],
  ['at random on a line', (count) => pathOf(count, () => [SIZE_M * random(), 0])],
  ['in turn in two places', (count) => pathOf(count, (i) => [(i % 2) * SIZE_M, 0])],
  ['all alike', (count) => pathOf(count, () => [0, 0])],
  ['on a curve that fills a square', (count) => pathOf(count, (i) => hilbert(i, count))],
  ['on a walk', (count) => randomWalk(3, count)],
];

function leastGap(places: Places, from: number, to: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= from; i += 1)
    for (let j = to; j < places.length; j += 1) least = Math.min(least, distanceM(places, i, j));
  return least;
}

/** A limit that counts what is taken from it, whatever is added. */
function counted(pairs: number): WorkLimit & { readonly spent: () => number } {
  let [left, spent] = [pairs, 0];
  return {
    ...workLimit(),
    get pairs() {
      return left;
    },
    set pairs(value) {
      spent += Math.max(0, left - value);
      left = value;
    },
    spent: () => spent,
  };
}

describe.each(SHAPES)('the search for a closing with fixes %s', (_, pathWith) => {
  const tree = rangeTreeOf(placesOf(flownAlong(pathWith(150)), 'sphere'));
  const questions = [
    [10, 140],
    [70, 80],
    [74, 75],
    [5, 30],
  ] as const;

  it.each([0, 1, 20, 300, 4_000, MOST_PAIRS])('ends within half of %d pairs, with a closing', (pairs) => {
    for (const [start, finish] of questions) {
      const limit = workLimit(pairs);
      const found = nearestPair(tree, { upTo: { start, finish }, guess: { start, finish } }, limit);
      const { closing } = found;
      expect(found.pairs).toBeLessThanOrEqual(Math.ceil(pairs / 2));
      expect(limit.pairs).toBe(pairs - found.pairs);
      expect(closing.start).toBeLessThanOrEqual(start);
      expect(closing.finish).toBeGreaterThanOrEqual(finish);
      expect(closing.gapM).toBeCloseTo(distanceM(tree.places, closing.start, closing.finish), 6);
      const least = leastGap(tree.places, start, finish);
      expect(closing.gapM).toBeGreaterThanOrEqual(least - 1e-6);
      if (!found.isCut) expect(closing.gapM).toBeLessThanOrEqual(Math.max(1, least + 1e-6));
    }
  });

  it.each([0, 1, 20, 300, 4_000, MOST_PAIRS])('with %d pairs for all knows of no gap more than is true', (pairs) => {
    const [closings, limit] = [closingsOf(tree), workLimit(pairs)];
    for (const [from, to] of questions) {
      const least = leastGap(tree.places, from, to);
      // A metre counts as closed.
      const most = Math.max(1, least + 1e-6);
      expect(closings.atLeastNearly(from, to, limit)).toBeLessThanOrEqual(most);
      const { gapM, leastM } = closings.nearest(from, to, limit);
      expect(gapM).toBeGreaterThanOrEqual(least - 1e-6);
      expect(leastM).toBeLessThanOrEqual(Math.min(gapM, most));
    }
  });
});

describe('the search for a closing among fixes at random', () => {
  const path = pathOf(3_000, () => [SIZE_M * random(), SIZE_M * random()]);
  const tree = rangeTreeOf(placesOf(flownAlong(path), 'sphere'));
  const question = { start: 1_400, finish: 1_600 };

  it('finds a much nearer pair than the one asked for within a thousandth of all', () => {
    const { closing, isCut } = nearestPair(tree, { upTo: question, guess: question }, workLimit(4_000));
    expect(isCut).toBe(true);
    expect(closing.gapM).toBeLessThan(SIZE_M / 50);
  });
});

/** Returns by numbers of two fixes the least of the values from the first or one before it to the second or one after it. */
function leastWithin(values: Float64Array, length: number): Float64Array {
  const least = values.slice();
  const at = (a: number, c: number) => (a < 0 || c >= length ? Number.POSITIVE_INFINITY : (least[a * length + c] ?? 0));
  for (let a = 0; a < length; a += 1)
    for (let c = length - 1; c >= a; c -= 1) least[a * length + c] = Math.min(at(a, c), at(a - 1, c), at(a, c + 1));
  return least;
}

/** Returns the most points of a triangle of single fixes under each of some rules: tries all. */
function mostPointsOfAll(places: Places, rules: readonly (readonly TriangleKind[])[]): readonly number[] {
  const { length } = places;
  const all = new Float64Array(length * length);
  const distances = all.map((_, i) => distanceM(places, Math.floor(i / length), i % length));
  const gaps = leastWithin(distances, length);
  const at = (values: Float64Array, a: number, b: number) => values[a * length + b] ?? 0;
  const most = rules.map(() => 0);
  function rate(a: number, b: number, c: number): void {
    const [ab, bc, ca] = [at(distances, a, b), at(distances, b, c), at(distances, a, c)];
    const measures = { perimeterM: ab + bc + ca, shortestM: Math.min(ab, bc, ca) };
    rules.forEach((kinds, i) => {
      for (const kind of kinds) most[i] = Math.max(most[i] ?? 0, pointsAs(kind, measures, at(gaps, a, c)));
    });
  }
  for (let a = 0; a < length; a += 1)
    for (let b = a; b < length; b += 1) for (let c = b; c < length; c += 1) rate(a, b, c);
  return most;
}

describe.each(SHAPES)('the search for triangles of fixes %s', (_, pathWith) => {
  // More than the blocks of the table of gaps, whose bounds leave no doubt of single fixes.
  const tree = rangeTreeOf(placesOf(flownAlong(pathWith(390)), 'sphere'));
  const rules = [RULE_SETS.xcontest.triangles, RULE_SETS.fai.triangles].map(triangleKinds);
  const most = mostPointsOfAll(tree.places, rules);

  it.each([0, 1_000, 30_000, 300_000, MOST_PAIRS])('with %d pairs has a bound that no triangle passes', (pairs) => {
    for (const [i, kinds] of rules.entries()) {
      const limit = counted(pairs);
      const { points, boundPoints } = searched({ kinds, closings: closingsOf(tree) }, limit);
      expect(boundPoints).toBeGreaterThanOrEqual((most[i] ?? 0) - 0.002);
      expect(points).toBeLessThanOrEqual(Math.min(boundPoints, (most[i] ?? 0) + 0.002));
      // As much again for the bounding polygon, and the last split of each.
      expect(limit.spent()).toBeLessThanOrEqual(2 * (pairs + 20));
    }
  });

  it.each([0, 10_000])('has such a bound also with closings remembered from searches of %d pairs', (pairs) => {
    for (const [i, kinds] of rules.entries()) {
      const { points, boundPoints } = searched({ kinds, closings: closingsAskedWithin(pairs) });
      expect(boundPoints).toBeGreaterThanOrEqual((most[i] ?? 0) - 0.002);
      expect(points).toBeLessThanOrEqual(Math.min(boundPoints, (most[i] ?? 0) + 0.002));
    }
  });

  function searched(task: Pick<TriangleTask, 'kinds' | 'closings'>, limit?: WorkLimit) {
    const { best, boundPoints } = bestTriangle({ ...task, tree, abovePoints: 0 }, limit);
    return { points: best?.points ?? 0, boundPoints };
  }

  function closingsAskedWithin(pairs: number): Closings {
    const [closings, limit] = [closingsOf(tree), workLimit(pairs)];
    for (let from = 0; from < 390; from += 1)
      for (let to = from; to < 390; to += 1 + (from % 2)) closings.nearest(from, to, limit);
    return closings;
  }
});

describe('scores of fixes at random', () => {
  it('come from a limited number of pairs, also of many fixes', () => {
    const path = pathOf(6_000, () => [SIZE_M * random(), SIZE_M * random()]);
    const tree = rangeTreeOf(placesOf(flownAlong(path), 'sphere'));
    const limit = counted(MOST_PAIRS);
    const kinds = triangleKinds(RULE_SETS.worldXc.triangles);
    bestTriangle({ tree, closings: closingsOf(tree), kinds, abovePoints: 0 }, limit);
    expect(limit.spent()).toBeLessThanOrEqual(2 * (MOST_PAIRS + 20));
    for (const score of scoreFlightByAll(flownAlong(path), ALL)) {
      expect(score?.points).toBeGreaterThan(0);
      expect(score?.upperBound).toBeGreaterThanOrEqual(score?.points ?? 0);
    }
  });
});
