import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { distanceBetween } from '../geo.ts';
import { placeAt } from '../track/columns.ts';
import { farthestOf } from './farthest.ts';
import { lengthsAlong } from './lengths-along.ts';
import { runStartsOf } from './run-starts.ts';

const HOME: LatLng = [46, 7];
const walk = fc.tuple(fc.nat(5_000), fc.integer({ min: 1, max: 60 })).map(([seed, count]) => randomWalk(seed, count));

describe('the fix farthest from launch', () => {
  it.each([
    {
      which: 'the last of a straight flight',
      places: [
        [0, 0],
        [1000, 0],
        [2000, 0],
      ],
      index: 2,
      metres: 2000,
    },
    {
      which: 'where an out-and-return turns',
      places: [
        [0, 0],
        [3000, 4000],
        [0, 0],
      ],
      index: 1,
      metres: 5000,
    },
    {
      which: 'the first of two as far',
      places: [
        [0, 0],
        [0, 1500],
        [0, 0],
        [0, 1500],
      ],
      index: 1,
      metres: 1500,
    },
    {
      which: 'by the way from launch',
      places: [
        [0, 0],
        [-2000, 0],
        [2500, 0],
        [-2400, 0],
      ],
      index: 2,
      metres: 2500,
    },
    {
      which: 'the launch itself on the spot',
      places: [
        [0, 0],
        [0, 0],
      ],
      index: 0,
      metres: 0,
    },
  ])('is $which', ({ places, index, metres }) => {
    const found = farthestOf(flownAlong(places.map(([north = 0, east = 0]) => offset(HOME, north, east))));
    expect(found.farthestIndex).toBe(index);
    expect(found.farthestDistanceM).toBeCloseTo(metres, -1);
  });

  it('is no nearer than any other, and is as far as it says', () => {
    fc.assert(
      fc.property(walk, (places) => {
        const flown = flownAlong(places);
        const { farthestDistanceM, farthestIndex } = farthestOf(flown);
        const distances: readonly number[] = places.map((_, i) =>
          distanceBetween(placeAt(flown, 0), placeAt(flown, i)),
        );
        expect(farthestDistanceM).toBe(Math.max(...distances));
        expect(distances.indexOf(farthestDistanceM)).toBe(farthestIndex);
      }),
    );
  });

  it('is 0 m away in no fixes', () => {
    expect(farthestOf(flownAlong([]))).toEqual({ farthestDistanceM: 0, farthestIndex: 0 });
  });
});

describe('lengths along a track', () => {
  it('are the sums of its steps', () => {
    const square = [HOME, offset(HOME, 1000, 0), offset(HOME, 1000, 1000), offset(HOME, 0, 1000), HOME];
    const lengths = [...lengthsAlong(flownAlong(square))];
    expect(lengths).toEqual([0, 1000, 2000, 3000, 4000].map((metres) => expect.closeTo(metres, -1)));
  });

  it('never fall, are no less than the straight way, and the same flown backwards', () => {
    fc.assert(
      fc.property(walk, (places) => {
        const flown = flownAlong(places);
        const lengths = [...lengthsAlong(flown)];
        expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
        const total = lengths.at(-1) ?? 0;
        expect(total).toBeGreaterThanOrEqual(farthestOf(flown).farthestDistanceM - 1e-6);
        expect(lengthsAlong(flownAlong(places.toReversed())).at(-1)).toBeCloseTo(total, 6);
      }),
    );
  });

  it('do not change by fixes that stand', () => {
    const places = randomWalk(3, 20);
    const standing = places.flatMap((place) => [place, place, place]);
    expect(lengthsAlong(flownAlong(standing)).at(-1)).toBeCloseTo(lengthsAlong(flownAlong(places)).at(-1) ?? 0, 6);
  });

  it('take the short way over the date line', () => {
    expect(
      lengthsAlong(
        flownAlong([
          [0, 179.99],
          [0, -179.99],
        ]),
      ).at(-1),
    ).toBeCloseTo(2224, 0);
  });

  it('are none of no fixes, and 0 of one', () => {
    expect([...lengthsAlong(flownAlong([]))]).toEqual([]);
    expect([...lengthsAlong(flownAlong([HOME]))]).toEqual([0]);
  });
});

describe('the starts of runs', () => {
  it('are the fixes after breaks', () => {
    expect([...runStartsOf(7, (i) => i === 2 || i === 5)]).toEqual([0, 0, 2, 2, 2, 5, 5]);
    expect([...runStartsOf(4, () => true)]).toEqual([0, 1, 2, 3]);
    expect([...runStartsOf(4, () => false)]).toEqual([0, 0, 0, 0]);
  });

  it('are asked for from the second fix on', () => {
    const asked: number[] = [];
    runStartsOf(3, (i) => asked.push(i) < 0);
    expect(asked).toEqual([1, 2]);
    expect([...runStartsOf(0, () => true)]).toEqual([]);
  });
});
