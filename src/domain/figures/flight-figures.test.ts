import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { flownTrack } from '#test/builders/flown-track';
import { type FixDraft, flownPath, type Leg } from '#test/builders/igc';
import { distanceBetween } from '../geo.ts';
import { placeAt } from '../track/columns.ts';
import { lengthsAlong, runStartsOf } from './along-track.ts';
import { FIGURES_VERSION, type FlightFigures, farthestOf, figuresOf, ratesOver10S } from './flight-figures.ts';

const START = { at: 36_000, lat: 47, lng: 11, altitude: 1500 };
const figuresAlong = (legs: readonly Leg[], every = 1): FlightFigures =>
  figuresOf(flownTrack(flownPath(START, legs, every)));
const withoutAltitude = ({ at, lat, lng }: FixDraft): FixDraft => ({ at, lat, lng });

describe('the figures of a flight out and half way back', () => {
  const legs = [
    { seconds: 600, speed: 10, heading: 90, climb: -1 },
    { seconds: 100, speed: 0, climb: 3 },
    { seconds: 200, speed: 15, heading: 270, climb: -2 },
  ];
  const figures = figuresAlong(legs);

  it('have a version', () => {
    expect(figures.version).toBe(FIGURES_VERSION);
  });

  it('have the distances along the track, straight, and to the farthest fix', () => {
    expect(figures.trackLengthM).toBeCloseTo(9000, -1);
    expect(figures.straightDistanceM).toBeCloseTo(3000, -1);
    expect(figures.farthestDistanceM).toBeCloseTo(6000, -1);
    expect(figures.farthestIndex).toBe(600);
  });

  it('have speeds over the ground', () => {
    expect(figures.meanSpeed).toBeCloseTo(10, 1);
    expect(figures.maxSpeed).toBeCloseTo(15, 1);
  });

  it('have no speed that is a jump of the position, and none of what is faster than gliders', () => {
    const glide: Leg = { seconds: 1200, speed: 10, heading: 90 };
    expect(figuresAlong([glide, { seconds: 11, speed: 60, heading: 90 }, glide]).maxSpeed).toBeCloseTo(10, 1);
    expect(figuresAlong([glide, { ...glide, speed: 60 }]).maxSpeed).toBeNull();
  });

  it('have climb and sink over 10 s', () => {
    expect(figures.maxClimb).toBeCloseTo(3, 5);
    expect(figures.maxSink).toBeCloseTo(2, 5);
  });

  it('have the height gained and the highest fix', () => {
    expect(figures.heightGainedM).toBeCloseTo(300, 5);
    expect(figures.highestIndex).toBe(0);
  });

  it('have the best glide, the one of 10:1', () => {
    expect(figures.bestGlide?.ratio).toBeCloseTo(10, 1);
  });

  it('are the same by a fix every 5 s', () => {
    const { farthestIndex, bestGlide, ...sparse } = figuresAlong(legs, 5);
    expect(farthestIndex).toBe(120);
    expect(bestGlide?.ratio).toBeCloseTo(10, 1);
    expect(sparse.trackLengthM).toBeCloseTo(figures.trackLengthM, 1);
    expect([sparse.maxClimb, sparse.maxSink, sparse.heightGainedM]).toEqual([3, 2, 300]);
    expect(sparse.timesAbove).toEqual(figures.timesAbove);
  });
});

it('the highest speed is not below the mean speed on circles', () => {
  const { meanSpeed, maxSpeed } = figuresAlong([{ seconds: 600, speed: 10, turn: 18 }]);
  expect(meanSpeed).toBeCloseTo(10, 1);
  expect(maxSpeed).toBeCloseTo(10, 1);
});

it('a flight that only sank has a highest climb below 0', () => {
  const { maxClimb, maxSink, heightGainedM } = figuresAlong([{ seconds: 60, speed: 10, climb: -1 }]);
  expect([maxClimb, maxSink, heightGainedM]).toEqual([-1, 1, 0]);
});

it('without altitude, there are distances and speeds only', () => {
  const figures = figuresOf(flownTrack(flownPath(START, [{ seconds: 600, speed: 10 }]).map(withoutAltitude)));
  expect(figures.trackLengthM).toBeCloseTo(6000, -1);
  expect(figures).toMatchObject({ maxClimb: null, maxSink: null, heightGainedM: null });
  expect(figures).toMatchObject({ bestGlide: null, timesAbove: null, highestIndex: null });
});

describe('bad tracks', () => {
  const at = (index: number, fix: Partial<FixDraft> = {}): FixDraft => ({
    at: index,
    lat: 47,
    lng: 11,
    gnss: 900,
    ...fix,
  });
  const many = (count: number, fix: (i: number) => Partial<FixDraft>): readonly FixDraft[] =>
    Array.from({ length: count }, (_, i) => at(i, fix(i)));
  const still = { maxClimb: 0, maxSink: 0, maxSpeed: 0, trackLengthM: 0, heightGainedM: 0, bestGlide: null };

  it.each<[string, readonly FixDraft[], Partial<FlightFigures>]>([
    [
      'one fix',
      many(1, () => ({})),
      { meanSpeed: null, maxSpeed: null, maxClimb: null, trackLengthM: 0, highestIndex: 0 },
    ],
    ['two fixes', many(2, () => ({})), { meanSpeed: 0, maxSpeed: null, maxClimb: null, maxSink: null }],
    ['three fixes', many(3, (i) => ({ gnss: 900 + i })), { maxClimb: null, highestIndex: 2, heightGainedM: 0 }],
    ['6 h of standing', many(21_600, () => ({})), still],
    [
      'fixes hours apart',
      many(5, (i) => ({ at: 7200 * i, lat: 47 + i })),
      { maxSpeed: null, maxClimb: null, bestGlide: null },
    ],
    ['at the pole', many(40, (i) => ({ lat: 90, lng: i * 9 - 180 })), { maxClimb: 0, heightGainedM: 0 }],
  ])('%s', (_, fixes, expected) => {
    const figures = figuresOf(flownTrack(fixes));
    expect(figures).toMatchObject(expected);
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
  });

  it('over the antimeridian the distances are short', () => {
    const fixes = many(100, (i) => ({ lat: 0, lng: i < 50 ? 179.995 + i * 1e-4 : -180 + (i - 50) * 1e-4 }));
    const figures = figuresOf(flownTrack(fixes));
    expect(figures.trackLengthM).toBeCloseTo(99 * 11.12, 0);
    expect(figures.farthestDistanceM).toBeCloseTo(figures.straightDistanceM, 6);
  });

  it('40,000 fixes', () => {
    const figures = figuresOf(flownTrack(many(40_000, (i) => ({ lat: 47 + i * 1e-4, gnss: 4000 - (i % 3000) }))));
    expect(figures.trackLengthM).toBeCloseTo(3.9999 * 111_195, -3);
    expect(figures.heightGainedM).toBeCloseTo(13 * 2999, 0);
  });
});

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

const rates = (times: readonly number[], values: readonly number[]) =>
  ratesOver10S({ time: Uint32Array.from(times), values: Float64Array.from(values), mostPerSecond: 30 });
const seconds = (count: number, every = 1): readonly number[] => Array.from({ length: count }, (_, i) => i * every);

describe('rates over 10 s', () => {
  it('are the steepest 10 s, not the steepest step', () => {
    const times = seconds(31);
    expect(
      rates(
        times,
        times.map((t) => (t < 15 ? 0 : 20)),
      ),
    ).toEqual({ highest: 2, lowest: 0 });
    expect(
      rates(
        times,
        times.map((t) => Math.max(0, t - 20)),
      ),
    ).toEqual({ highest: 1, lowest: 0 });
  });

  it('find the steepest part anywhere', () => {
    const values = seconds(100).map((t) => -5 * Math.max(0, 10 - Math.abs(t - 50)));
    expect(rates(seconds(100), values)).toEqual({ highest: 5, lowest: -5 });
  });

  it.each([2, 4, 7, 20])('are the same by a fix every %s s', (every) => {
    expect(
      rates(
        seconds(20, every),
        seconds(20, every).map((t) => t * 3),
      ),
    ).toEqual({ highest: 3, lowest: 3 });
  });

  it('are not known within less than 10 s, or where fixes are more than 20 s apart', () => {
    expect(rates([], [])).toBeNull();
    expect(rates(seconds(10), seconds(10))).toBeNull();
    expect(rates(seconds(10, 21), seconds(10))).toBeNull();
  });

  it('leave a gap out', () => {
    const times = [...seconds(20), ...seconds(20).map((t) => t + 3600)];
    expect(rates(times, times)).toEqual({ highest: 1, lowest: 1 });
    expect(
      rates(
        times,
        times.map((t) => (t < 1000 ? 0 : 9999)),
      ),
    ).toEqual({ highest: 0, lowest: 0 });
  });

  it('leave out what an impossible step is part of', () => {
    const times = seconds(60);
    const jump = times.map((t) => t + (t < 30 ? 0 : 31));
    expect(rates(times, jump)).toEqual({ highest: 1, lowest: 1 });
    expect(
      rates(
        seconds(12),
        seconds(12).map((t) => t * 31),
      ),
    ).toBeNull();
  });
});
