import { describe, expect, it } from 'vitest';
import { along, flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { closingsOf, gapTable, leastGapM } from './closing.ts';
import { MOST_PAIRS, workLimit } from './limits.ts';
import { CLOSED_M, nearestPair } from './nearest-pair.ts';
import { distanceM, placesOf } from './places.ts';
import { rangeTreeOf } from './range-tree.ts';

const HOME: LatLng = [46, 8];
const treeAlong = (path: readonly LatLng[]) => rangeTreeOf(placesOf(flownAlong(path), 'sphere'));
/** 10 km to the north, a fix each 100 m. */
const STRAIGHT = along([HOME, offset(HOME, 10_000, 0)], 100);
const OUT_AND_RETURN = [...STRAIGHT, ...STRAIGHT.toReversed()];

describe('a table of gaps', () => {
  it.each([
    [1, 1, 1],
    [100, 1, 100],
    [384, 1, 384],
    [385, 2, 193],
    [900, 3, 300],
    [3_840, 10, 384],
  ])('of %d fixes has blocks of %d, %d of them', (count, size, blocks) => {
    const places = placesOf(flownAlong(randomWalk(1, count)), 'sphere');
    expect(gapTable(places)).toMatchObject({ size, blocks });
    expect(gapTable(places).gaps).toHaveLength(blocks * blocks);
  });

  it('is nearly the gap itself on a straight line of single fixes', () => {
    const table = gapTable(placesOf(flownAlong(STRAIGHT), 'sphere'));
    for (const [from, to] of [
      [0, 100],
      [10, 60],
      [49, 51],
    ] as const) {
      const gap = leastGapM(table, from, to);
      expect(gap).toBeGreaterThan((to - from) * 100 - 3);
      expect(gap).toBeLessThanOrEqual((to - from) * 100);
    }
  });

  it('never grows with more fixes on either side', () => {
    const table = gapTable(placesOf(flownAlong(randomWalk(6, 120)), 'wgs84'));
    for (let from = 1; from < 119; from += 1)
      for (let to = from + 1; to < 119; to += 7) {
        expect(leastGapM(table, from, to)).toBeGreaterThanOrEqual(leastGapM(table, from, to - 1));
        expect(leastGapM(table, from - 1, to)).toBeGreaterThanOrEqual(leastGapM(table, from, to));
      }
  });

  it.each(['sphere', 'wgs84'] as const)('is never more than the gap of fixes in blocks of several (%s)', (earth) => {
    const tree = rangeTreeOf(placesOf(flownAlong(randomWalk(9, 900)), earth));
    const table = gapTable(tree.places);
    for (let from = 20; from < 800; from += 130)
      for (let to = from + 1; to < 900; to += 90) {
        const { closing } = nearestPair(
          tree,
          { upTo: { start: from, finish: to }, guess: { start: from, finish: to } },
          workLimit(),
        );
        expect(leastGapM(table, from, to)).toBeLessThanOrEqual(closing.gapM);
      }
  });

  it('is 0 where the fixes are one, or the wrong way round', () => {
    const table = gapTable(placesOf(flownAlong(STRAIGHT), 'sphere'));
    expect([leastGapM(table, 5, 5), leastGapM(table, 9, 3)]).toEqual([0, 0]);
  });
});

describe('the nearest pair', () => {
  it('of a straight flight is that of the fixes asked for', () => {
    const { closing } = nearestPair(
      treeAlong(STRAIGHT),
      { upTo: { start: 20, finish: 50 }, guess: { start: 0, finish: 100 } },
      workLimit(),
    );
    expect(closing).toEqual({ start: 20, finish: 50, gapM: expect.closeTo(3000, 0) });
  });

  it('of an out-and-return is closed, once a pair is near enough', () => {
    const tree = treeAlong(OUT_AND_RETURN);
    const { closing } = nearestPair(
      tree,
      { upTo: { start: 60, finish: 140 }, guess: { start: 60, finish: 140 } },
      workLimit(),
    );
    expect(closing.gapM).toBeLessThanOrEqual(CLOSED_M);
    expect(closing.start + closing.finish).toBe(OUT_AND_RETURN.length - 1);
  });

  it('needs no search where the guess is closed', () => {
    const tree = treeAlong(OUT_AND_RETURN);
    const guess = { start: 0, finish: OUT_AND_RETURN.length - 1 };
    expect(nearestPair(tree, { upTo: { start: 60, finish: 140 }, guess }, workLimit())).toEqual({
      closing: { ...guess, gapM: expect.closeTo(0, 6) },
      pairs: 0,
      isCut: false,
    });
  });

  it('does not depend on the guess', () => {
    const tree = treeAlong(randomWalk(14, 200));
    const upTo = { start: 70, finish: 130 };
    const gaps = [0, 20, 70].flatMap((start) =>
      [130, 160, 199].map((finish) => nearestPair(tree, { upTo, guess: { start, finish } }, workLimit()).closing.gapM),
    );
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6);
  });

  it('costs less with a better guess', () => {
    const tree = treeAlong(randomWalk(15, 400));
    const upTo = { start: 150, finish: 250 };
    const { closing, pairs } = nearestPair(tree, { upTo, guess: upTo }, workLimit());
    expect(nearestPair(tree, { upTo, guess: closing }, workLimit()).pairs).toBeLessThanOrEqual(pairs);
  });
});

describe('closings that are remembered', () => {
  const tree = treeAlong(randomWalk(16, 600));

  it('are those of a search of their own, in whatever order they are asked for', () => {
    const questions = [
      [10, 590],
      [100, 500],
      [101, 499],
      [250, 350],
      [299, 301],
    ] as const;
    for (const order of [questions, questions.toReversed()]) {
      const [closings, limit] = [closingsOf(tree), workLimit()];
      for (const [from, to] of order) {
        const { gapM } = nearestPair(
          tree,
          { upTo: { start: from, finish: to }, guess: { start: from, finish: to } },
          workLimit(),
        ).closing;
        const found = closings.nearest(from, to, limit);
        if (gapM > CLOSED_M) expect(found.gapM).toBeCloseTo(gapM, 6);
        else expect(found.gapM).toBeLessThanOrEqual(CLOSED_M);
        expect(distanceM(tree.places, found.start, found.finish)).toBeCloseTo(found.gapM, 6);
      }
    }
  });

  it('have bounds in order: at once, nearly, and the gap', () => {
    const [closings, limit] = [closingsOf(tree), workLimit()];
    for (let from = 5; from < 300; from += 59) {
      const to = 599 - from;
      const { gapM } = closings.nearest(from, to, limit);
      expect(closings.atLeast(from, to)).toBeLessThanOrEqual(gapM + 1e-6);
      expect(closings.atLeastNearly(from, to, limit)).toBeLessThanOrEqual(gapM + 1e-6);
    }
  });

  it('are one fix where nothing lies between', () => {
    const [closings, limit] = [closingsOf(tree), workLimit()];
    expect(closings.nearest(7, 7, limit)).toEqual({ start: 7, finish: 7, gapM: 0, leastM: 0 });
    expect(closings.nearest(9, 7, limit).gapM).toBe(0);
    expect(limit.pairs).toBe(MOST_PAIRS);
  });
});
